const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
  mp4: 'video/mp4',
};

/** Gives the content type for a file name, by its ending. */
export function contentType(fileName: string): string {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return types[ending] ?? 'application/octet-stream';
}

/** Tells whether a type is worth compressing: texts are, pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|javascript|xml|wasm/.test(type);
}
