/** A file's text without the byte order mark that some editors write at its beginning (RFC 8259, 8.1). */
export function withoutByteOrderMark(text: string): string {
  return text.replace(/^\ufeff/, '');
}
