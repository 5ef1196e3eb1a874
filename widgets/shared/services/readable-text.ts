const LONGEST_MESSAGE = 200;

/**
 * What a person can read of a service's answer: plain text as it is, of an HTML page (an outage, a proxy) its
 * visible words, at most 200 characters. Never markup.
 */
export function readableText(answer: string): string {
  const words = /^\s*</.test(answer)
    ? answer.replace(/<(script|style|title)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ')
    : answer;
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE - 1)}…` : line;
}
