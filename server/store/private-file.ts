import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, chmod, constants, copyFile, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../base/error-code';

/** Other users of the machine may not read the leads. */
const privateMode = 0o600;

/**
 * Makes sure that there is a file which this program may write to and no other user may read. Rejects with a plain
 * sentence if it can't be made. SQLite gives the files beside it the same mode.
 */
export async function makePrivateFile(path: string): Promise<void> {
  const folder = dirname(path);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
    // An open file is never opened and closed here: that would drop SQLite's locks on it in this program.
    await open(path, 'ax', privateMode).then(
      (file) => file.close(),
      (error) => {
        if (errorCode(error) !== 'EEXIST') throw error;
      },
    );
    await access(path, constants.W_OK);
    await chmod(path, privateMode);
  } catch (error) {
    throw new Error(
      `${path} cannot be written (${errorCode(error) ?? error}): let the server write to ${folder}, or name another file with LEADS_DB.`,
    );
  }
}

/** Copies a file, for this user only. Resolves when the copy is on the disk. */
export async function copyPrivateFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to, constants.COPYFILE_EXCL);
  await chmod(to, privateMode);
  const copy = await open(to, 'r+');
  await copy.datasync().finally(() => copy.close());
}

/** The SHA-256 of a file, in hex. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
