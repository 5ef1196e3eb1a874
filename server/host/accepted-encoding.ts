/** A compression the host can send. */
export type ContentEncoding = 'br' | 'gzip';

/** The best compression that an `Accept-Encoding` header allows, or `null`. */
export function acceptedEncoding(header: string | null): ContentEncoding | null {
  const qualities = new Map((header ?? '').split(',').map(qualityOf));
  const accepts = (name: string) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : null;
}

function qualityOf(item: string): readonly [name: string, quality: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, quality === undefined ? 1 : Number(quality.slice(2))];
}
