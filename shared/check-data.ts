import type * as z from 'zod';
import { withoutByteOrderMark } from './without-byte-order-mark';

/**
 * Data checked against its schema; throws one error with a line per mistake: `place: message`. `reasonAt` may replace
 * the message of a place with a clearer one.
 */
export function checkData<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  placeOf: (path: readonly PropertyKey[]) => string,
  reasonAt: (place: string, message: string) => string | undefined = () => undefined,
): z.infer<Schema> {
  const parsed = schema.safeParse(data, { error: nameTheType, reportInput: true });
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.flatMap(describeIssue).map(({ path, message }) => {
    const place = placeOf(path);
    return `${place}: ${reasonAt(place, message) ?? message}`;
  });
  throw new Error(lines.join('\n'));
}

/** Parses JSON, with or without a byte order mark; the error for invalid JSON starts with `name`. */
export function parseJsonFile(text: string, name: string): unknown {
  try {
    return JSON.parse(withoutByteOrderMark(text));
  } catch (error) {
    throw new Error(`${name}: is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

interface Mistake {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function nameTheType(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  return `must be ${issue.expected === 'array' ? 'a list' : `of type ${issue.expected}`}`;
}

function describeIssue(issue: z.core.$ZodIssue): Mistake[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: 'is not a known field' }));
  }
  // An invalid record key carries its reason as a nested issue.
  const [reason] = issue.code === 'invalid_key' ? issue.issues : [];
  if (reason) return [{ path: issue.path, message: reason.message }];
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  return [{ path: issue.path, message: isMissing ? 'is missing' : issue.message }];
}
