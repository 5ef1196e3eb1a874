const maximumMessageCharacters = 200;
/** Enough for the first words; searching megabytes of '<' for tags would block the page. */
const maximumInputCharacters = 20_000;

/**
 * A service's response as one line of at most 200 characters for a person: plain text as it is, an HTML page (of a
 * proxy, or in an outage) without its markup.
 */
export function readableText(answer: string): string {
  const beginning = answer.slice(0, maximumInputCharacters);
  const words = /^\s*</.test(beginning)
    ? beginning.replace(/<(script|style|title)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ')
    : beginning;
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > maximumMessageCharacters ? `${line.slice(0, maximumMessageCharacters - 1)}…` : line;
}
