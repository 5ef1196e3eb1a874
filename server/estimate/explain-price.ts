import { formatMoney } from '../../widgets/contract';
import { makeEstimate } from './estimate';
import type { Job } from './job';
import { lineCents, type PriceLine, type PricePart, priceLines } from './price';
import type { Rates } from './rates';
import { assumeWallAreas } from './wall-area';

/** What a job costs and why, line by line, as text for a terminal. */
export function explainPrice({ body, sizes }: Job, rates: Rates): string {
  const project = assumeWallAreas(body, rates);
  const lines = priceLines(project.body, rates);
  const { totalCost, low, high, assumed = [] } = makeEstimate(body, rates);
  const width = Math.max(...lines.map(({ label }) => label.length), 'Total'.length) + 2;
  const row = (label: string, dollars: number) =>
    `${label.padEnd(width)}${formatMoney(dollars).padStart('$100,000.00'.length)}`;
  return [
    ...sizes.map((size, index) => (sizes.length > 1 ? `Room ${index + 1}: ${size}` : size)),
    ...assumed.map(({ wallSqft, of }) => `Assumed: ${wallSqft} sq ft of wall, as in ${of}`),
    '',
    ...lines.flatMap((line) => [row(line.label, lineCents(line) / 100), ...reasons(line)]),
    '',
    row('Total', totalCost),
    `Before tax and the minimum order. After a visit: ${wholeDollars(low)} to ${wholeDollars(high)}.`,
  ].join('\n');
}

function reasons({ parts }: PriceLine): string[] {
  return parts.map((part) => `  ${calculation(part)}: ${part.rate.reason}`);
}

function calculation({ quantity, rate }: PricePart): string {
  return 'percent' in rate
    ? `${rate.percent} ${rate.unit} (${formatMoney(quantity)})`
    : `${quantity} × ${formatMoney(rate.cents / 100)} per ${rate.unit}`;
}

function wholeDollars(amount: number): string {
  return formatMoney(amount).replace(/\.00$/, '');
}
