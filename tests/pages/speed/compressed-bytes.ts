import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtFolder } from '../../support/server/built-folder';

/** Bytes of a text on the wire, with brotli's best compression. */
export function brotliBytes(content: string | Uint8Array): number {
  return brotliCompressSync(content).byteLength;
}

const knownBytes = new Map<string, number>();

/** Bytes of a built file on the wire; cached, because pages share sheets and fonts. */
export function builtBytes(file: string): number {
  const bytes = knownBytes.get(file) ?? brotliBytes(readFileSync(join(builtFolder, file)));
  knownBytes.set(file, bytes);
  return bytes;
}
