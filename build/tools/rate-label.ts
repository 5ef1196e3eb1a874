import type { JobTexts, Rate } from '../../shared/jobs/job';

const kinds = ['each', 'perSquareFoot', 'fixed', 'smallest', 'percent'] as const;

/** The field of a rate that holds its amount. */
export function amountField(rate: object): (typeof kinds)[number] | undefined {
  return kinds.find((kind) => kind in rate);
}

/** Tells the rates of a job apart. */
export function rateKey(rate: { readonly line?: unknown; readonly when?: unknown }): string {
  return [rate.line, rate.when ?? '', amountField(rate)].join();
}

/** What a rate charges for: 'Walls: Color Change', 'Doors'. */
export function rateSubject({ line, when }: Pick<Rate, 'line' | 'when'>, texts: JobTexts): string {
  const label = texts.lines[line] ?? texts.fields[line];
  const name = typeof label === 'object' ? label['sq ft'] : (label ?? line);
  return when === undefined ? name : `${name}: ${texts.choices[line]?.[when] ?? when}`;
}

/** The label of a rate in a form: 'Doors: price of each door, in dollars'. */
export function rateLabel(rate: Rate, texts: JobTexts): string {
  const of = rateSubject(rate, texts);
  const unit = rate.unit ?? 'one';
  switch (amountField(rate)) {
    case 'each':
      return `${of}: price of each ${unit}, in dollars`;
    case 'perSquareFoot':
      return `${of}: price of a square foot, in dollars`;
    case 'fixed':
      return `${of}: price for the ${rate.unit ?? 'whole'}, in dollars`;
    case 'smallest':
      return `${of}: smallest price, in dollars`;
    default:
      return `${of}: percent on top`;
  }
}
