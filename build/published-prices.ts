import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Job } from '../shared/jobs/job';
import { defaultValue, type FieldValue, valuesOf } from '../shared/jobs/job-entry';
import { priceJob } from '../shared/jobs/price-job';
import { contentFolder } from './folders';

const text = z.string().trim().min(1, 'must not be empty');
const value = z.union([z.number(), z.string(), z.boolean()], 'must be the value of a field');

/** Figures that the pages state, and what has to agree with them. */
export const publishedSchema = z
  .array(
    z.strictObject({
      /** The page's path, such as `/faqs`, and the sentence as its content has it. */
      page: z.string().regex(/^\//, 'must be a path, such as /faqs'),
      sentence: text,
      job: text,
      values: z.record(z.string(), value),
      /** Choices each of whose values must agree with the figures. */
      every: z.array(z.string()).default([]),
      from: z.number().min(0),
      to: z.number().min(0),
      /** Units that `from` and `to` are the price of one of, such as square feet; 1 for the whole. */
      per: z.number().positive().default(1),
    }),
  )
  .default([]);

type Published = z.infer<typeof publishedSchema>[number];

/** Throws an Error that lists every rate that contradicts a published figure, with sentence and page; `name` is the business's file. */
export function checkPublishedPrices(
  published: readonly Published[],
  jobs: readonly Job[],
  name: string,
): void {
  const mistakes = published.flatMap((figure, index) =>
    contradictions(figure, jobs).map((mistake) => `${name}: published.${index}: ${mistake}`),
  );
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

function contradictions(figure: Published, jobs: readonly Job[]): string[] {
  const { page, sentence, from, to, per } = figure;
  const job = jobs.find(({ id }) => id === figure.job);
  if (!job) return [`there is no job '${figure.job}'`];
  if (!isOnPage(page, sentence)) return [`${page} does not say '${sentence}'`];
  const unknown = [...Object.keys(figure.values), ...figure.every].filter((field) => !(field in job.fields));
  if (unknown.length > 0) return [`'${unknown[0]}' is no field of ${job.id}`];
  return combinations(job, figure.every).flatMap((chosen) => {
    const values: Record<string, FieldValue> = { ...figure.values, ...chosen };
    const entry = {
      job: job.id,
      values: valuesOf(job.fields, (field, asked) => values[field] ?? defaultValue(asked)),
      items: [],
    };
    const cost = priceJob(job, entry).cents / 100 / per;
    if (cost >= from && cost <= to) return [];
    const words = Object.entries(values).map(([field, given]) => `${field}=${given}`);
    return [`${job.id} ${words.join(' ')} costs $${cost.toFixed(2)}, but ${page} says '${sentence}'`];
  });
}

/** Every combination of the values of these choices. */
function combinations(job: Job, names: readonly string[]): Record<string, string>[] {
  return names.reduce<Record<string, string>[]>(
    (all, name) => {
      const field = job.fields[name];
      const values = field?.kind === 'choice' ? field.values : [];
      return all.flatMap((chosen) => values.map((one) => ({ ...chosen, [name]: one })));
    },
    [{}],
  );
}

/** A page without content of its own says nothing that can be looked up. */
function isOnPage(page: string, sentence: string): boolean {
  const file = join(contentFolder, `${page === '/' ? '/index' : page}.json`);
  return existsSync(file) && readFileSync(file, 'utf8').includes(JSON.stringify(sentence).slice(1, -1));
}
