/** A text without the web and e-mail addresses in it, for readers who should not see whom or what it is about. */
export function withoutAddresses(text: string): string {
  return text.replace(/\b(?:https?:|www\.)\S+|\S+@\S+/gi, '…');
}
