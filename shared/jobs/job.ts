import { z } from 'zod';
import { text } from '../schema-parts';
import { roomWallSqft } from '../units';

const fieldName = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name such as doorFrames');
const dollars = z
  .number('must be dollars')
  .min(0, 'must be 0 or more')
  .max(100_000, 'must be dollars, at most 100,000')
  .refine(
    (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
    'must be dollars with at most two decimals',
  );
const percent = z.int('must be a whole number').min(0, 'must be 0 or more');
const reason = text.optional();

const usual = z
  .union(
    [
      z.strictObject({ squareFeet: z.int().min(1), reason }),
      z.strictObject({ by: fieldName, of: z.record(z.string(), z.int().min(1)), reason }),
      z.strictObject({ floorSqft: z.int().min(1), percent: z.int().min(1), reason }),
      z.strictObject({
        lengthFeet: z.number().positive(),
        widthFeet: z.number().positive(),
        heightFeet: z.number().positive(),
        reason,
      }),
    ],
    'must be squareFeet; by and of; floorSqft and percent; or lengthFeet, widthFeet and heightFeet',
  )
  .meta({ description: 'The usual size, for visitors who do not know theirs.' });

/** The option's name in `npm run price`, where it isn't the field's. */
const option = z
  .string()
  .regex(/^[a-z-]+$/)
  .optional();
/** The answers to a choice with which the field is asked: `{"structure": ["fence"]}`. */
const when = z.record(fieldName, z.array(z.string()).min(1)).optional();
const measures = ['walls', 'home', 'floor', 'side'] as const;
/** What the help with measuring finds; by the answer to a choice where `by` names one. */
const measure = z
  .union(
    [z.enum(measures), z.strictObject({ by: fieldName, of: z.record(z.string(), z.enum(measures)) })],
    `must be one of ${measures.join(', ')}, or by and of`,
  )
  .optional();
const maximum = z.int().min(1).max(1_000_000).optional();
const isRequired = z.boolean().optional();

const field = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('count'), option, maximum, default: z.int().min(0).optional() }),
    z.strictObject({
      kind: z.literal('area'),
      option,
      maximum,
      required: isRequired,
      usual: usual.optional(),
      measure,
    }),
    z.strictObject({ kind: z.literal('length'), option, maximum, required: isRequired }),
    z.strictObject({
      kind: z.literal('choice'),
      option,
      values: z.array(z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be a name such as non_stipple')).min(2),
      default: z.string().optional(),
      when,
    }),
    z.strictObject({ kind: z.literal('flag'), option, default: z.boolean().optional() }),
  ],
  { error: 'must be count, area, length, choice or flag' },
);

const ofRate = { line: fieldName, when: z.string().optional(), unit: text.optional(), reason: text };
const otherLines = z.array(fieldName).min(1);
const rate = z.union(
  [
    z.strictObject({ ...ofRate, fixed: dollars, of: otherLines.optional() }),
    z.strictObject({ ...ofRate, each: dollars }),
    z.strictObject({
      ...ofRate,
      perSquareFoot: dollars,
      area: fieldName.optional(),
      alone: z.boolean().optional(),
    }),
    z.strictObject({ ...ofRate, percent, of: otherLines }),
    z.strictObject({ ...ofRate, smallest: dollars }),
  ],
  'must have line, reason and one of fixed, each, perSquareFoot, percent with of, smallest',
);

const fields = z
  .record(fieldName, field)
  .refine((all) => Object.keys(all).length > 0, 'must have at least one field');
const rates = z.array(rate).meta({ title: 'Prices', editor: 'rates' });
const part = { fields, rates };
/** What each repeated part costs once, whatever is painted of it. */
const settingUp = z
  .strictObject({
    amount: dollars.meta({ title: 'Amount, in dollars' }),
    reason: text.meta({ title: 'Why' }),
  })
  .meta({ title: 'Price of setting up each of them' });
/** Percent by which a visit may change what was measured, and what rests on an assumed size. */
const range = z.strictObject({
  measured: percent.max(100).meta({ title: 'If it was measured' }),
  assumed: percent.max(100).meta({ title: 'If its size is assumed' }),
});

