import { currencySymbol, formatMoney } from '../../shared/money';
import type { ServerBusiness } from '../business';
import { makeEstimate } from './estimate';
import type { Job } from './job';
import { lineCents, type PriceLine, type PricePart, priceLines } from './price';
import type { Rates } from './rates';
import { assumeWallAreas } from './wall-area';

/** Facts of the business that its prices depend on. */
type Terms = Pick<ServerBusiness, 'currency' | 'minimumOrder'>;

/** A job's price line by line, as text for a terminal. */
export function explainPrice({ body, sizes }: Job, rates: Rates, { currency, minimumOrder }: Terms): string {
  const project = assumeWallAreas(body, rates);
  const lines = priceLines(project.body, rates);
  const { totalCost, low, high, assumed = [] } = makeEstimate(body, rates);
  const width = Math.max(...lines.map(({ label }) => label.length), 'Minimum order'.length) + 2;
  const symbol = currencySymbol(currency);
  const money = (amount: number) => formatMoney(amount, undefined, symbol);
  const wholeMoney = (amount: number) => money(amount).replace('.00', '');
  const row = (label: string, amount: number) =>
    `${label.padEnd(width)}${money(amount).padStart('$100,000.00'.length)}`;
  return [
    ...sizes.map((size, index) => (sizes.length > 1 ? `Room ${index + 1}: ${size}` : size)),
    ...assumed.map(({ wallSqft, of }) => `Assumed: ${wallSqft} sq ft of wall, as in ${of}`),
    '',
    ...lines.flatMap((line) => [row(line.label, lineCents(line) / 100), ...reasons(line, money)]),
    '',
    row('Total', totalCost),
    ...(totalCost < minimumOrder ? [row('Minimum order', minimumOrder)] : []),
    `Before tax. After a visit: ${wholeMoney(low)} to ${wholeMoney(high)}.`,
  ].join('\n');
}

function reasons({ parts }: PriceLine, money: (amount: number) => string): string[] {
  return parts.map((part) => `  ${calculation(part, money)}: ${part.rate.reason}`);
}

function calculation({ quantity, rate }: PricePart, money: (amount: number) => string): string {
  return 'percent' in rate
    ? `${rate.percent} ${rate.unit} (${money(quantity)})`
    : `${quantity} × ${money(rate.cents / 100)} per ${rate.unit}`;
}
