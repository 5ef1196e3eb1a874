import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type ObjectStore, PhotoBucket } from '../../../server/app/edge/photo-bucket';
import { defaultLeadsFile, storeFiles } from '../../../server/base/store-files';
import { PhotoFolder } from '../../../server/desk/photo-folder';
import { holdStore } from '../../../server/store/hold-store';
import { openDatabase } from '../../../server/store/open-database';
import { movePhotos } from './move-photos';
import { type EdgeStore, moveTables, tablesThatStay } from './move-tables';

/** Where leads and photos go. */
export interface EdgeBindings {
  readonly LEADS: EdgeStore;
  readonly PHOTOS?: ObjectStore;
}

/**
 * Takes everything of a store to the edge and prints how much of it is on both sides; true if that is the same. Rejects with a plain
 * sentence while a server uses the store. From the first row on no server here may use it, since both would send what waits.
 */
export async function moveToEdge(to: EdgeBindings, givenFile: string = defaultLeadsFile): Promise<boolean> {
  const file = resolve(givenFile);
  const { moved, photos: photosFolder, token } = storeFiles(file);
  const letGo = await holdStore(file, 'replace');
  if (!letGo)
    throw new Error(
      `A server uses ${file}: stop it first. What visitors send meanwhile waits in their browsers.`,
    );
  await letGo();
  const { database, close } = await openDatabase(file, { isMoving: true });
  try {
    // Before the first row; a move that stops on its tables has moved nothing.
    const tables = await moveTables(database, to.LEADS, {
      onStart: () => writeFile(moved, `${new Date().toISOString()}\n`, { flag: 'a' }),
      report: ({ name, here, there }) => console.log(`${name}: ${here} here, ${there} of them there`),
    });
    const photos = to.PHOTOS
      ? await movePhotos(database, new PhotoFolder(photosFolder), new PhotoBucket(to.PHOTOS))
      : null;
    if (photos) console.log(`photos as files: ${photos.here} here, ${photos.there} of them there`);
    for (const lost of photos?.missing ?? []) console.log(`The photo ${lost} is gone here, too.`);
    for (const [name, why] of Object.entries(tablesThatStay)) console.log(`${name} stays: ${why}.`);
    const isWhole = [...tables, ...(photos ? [photos] : [])].every(({ here, there }) => here === there);
    console.log(
      isWhole
        ? `Everything is there. Set the secret LEADS_TOKEN to what is in ${token}, or in LEADS_TOKEN here, so that the links in mails go on working.`
        : 'Something is not there: run the same command again.',
    );
    return isWhole;
  } finally {
    await close();
  }
}
