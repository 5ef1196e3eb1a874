import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { atMost } from '../business/at-most';
import { webRoot } from '../business/folders';
import { fromRoot } from '../business/from-root';

/** Files worth compressing: browsers fetch them, and they are text. */
const compressed = /\.(html|css|m?js|json|svg|xml|txt|webmanifest)$/;
const leastBytes = 256;
/** Scripts go to every page that embeds them; of the others, 10 makes files at most 3 % larger than 11, in less than half the time. */
const brotliQuality = (name: string) => (/\.m?js$/.test(name) ? 11 : 10);

/** Brotli needs tens of megabytes for each. */
const filesAtOnce = 2;

const forms = {
  '.br': (body: Buffer, name: string) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(name) },
    }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const;

/** Writes `.br` and `.gz` beside the files of a web root that shrink; the same bytes are compressed once, and kept in `cache`. */
export async function compressFiles(folder: string, cache = fromRoot('.cache/compressed')): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && compressed.test(entry.name),
  );
  await atMost(filesAtOnce, files, async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const body = await readFile(path);
    if (body.byteLength < leastBytes) return;
    const hash = createHash('sha256').update(entry.name).update(body).digest('hex');
    for (const [ending, compress] of Object.entries(forms)) {
      const kept = join(cache, hash + ending);
      const known = await readFile(kept).catch(() => null);
      const written = known ?? (await compress(body, entry.name));
      if (!known) await writeFile(kept, written);
      await writeFile(path + ending, written);
    }
  });
}

/** Compresses the built files once, for every host that can send them so. */
export function compressedFilesPlugin(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    buildApp: { order: 'post', handler: () => compressFiles(webRoot) },
  };
}