/** A text, or one for each unit in which visitors give areas. */
const unitText = z.union([text, z.strictObject({ 'sq ft': text, 'm²': text })]);
const byField = z.record(fieldName, text);

/** Texts for a list of repeated parts. `{number}` counts from 1. */
const itemTexts = z.strictObject({
  heading: text,
  title: text,
  add: text,
  remove: text,
  removed: text,
  none: text,
  others: text,
});

const texts = z.strictObject({
  label: text,
  /** The line below the label in step 2. */
  explanation: text,
  fields: z.record(fieldName, unitText),
  choices: z.record(fieldName, z.record(z.string(), text)).default({}),
  hints: byField.default({}),
  /** Names of price lines that differ from the field's label. */
  lines: byField.default({}),
  /** The answers to a choice as its line in the receipt says them, where they differ from `choices`: `colour change`. */
  work: z.record(fieldName, z.record(z.string(), text)).default({}),
  /** An example of the size that `usual` names; `{800 sq ft}` is written in the visitor's unit. */
  usual: byField.default({}),
  /** The heading of areas, lengths and choices; the label without it. */
  measures: text.optional(),
  items: itemTexts.optional(),
});

/** A whole job: a file in `shared/jobs`, or in `jobs` beside `business.json`. */
export const jobSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, 'must be small letters, digits and _'),
    /** Two paths in a box of 64 by 48: the painted surfaces, and the lines over them. */
    picture: z.strictObject({ fill: text, lines: text }),
    ...part,
    /** Repeated parts, such as rooms; their fields are asked in each. */
    items: z.strictObject({ ...part, settingUp: settingUp.optional() }).optional(),
    range: range.default({ measured: 5, assumed: 15 }),
    texts: z.strictObject({ en: texts, fr: texts.optional() }),
  })
  .superRefine((job, context) => {
    for (const { path, message } of mistakesOf(job)) context.addIssue({ code: 'custom', path, message });
  });

const someByField = z.record(fieldName, text).optional();
/** Texts of a stock job in a business's own words. */
const ownTexts = z.strictObject({
  label: text.optional().meta({ title: 'Name of the job' }),
  explanation: text.optional().meta({ title: 'Line below it' }),
  measures: text.optional(),
  fields: z.record(fieldName, unitText).optional(),
  choices: z.record(fieldName, z.record(z.string(), text)).optional(),
  hints: someByField,
  lines: someByField,
  work: z.record(fieldName, z.record(z.string(), text)).optional(),
  usual: someByField,
  items: itemTexts.partial().optional(),
});

/** A business's own prices and texts of a stock job: a file without `fields` in `jobs` beside `business.json`. */
export const changesSchema = z.strictObject({
  rates: rates.optional(),
  items: z
    .strictObject({ rates: rates.optional(), settingUp: settingUp.optional() })
    .optional()
    .meta({ title: 'Each room or part' }),
  range: range.optional().meta({ title: 'Percent by which a visit may change the price' }),
  texts: z
    .strictObject({
      en: ownTexts.optional().meta({ title: 'In English' }),
      fr: ownTexts.optional().meta({ title: 'In French' }),
    })
    .optional()
    .meta({ title: 'Words' }),
});

/** A kind of job: its fields, rates and texts (shared/jobs/README.md). */
export type Job = z.infer<typeof jobSchema>;
/** A field of a job: a count, an area in square feet, a length in feet, a choice, or yes or no. */
export type JobField = z.infer<typeof field>;
/** The fields of a job, or of one of its repeated parts, by name and in order. */
export type JobFields = Readonly<Record<string, JobField>>;
/** One rate. Amounts are in dollars. */
export type Rate = z.infer<typeof rate>;
/** The texts of a job in one language. */
export type JobTexts = z.infer<typeof texts>;

/**
 * The whole condo and the rooms. No business can change their fields, since the plan draws them and their request
 * bodies are fixed.
 */
export const fixedJobs = ['general', 'specific_rooms'];

/** The job in a file; throws an Error with a line per mistake: `file: field: message`. */
export function parseJob(value: unknown, file: string): Job {
  return parseAs(jobSchema, value, file);
}

