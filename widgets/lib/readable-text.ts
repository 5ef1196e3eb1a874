const maximumMessageCharacters = 200;
/** The words stand at the beginning; looking for tags through megabytes of '<' would hold up the page. */
const maximumInputCharacters = 20_000;

/**
 * What a person can read of a service's answer: plain text as it is, of an HTML page (an outage, a proxy) its
 * visible words, at most 200 characters. Never markup.
 */
export function readableText(answer: string): string {
  const beginning = answer.slice(0, maximumInputCharacters);
  const words = /^\s*</.test(beginning)
    ? beginning.replace(/<(script|style|title)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ')
    : beginning;
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > maximumMessageCharacters ? `${line.slice(0, maximumMessageCharacters - 1)}…` : line;
}
