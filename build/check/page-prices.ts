import { join } from 'node:path';
import type { Business } from '../../shared/business/business-schema';
import { stockJobs } from '../../shared/jobs/stock-jobs';
import { readBusiness } from '../business/business';
import { siteFolder } from '../business/folders';
import { type BusinessFinding, must, quoted, should } from './finding';

/**
 * Prices in a page's sentences that none of the business's facts states: a 'must' for one that the template charges or
 * states, advice for any other.
 */
export function priceFindings(
  path: string,
  sentences: readonly string[],
  { facts, minimumOrder }: Pick<Business, 'facts' | 'minimumOrder'>,
): BusinessFinding[] {
  const own = amountsIn([facts, minimumOrder]);
  const ofTemplate = templateAmounts();
  const stated = new Map(
    sentences.flatMap((sentence) => pricesIn(sentence).map((amount) => [amount, sentence] as const)),
  );
  return [...stated]
    .filter(([amount]) => !own.has(amount))
    .map(([amount, sentence]) =>
      ofTemplate.has(amount)
        ? must(
            path,
            'price',
            `${amount} is the template's price, and none of your facts: ${quoted(sentence)}`,
          )
        : should(path, 'price', `${amount} is none of your facts: ${quoted(sentence)}`),
    );
}

/** The amounts of money in a text: '$1,250.50' and '1 250,50 $'. */
function pricesIn(text: string): number[] {
  const before = [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );
  const after = [...text.matchAll(/(?<![$\d])(\d[\d\s]*(?:,\d+)?)\s?\$/g)].map(([, digits = '']) =>
    Number(digits.replace(/\s/g, '').replace(',', '.')),
  );
  return [...before, ...after].filter(Number.isFinite);
}

/** Every number in a value. */
function amountsIn(value: unknown): ReadonlySet<number> {
  if (typeof value === 'number') return new Set([value]);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((inner) => [...amountsIn(inner)]));
}

let template: ReadonlySet<number> | undefined;

function templateAmounts(): ReadonlySet<number> {
  const read = () => {
    const { facts, minimumOrder } = readBusiness(join(siteFolder, 'business.json'));
    return amountsIn([facts, minimumOrder, stockJobs.map(({ rates, items }) => [rates, items?.rates])]);
  };
  template ??= read();
  return template;
}
