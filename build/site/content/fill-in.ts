import { Liquid } from 'liquidjs';
import type { Business } from '../../business';

const engine = new Liquid({ strictVariables: true, strictFilters: true });

/**
 * The value with the business filled into its texts, at any depth: they may hold `{{ business.name }}` and the like.
 * Throws with `place` and the path of the text when it names something that the business does not have.
 */
export function fillIn(value: unknown, business: Business, place: string, path: string[] = []): unknown {
  if (typeof value === 'string') return fillInText(value, business, [place, path.join('.')]);
  if (Array.isArray(value)) {
    return value.map((item, index) => fillIn(item, business, place, [...path, String(index)]));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillIn(item, business, place, [...path, key])]),
  );
}

function fillInText(text: string, business: Business, place: string[]): string {
  if (!text.includes('{{')) return text;
  try {
    return engine.parseAndRenderSync(text, { business });
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${place.filter(Boolean).join(': ')}: ${reason}`);
  }
}
