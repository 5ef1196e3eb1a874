/** Replaces web and e-mail addresses in a text, to hide whom or what it is about. */
export function withoutAddresses(text: string): string {
  return text.replace(/\b(?:https?:|www\.)\S+|\S+@\S+/gi, '…');
}
