import { forBusiness } from './locales/en';
import { type BusinessTerms, money } from './money';
import type { EstimatePrice } from './price';
import type { Project } from './project';
import { projectRows, type RowGroup } from './project-rows';

/** A project as text in blocks, one field a line, the total last (docs/behaviour.md#37-the-summary); in English, as the business reads it. */
export function summarize(project: Project, price: EstimatePrice, terms: BusinessTerms): string {
  const groups = projectRows(project, 'en', terms, price.assumed);
  const blocks =
    project.estimationType === 'general'
      ? groups.map((group) => [words.wholeCondo, ...lines(group)])
      : [[heading(project, terms)], ...groups.map((group) => [group.title, ...lines(group)])];
  return [...blocks, totalLines(price, terms)].map((block) => block.join('\n')).join('\n\n');
}

const words = forBusiness.summary;

function heading({ estimationType }: Project, { jobs }: BusinessTerms): string {
  return estimationType === 'specific_rooms'
    ? words.specificRooms
    : words.otherJob(jobs.find(({ id }) => id === estimationType)?.texts.en.label ?? estimationType);
}

function lines({ rows }: RowGroup): string[] {
  const area = rows.find(({ name }) => name === 'wallSqft')?.text;
  return rows.flatMap(({ name, label, text }) => {
    const line = `${label}: ${text}`;
    // A ceiling is not measured: it is taken to be as large as the wall figure.
    return name === 'ceilingType' ? [line, `${words.ceilingArea}: ${area}`] : [line];
  });
}

function totalLines(price: EstimatePrice, terms: BusinessTerms): string[] {
  const { totalCost, originalCost, minimumOrder, minimumApplied } = price;
  if (!minimumApplied) return [words.total, money(terms, totalCost)];
  return [
    words.originalCost(money(terms, originalCost)),
    words.minimumOrder(money(terms, minimumOrder)),
    words.finalCost(money(terms, totalCost)),
  ];
}
