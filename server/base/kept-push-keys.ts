import { readFile } from 'node:fs/promises';
import webPush from 'web-push';
import { z } from 'zod';
import { keepFile } from './kept-token';
import { parseShallowJson } from './parse-shallow-json';
import { storeFiles } from './store-files';

/** The key pair with which the server shows push services who it is (RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const pushKeysSchema = z.object({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
});

/** A new key pair. */
export function createPushKeys(): PushKeys {
  return webPush.generateVAPIDKeys();
}

/**
 * The server's keys for Web Push: made at the first start and kept beside the leads in a file that other users of the machine can't
 * read. Throws an Error if the file has no whole pair.
 */
export async function keptPushKeys(leadsFile: string): Promise<PushKeys> {
  const file = storeFiles(leadsFile).pushKeys;
  await keepFile(file, () => `${JSON.stringify(createPushKeys())}\n`);
  const { data } = pushKeysSchema.safeParse(parseShallowJson(await readFile(file, 'utf8')));
  if (!data)
    throw new Error(
      `${file} holds no whole pair of keys: delete it, and the server makes a new one. Every phone then has to be added again.`,
    );
  return data;
}
