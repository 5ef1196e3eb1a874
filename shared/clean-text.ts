/** The text without what no mail can carry: control characters but for line breaks and tabs, and unpaired surrogates. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd');
}
