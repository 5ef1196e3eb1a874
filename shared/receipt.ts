import { isRecord } from './untrusted';

/** What a visitor asked for and what it costs, in words of the visitor's language: the card of the thank-you and of the mail. */
export interface Receipt {
  readonly groups: readonly ReceiptGroup[];
  /** What the price rests on, a sentence or two each. */
  readonly notes: readonly string[];
}

/** Rows under a title. */
export interface ReceiptGroup {
  readonly title: string;
  /** The question, the answer, and the amount where it has one. */
  readonly rows: readonly (readonly string[])[];
}

/** `value` as a receipt, without anything that is no part of one; undefined when it is none. Storage and history may hold anything. */
export function readReceipt(value: unknown): Receipt | undefined {
  if (!isRecord(value) || !Array.isArray(value.groups) || !isTexts(value.notes)) return undefined;
  const groups = value.groups.filter(isGroup).map(({ title, rows }) => ({ title, rows }));
  return { groups, notes: value.notes };
}

function isGroup(value: unknown): value is ReceiptGroup {
  return (
    isRecord(value) &&
    typeof value.title === 'string' &&
    Array.isArray(value.rows) &&
    value.rows.every(isTexts)
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