/**
 * The jobs that a business can do: the stock ones, replaced or followed by those in its own files. `own` is keyed by
 * file name, which is the job's id; `folder` is for messages. Throws an Error with a line per mistake.
 */
export function withOwnJobs(
  stock: readonly Job[],
  own: Readonly<Record<string, unknown>>,
  folder: string,
): readonly Job[] {
  const jobs = new Map(stock.map((job) => [job.id, job]));
  for (const [id, value] of Object.entries(own)) {
    jobs.set(id, ownJob(id, value, jobs, `${folder}/${id}.json`));
  }
  return [...jobs.values()];
}

/** A file without `fields` holds prices and texts, which replace those of the stock job. */
function ownJob(id: string, value: unknown, stock: ReadonlyMap<string, Job>, file: string): Job {
  if (typeof value === 'object' && value !== null && 'fields' in value) {
    const job = parseJob(value, file);
    if (job.id !== id) throw new Error(`${file}: id: must be '${id}', as the file is named`);
    if (!fixedJobs.includes(id)) return job;
    throw new Error(`${file}: fields: can't be changed for ${id}; give a job with other fields another name`);
  }
  const job = stock.get(id);
  if (!job) {
    throw new Error(
      `${file}: fields: are missing; a file without them holds only prices and texts, and must be named after one of ${[...stock.keys()].join(', ')}`,
    );
  }
  const { items, texts, ...prices } = parseAs(changesSchema, value, file);
  const changed = {
    ...job,
    ...prices,
    ...(items && { items: { ...job.items, ...items } }),
    texts: merged(job.texts, texts ?? {}),
  };
  return parseJob(changed, file);
}

/** Nested texts, where those of `changes` replace those of the same key. */
function merged(texts: object, changes: object): object {
  const known: Readonly<Record<string, unknown>> = { ...texts };
  const entries = Object.entries(changes).map(([key, change]) => {
    const before = known[key];
    return [key, isObject(before) && isObject(change) ? merged(before, change) : change];
  });
  return { ...texts, ...Object.fromEntries(entries) };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The checked content of a file; throws an Error with a line per mistake. */
function parseAs<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? `: ${issue.keys.join(', ')} is not known here` : '';
    return `${file}: ${issue.path.join('.') || 'the file'}${keys || `: ${issue.message}`}`;
  });
  throw new Error(lines.join('\n'));
}

/** The ids of the jobs that a business does, as `business.json` lists them. */
export const jobIds = z
  .array(text.meta({ choices: 'jobs' }))
  .min(1, 'must name at least one job')
  .default(fixedJobs);

/** The jobs with these ids, in their order; throws an Error that names `file` and the id without a job. */
export function jobsOf(ids: readonly string[], known: readonly Job[], file: string): readonly Job[] {
  return ids.map((id, index) => {
    const job = known.find((one) => one.id === id);
    if (job) return job;
    const names = known.map((one) => one.id).join(', ');
    throw new Error(
      `${file}: jobs.${index}: '${id}' must be one of ${names}, or have a file in the folder jobs beside ${file}`,
    );
  });
}

/** The usual square feet of an area, where they hang on no other answer; undefined if there are none. */
export function usualSqft(asked: JobField | undefined): number | undefined {
  const size = asked?.kind === 'area' ? asked.usual : undefined;
  if (!size || 'by' in size) return undefined;
  if ('squareFeet' in size) return size.squareFeet;
  return 'floorSqft' in size ? Math.round((size.floorSqft * size.percent) / 100) : roomWallSqft(size);
}

interface Mistake {
  readonly path: (string | number)[];
  readonly message: string;
}

type UncheckedJob = z.infer<z.ZodObject<typeof part>> & {
  readonly items?: z.infer<z.ZodObject<typeof part>> | undefined;
  readonly texts: Readonly<Record<string, JobTexts | undefined>>;
};

