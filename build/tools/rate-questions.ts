import type { Job, Rate } from '../../shared/jobs/job';
import { stockJobs } from '../../shared/jobs/stock-jobs';
import { amountOf, isFarOff } from '../check/far-off-rates';
import type { BusinessDraft, BusinessQuestion, OwnRates } from './question';
import { rateSubject } from './rate-label';

/** How many rates of a job are asked for. */
const leading = 3;

/** One question for each job that comes with the product: its leading rates, in dollars. */
export const rateQuestions: readonly BusinessQuestion[] = stockJobs.map((job) => {
  const asked = leadingRates(job);
  const ours = asked.map((rate) => amountOf(rate)).join(', ');
  return {
    name: `${job.id.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Rates`,
    text: `${job.texts.en.label}: what do you charge, in dollars, for ${asked.map((rate) => nameOf(rate, job)).join('; ')}? Ours are ${ours}.`,
    example: ours,
    otherwise: 'ours, which the check names until you confirm them',
    isAsked: ({ business }) => business.jobs.includes(job.id),
    apply: (draft, answer) => (answer ? withRates(draft, job, asked, answer) : draft),
  };
});

function withRates(draft: BusinessDraft, job: Job, asked: readonly Rate[], answer: string): BusinessDraft {
  if (!draft.business.jobs.includes(job.id)) throw new Error(`'${job.id}' is none of the jobs`);
  // A comma that stands between digits is of a number; one with a space is of the list.
  const amounts = answer.split(/[;\s]+|,(?=\s)/).filter(Boolean);
  if (amounts.length !== asked.length)
    throw new Error(`must be ${asked.length} amounts, such as ${asked.map(amountOf).join(', ')}`);
  const changed = new Map(
    asked.map((rate, index) => [rate, readAmount(`${amounts[index]}`, amountOf(rate))]),
  );
  const own = (rates: readonly Rate[]) => rates.map((rate) => withAmount(rate, changed.get(rate)));
  const rates: OwnRates = job.items ? { items: { rates: own(job.items.rates) } } : { rates: own(job.rates) };
  return { ...draft, rates: { ...draft.rates, [job.id]: rates } };
}

/** `0.12!` is meant, however far it is from ours. */
function readAmount(text: string, ours: number): number {
  const amount = Number(text.replace(/^\$|[,!]+$/g, '').replace(',', '.'));
  if (!Number.isFinite(amount) || amount < 0) throw new Error(`'${text}' must be dollars, such as ${ours}`);
  if (isFarOff(amount, ours) && !text.includes('!')) {
    throw new Error(`${amount} is far from ours, ${ours}: write ${amount}! if it is meant`);
  }
  return amount;
}

function withAmount(rate: Rate, amount: number | undefined): Rate {
  if (amount === undefined) return rate;
  const reason = 'Your own rate.';
  if ('each' in rate) return { ...rate, each: amount, reason };
  if ('perSquareFoot' in rate) return { ...rate, perSquareFoot: amount, reason };
  return 'fixed' in rate ? { ...rate, fixed: amount, reason } : rate;
}

/** The first rates in dollars of the repeated parts, or else of the whole job. */
function leadingRates({ rates, items }: Job): readonly Rate[] {
  return (items?.rates ?? rates)
    .filter((rate) => 'each' in rate || 'perSquareFoot' in rate || ('fixed' in rate && !rate.of))
    .slice(0, leading);
}

/** The name of a rate: 'Walls: Color Change, by the square foot', 'Doors, by the door'. */
function nameOf(rate: Rate, { texts }: Job): string {
  const what = rateSubject(rate, texts.en);
  if (!('perSquareFoot' in rate)) return `${what}, by the ${rate.unit ?? 'piece'}`;
  return `${what}, by the square foot${rate.alone ? ' of wall' : ''}`;
}
