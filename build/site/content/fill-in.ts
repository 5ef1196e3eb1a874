import { Liquid } from 'liquidjs';
import { resolveLanguage } from '../../../shared/language';
import { currencySymbol, formatMoney } from '../../../shared/money';
import { type Business, timeSpan } from '../../business';

const engine = new Liquid({ strictVariables: true, strictFilters: true });

// Liquid's own `capitalize` lower-cases the rest, which breaks names.
engine.registerFilter('upcase_first', (text: string) => text.charAt(0).toUpperCase() + text.slice(1));

/**
 * Fills the business into every text of a value, at any depth: `{{ business.name }}`, `{{ minimumOrder }}`,
 * conditions. Drops list entries whose `when` names an empty field of the business. Throws with `place` and
 * the text's path for unknown names.
 */
export function fillIn(value: unknown, business: Business, place: string): unknown {
  return fillInAt(value, business, { place, path: [] });
}

interface Spot {
  /** File name, for errors. */
  readonly place: string;
  readonly path: readonly string[];
}

function fillInAt(value: unknown, business: Business, spot: Spot): unknown {
  const below = (key: string): Spot => ({ ...spot, path: [...spot.path, key] });
  if (typeof value === 'string') return fillInText(value, business, spot);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const { isLeftOut, entry } = conditional(item, business, below(String(index)));
      return isLeftOut ? [] : [fillInAt(entry, business, below(String(index)))];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillInAt(item, business, below(key))]),
  );
}

/** A list entry without its `when`, and whether to drop it. */
function conditional(item: unknown, business: Business, spot: Spot): { isLeftOut: boolean; entry: unknown } {
  if (typeof item !== 'object' || item === null || !('when' in item))
    return { isLeftOut: false, entry: item };
  const { when, ...entry } = item;
  const fields = new Map<unknown, unknown>(Object.entries(business));
  if (!fields.has(when))
    throw new Error(`${named(spot)}.when: the business has no field ${JSON.stringify(when)}`);
  return { isLeftOut: !fields.get(when), entry };
}

function fillInText(text: string, business: Business, spot: Spot): string {
  if (!/\{[{%]/.test(text)) return text;
  try {
    return engine.parseAndRenderSync(text, { business, ...writtenOut(business) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${named(spot)}: ${reason}`);
  }
}

function named({ place, path }: Spot): string {
  return [place, path.join('.')].filter(Boolean).join(': ');
}

/** Amounts and promises of the business in words, for texts and templates. */
export function writtenOut(business: Business) {
  const { warrantyYears, answerHours, yearsInOperation, combinedExperienceYears } = business;
  const language = resolveLanguage(undefined, business.languages);
  const symbol = currencySymbol(business.currency);
  return {
    currencySymbol: symbol,
    minimumOrder: formatMoney(business.minimumOrder, language, symbol),
    warranty: timeSpan(warrantyYears, 'year', language),
    answerTime: timeSpan(answerHours, 'hour', language),
    timeInOperation: timeSpan(yearsInOperation, 'year', language),
    combinedExperience: timeSpan(combinedExperienceYears, 'year', language),
  };
}
