import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './error-code';
import { storeFiles } from './store-files';

const tokenBytes = 24;

/** A token that can't be guessed. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Makes a file that other users of the machine can't read, if it is not there. */
export async function keepFile(file: string, make: () => string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/** Puts a new token in the place of the kept one, in whatever state that is, and returns it. */
export async function renewToken(leadsFile: string): Promise<string> {
  const file = storeFiles(leadsFile).token;
  const token = createToken();
  await rm(`${file}.new`, { force: true });
  await keepFile(`${file}.new`, () => `${token}\n`);
  // An administrator may run this; the server, as a user of its own, has to read the file.
  const owner = await stat(file).catch(() => null);
  if (owner) await chown(`${file}.new`, owner.uid, owner.gid);
  await rename(`${file}.new`, file);
  return token;
}

/**
 * The token that opens the private pages if the settings name none: made at the first start and kept beside the leads
 * in a file that other users of the machine can't read. Throws an Error if the file has no complete token.
 */
export async function keptToken(leadsFile: string): Promise<string> {
  const file = storeFiles(leadsFile).token;
  await keepFile(file, () => `${createToken()}\n`);
  const kept = (await readFile(file, 'utf8')).trim();
  if (kept.length < 20)
    throw new Error(`${file} holds no complete token: delete it, and the server makes a new one.`);
  return kept;
}
