import type { Job, Rate } from '../../shared/jobs/job';

/** A rate this many times ours, or this part of it, is likely a slip of the decimal point. */
const farOff = 10;

/** Whether an amount is so far from ours that it is asked about. */
export function isFarOff(amount: number, ours: number): boolean {
  return ours > 0 && amount > 0 && (amount >= ours * farOff || amount * farOff <= ours);
}

/** Rates of a job that are a tenth of ours or less, or ten times ours or more, as a sentence each. */
export function farOffRates(job: Job | undefined, stock: Job | undefined): readonly string[] {
  const ours = ratesOf(stock);
  return ratesOf(job).flatMap((rate) => {
    const known = ours.find(
      (one) => one.line === rate.line && one.when === rate.when && kindOf(one) === kindOf(rate),
    );
    const [amount, usual] = [amountOf(rate), known ? amountOf(known) : 0];
    if (!isFarOff(amount, usual)) return [];
    const of = rate.when ? `${rate.line} ${rate.when}` : rate.line;
    return [`charge $${amount} for ${of}, and ours is $${usual}: is that meant? Amounts are dollars`];
  });
}

/** Dollars of a rate; 0 for a percentage. */
export function amountOf(rate: Rate): number {
  if ('each' in rate) return rate.each;
  if ('perSquareFoot' in rate) return rate.perSquareFoot;
  if ('smallest' in rate) return rate.smallest;
  return 'fixed' in rate ? rate.fixed : 0;
}

function kindOf(rate: Rate): string | undefined {
  return (['each', 'perSquareFoot', 'smallest', 'fixed', 'percent'] as const).find((kind) => kind in rate);
}

function ratesOf(job: Job | undefined): readonly Rate[] {
  return [...(job?.items?.rates ?? []), ...(job?.rates ?? [])];
}
