const maximumMessageCharacters = 200;
/** Enough for the first words; stripping tags from megabytes would block the page. */
const maximumInputCharacters = 20_000;

/**
 * A service's response as one line of at most 200 characters: plain text as is, HTML error pages without
 * markup.
 */
export function readableText(answer: string): string {
  const beginning = answer.slice(0, maximumInputCharacters);
  const words = /^\s*</.test(beginning)
    ? beginning.replace(/<(script|style|title)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ')
    : beginning;
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > maximumMessageCharacters ? `${line.slice(0, maximumMessageCharacters - 1)}…` : line;
}

/** Replaces web and e-mail addresses in a text, to hide whom or what it is about. */
export function withoutAddresses(text: string): string {
  return text.replace(/\b(?:https?:|www\.)\S+|\S+@\S+/gi, '…');
}
