/** What the load test measures of a lead. */
export interface LeadCost {
  /** Day of the measurement, in words. */
  readonly day: string;
  readonly perSecond: number;
  /** Processor time of the server, its mails included. */
  readonly serverMs: number;
  readonly p99Ms: number;
  /** In the store, with one mail; twice that is the most it takes with both. */
  readonly kilobytes: number;
}

/** The tables of docs/scale.md: what a lead costs, and, on paper, what many do. */
export function leadCostsText(cost: LeadCost): string {
  const { day, perSecond, serverMs, p99Ms, kilobytes } = cost;
  const most = 10_000;
  return `| A lead (${day}) | |
|---|---|
| calls | the price and two mails; one more where leads have a service of their own |
| processor time of the server, mails included | ${serverMs} ms |
| answer, 99 of 100, at ${perSecond} a second | ${p99Ms} ms |
| space in the store, with one mail | ${kilobytes} kB; at most twice that with both |

| leads an hour | a second, in a minute of five times the average | of one core | mails an hour | store at most, 30 days of ten such hours |
|---:|---:|---:|---:|---:|
${[100, 1_000, most].map((leads) => row(leads, cost)).join('\n')}

${perSecond} leads a second are ${(perSecond * 3600).toLocaleString('en')} an hour: ${Math.round(perSecond / peak(most))} times the busiest minute of the last row.`;
}

/** The leads of that table, as they stand in a text. */
export function readLeadCost(text: string): LeadCost {
  const figure = (pattern: RegExp) => Number(pattern.exec(text)?.[1]);
  return {
    day: /A lead \(([^)]*)\)/.exec(text)?.[1] ?? '',
    perSecond: figure(/at (\d+) a second/),
    serverMs: figure(/mails included \| ([\d.]+) ms/),
    p99Ms: figure(/a second \| (\d+) ms/),
    kilobytes: figure(/one mail \| ([\d.]+) kB/),
  };
}

function row(leads: number, { serverMs, kilobytes }: LeadCost): string {
  const ofCore = (peak(leads) * serverMs) / 10;
  const gigabytes = (leads * 10 * 30 * 2 * kilobytes) / 1e6;
  const columns = [
    leads,
    twoFigures(peak(leads)),
    `${twoFigures(ofCore)} %`,
    leads * 2,
    `${twoFigures(gigabytes)} GB`,
  ];
  return `| ${columns.map((one) => (typeof one === 'number' ? one.toLocaleString('en') : one)).join(' | ')} |`;
}

/** Leads a second in the busiest minute. */
function peak(leads: number): number {
  return (leads / 3600) * 5;
}

function twoFigures(figure: number): string {
  return String(Number(figure.toPrecision(2)));
}
