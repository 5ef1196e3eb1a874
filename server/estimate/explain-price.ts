import type { Job } from '../../shared/jobs/job';
import { priceJob } from '../../shared/jobs/price-job';
import type { PriceLine, PricePart } from '../../shared/jobs/price-lines';
import { currencySymbol, formatMoney } from '../../shared/money';
import { inUnit } from '../../shared/units';
import type { ServerBusiness } from '../base/business';
import type { DescribedJob } from './job';

/** Why a project without work has no price. */
export const nothingToPaint =
  'Nothing to paint: give at least one size or count above 0, or an option that is work.';

/** The business's settings that an explained price shows. */
type Terms = Pick<ServerBusiness, 'currency' | 'minimumOrder'>;

/** The price of a job with its reasons, line by line, as text for a terminal. */
export function explainPrice({ job, entry, sizes }: DescribedJob, { currency, minimumOrder }: Terms): string {
  const { cents, lines, low, high, assumed } = priceJob(job, entry);
  if (cents === 0) return nothingToPaint;
  const words = job.texts.en;
  const width = Math.max(...lines.map(({ label }) => label.length), 'Minimum order'.length) + 2;
  const symbol = currencySymbol(currency);
  const money = (amount: number) => formatMoney(amount, undefined, symbol);
  const wholeMoney = (amount: number) => money(amount).replace('.00', '');
  const row = (label: string, amount: number) =>
    `${label.padEnd(width)}${money(amount).padStart('$100,000.00'.length)}`;
  const assumedRow = ({ field, squareFeet }: (typeof assumed)[number]) => {
    const of = words.usual[field] ?? words.usual.wallSqft;
    // What is painted without its walls is priced by them.
    const what =
      field === 'wallSqft'
        ? ''
        : ` for the ${(words.lines[field] ?? `${words.fields[field]}`).toLowerCase()}`;
    return `Assumed: ${squareFeet} sq ft of wall${what}${of ? `, as in ${inUnit(of, 'sq ft')}` : ''}`;
  };
  const before = [
    ...sizes.map((size, index) => (sizes.length > 1 ? `Room ${index + 1}: ${size}` : size)),
    ...assumed.map(assumedRow),
  ];
  return [
    ...before,
    ...(before.length > 0 ? [''] : []),
    ...lines.flatMap((line) => [row(line.label, line.cents / 100), ...reasons(line, money)]),
    '',
    row('Total', cents / 100),
    ...(cents / 100 < minimumOrder ? [row('Minimum order', minimumOrder)] : []),
    `Before tax. After a visit: usually between ${wholeMoney(low)} and ${wholeMoney(high)}.`,
    ...rangeReasons(lines, job.range, money),
  ].join('\n');
}

/** How the range comes about: by how many percent what was measured, and what was assumed, may change. */
function rangeReasons(
  lines: readonly PriceLine[],
  { measured, assumed }: Job['range'],
  money: (amount: number) => string,
): string[] {
  const cents = lines.reduce((total, line) => total + line.cents, 0);
  const guessed = lines
    .flatMap(({ parts }) => parts)
    .reduce((total, { assumedCents }) => total + assumedCents, 0);
  const shares = [
    { amount: cents - guessed, percent: measured, of: 'what was given' },
    { amount: guessed, percent: assumed, of: 'what rests on an assumed size' },
  ];
  return shares
    .filter(({ amount }) => amount > 0)
    .map(({ amount, percent, of }) => `  ${percent} percent of ${of} (${money(amount / 100)})`);
}

function reasons({ parts }: PriceLine, money: (amount: number) => string): string[] {
  return parts.map((part) => `  ${calculation(part, money)}: ${part.rate.reason}`);
}

function calculation({ cents, quantity, rate }: PricePart, money: (amount: number) => string): string {
  if ('percent' in rate) {
    return `${rate.percent} ${rate.unit ?? `percent of ${rate.of.join(', ')}`} (${money(quantity)})`;
  }
  if ('once' in rate) return `once ${money(rate.once)}`;
  if ('smallest' in rate) return `at least ${money(rate.smallest)}, so ${money(cents / 100)} more`;
  const [each, unit] =
    'fixed' in rate
      ? [rate.fixed, 'project']
      : 'each' in rate
        ? [rate.each, 'piece']
        : [rate.perSquareFoot, 'square foot'];
  return `${quantity} × ${money(each)} per ${rate.unit ?? unit}`;
}
