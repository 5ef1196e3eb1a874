import * as z from 'zod/mini';

/** What is wrong with a form: for each field in error the code of its message, which each language words for itself. */
export type FieldErrors<Field extends string, Code extends string> = Partial<Record<Field, Code>>;

/** A form after checking: its values as they are to be sent, and what is wrong with them. */
export interface CheckedFields<Field extends string, Code extends string> {
  /** The values without surrounding white space. */
  values: Record<Field, string>;
  /** Empty when the form may be sent. */
  errors: FieldErrors<Field, Code>;
}

/** How a form is checked: for each field a zod/mini schema whose every message is a code. */
export type FieldRules<Field extends string> = Record<Field, z.ZodMiniType<string | undefined>>;

/**
 * An address people use: a local part without stray dots, a domain with at least one dot.
 *
 * Wider than zod's own, which turns away working addresses (`tom&ann@example.ca`), narrower than a browser's, which takes `tom@example`.
 */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]*[\w!#$%&'*+/=?^`{|}~-]@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])$/i;

function entriesOf<Field extends string, Value>(record: Record<Field, Value>): [Field, Value][] {
  return Object.entries(record) as [Field, Value][];
}

function trimAll<Field extends string>(
  values: Record<Field, string>,
  fields: Field[],
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, values[field].trim()])) as Record<Field, string>;
}

/**
 * The values trimmed, and for each field the code of the first rule it breaks (SPEC 5, DECISIONS 3).
 *
 * What is empty after trimming counts as absent: a schema sees `undefined`. `Code` names the messages used in `rules`.
 */
export function checkFields<Field extends string, Code extends string>(
  rules: FieldRules<Field>,
  values: Record<Field, string>,
): CheckedFields<Field, Code> {
  const ruleEntries = entriesOf(rules);
  const trimmed = trimAll(
    values,
    ruleEntries.map(([field]) => field),
  );
  const errors: FieldErrors<Field, Code> = {};
  for (const [field, rule] of ruleEntries) {
    const [firstIssue] = z.safeParse(rule, trimmed[field] || undefined).error?.issues ?? [];
    if (firstIssue) errors[field] = firstIssue.message as Code;
  }
  return { values: trimmed, errors };
}
