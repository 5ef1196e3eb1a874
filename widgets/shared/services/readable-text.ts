const LONGEST_MESSAGE = 200;
/** The words stand at the beginning; looking for tags through megabytes of '<' would hold up the page. */
const MOST_READ_CHARACTERS = 20_000;

/**
 * What a person can read of a service's answer: plain text as it is, of an HTML page (an outage, a proxy) its
 * visible words, at most 200 characters. Never markup.
 */
export function readableText(answer: string): string {
  const beginning = answer.slice(0, MOST_READ_CHARACTERS);
  const words = /^\s*</.test(beginning)
    ? beginning.replace(/<(script|style|title)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ')
    : beginning;
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE - 1)}…` : line;
}
