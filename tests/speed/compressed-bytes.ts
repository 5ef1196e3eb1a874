import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtFolder } from '../support/server/built-folder';

/** What a text weighs on the wire, in bytes, compressed with brotli at its best as hosts store it. */
export function brotliBytes(content: string | Uint8Array): number {
  return brotliCompressSync(content).byteLength;
}

const knownBytes = new Map<string, number>();

/** What a file of the built web root weighs on the wire, in bytes; compressed once, for all pages share sheets and fonts. */
export function builtBytes(file: string): number {
  const bytes = knownBytes.get(file) ?? brotliBytes(readFileSync(join(builtFolder, file)));
  knownBytes.set(file, bytes);
  return bytes;
}
