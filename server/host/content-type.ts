import { getMimeType, mimes } from 'hono/utils/mime';

/** Types missing from Hono's table, and TypeScript, which it takes for a video stream. */
const types = { ...mimes, md: 'text/markdown; charset=utf-8', ts: 'text/plain; charset=utf-8' };

/** Content type of a file, by its extension. */
export function contentType(fileName: string): string {
  return getMimeType(fileName, types) ?? 'application/octet-stream';
}

/** Whether a type is worth compressing: texts are, pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /text\/|json|javascript|xml|wasm/.test(type);
}
