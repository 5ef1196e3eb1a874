import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { fromRoot } from '../../../build/from-root';

/** What a text weighs on the wire, in bytes, compressed with brotli at its best as hosts store it. */
export function brotliBytes(content: string | Uint8Array): number {
  return brotliCompressSync(content).byteLength;
}

/** What a file of the built web root weighs on the wire, in bytes. */
export function builtBytes(file: string): number {
  return brotliBytes(readFileSync(fromRoot(`dist/${file}`)));
}