function mistakesOf(job: UncheckedJob): Mistake[] {
  const all = { ...job.items?.fields, ...job.fields };
  const twice = Object.keys(job.items?.fields ?? {}).filter((name) => name in job.fields);
  return [
    ...twice.map((name) => ({
      path: ['items', 'fields', name],
      message: 'is a field of the whole job, too',
    })),
    ...fieldMistakes(job.fields),
    ...(job.items ? fieldMistakes(job.items.fields) : []),
    ...rateMistakes(job.rates, job.fields, all, [...job.rates, ...(job.items?.rates ?? [])], ['rates']),
    ...(job.items
      ? rateMistakes(job.items.rates, job.items.fields, job.items.fields, job.items.rates, ['items', 'rates'])
      : []),
    ...Object.entries(job.texts).flatMap(([language, words]) =>
      words ? textMistakes(words, all, Boolean(job.items), ['texts', language]) : [],
    ),
  ];
}

/** A field may hang on the answer to another of the same part. */
function fieldMistakes(own: JobFields): Mistake[] {
  return Object.entries(own).flatMap(([name, asked]) => {
    const found: Mistake[] = [];
    const add = (key: string, message: string) => found.push({ path: ['fields', name, key], message });
    const valuesOf = (key: string, choice: string, values: readonly string[], isWhole: boolean) => {
      const other = own[choice];
      if (other?.kind !== 'choice') add(key, `'${choice}' must be the name of a choice`);
      else if (
        values.some((value) => !other.values.includes(value)) ||
        (isWhole && values.length < other.values.length)
      )
        add(key, `must ${isWhole ? 'name each' : 'be some'} of ${other.values.join(', ')}`);
    };
    if (asked.kind === 'choice' && asked.default !== undefined && !asked.values.includes(asked.default))
      add('default', `must be one of ${asked.values.join(', ')}`);
    if ('when' in asked)
      for (const [choice, values] of Object.entries(asked.when ?? {}))
        valuesOf('when', choice, values, false);
    if (asked.kind === 'area' && asked.usual && 'by' in asked.usual)
      valuesOf('usual', asked.usual.by, Object.keys(asked.usual.of), true);
    if (asked.kind === 'area' && typeof asked.measure === 'object')
      valuesOf('measure', asked.measure.by, Object.keys(asked.measure.of), true);
    return found;
  });
}

function rateMistakes(
  rates: readonly Rate[],
  own: JobFields,
  nameable: JobFields,
  allRates: readonly Rate[],
  place: readonly string[],
): Mistake[] {
  return rates.flatMap((one, index) => {
    const found: Mistake[] = [];
    const add = (key: string, message: string) => found.push({ path: [...place, index, key], message });
    const asked = own[one.line];
    if (!asked) add('line', `must be one of ${Object.keys(own).join(', ')}`);
    if (asked?.kind === 'choice' && !asked.values.includes(`${one.when}`)) {
      add('when', `must be one of ${asked.values.join(', ')}`);
    }
    if (asked && asked.kind !== 'choice' && one.when !== undefined) add('when', 'is only for a choice');
    if ('each' in one && asked && asked.kind !== 'count' && asked.kind !== 'length') {
      add('each', 'is only for a count or a length');
    }
    if ('perSquareFoot' in one && own[one.area ?? one.line]?.kind !== 'area') {
      add('area', 'must be the name of an area');
    }
    if ('of' in one && one.of) {
      for (const name of one.of) {
        if (!nameable[name] || allRates.some((other) => other.line === name && 'of' in other)) {
          add('of', `'${name}' must be a line that hangs on no other`);
        }
      }
    }
    return found;
  });
}

function textMistakes(
  words: JobTexts,
  all: JobFields,
  hasItems: boolean,
  place: readonly string[],
): Mistake[] {
  const found: Mistake[] = [];
  const need = (is: unknown, ...path: string[]) => {
    if (!is) found.push({ path: [...place, ...path], message: 'is missing' });
  };
  for (const [name, asked] of Object.entries(all)) {
    need(words.fields[name], 'fields', name);
    if (asked.kind !== 'choice') continue;
    for (const value of asked.values) need(words.choices[name]?.[value], 'choices', name, value);
  }
  for (const part of ['fields', 'choices', 'hints', 'lines', 'work', 'usual'] as const) {
    for (const name of Object.keys(words[part])) {
      if (!(name in all)) found.push({ path: [...place, part, name], message: 'is no field of the job' });
    }
  }
  if (hasItems) need(words.items, 'items');
  return found;
}
