import { fileURLToPath } from 'node:url';

/** The file of the leads if `LEADS_DB` names none. */
export const defaultLeadsFile = fileURLToPath(new URL('../../data/leads.db', import.meta.url));

/** The files of a store, which belong together: a backup has the first four, and a restore sets all of them aside but the lock. */
export function storeFiles(leadsFile: string) {
  return {
    /** The SQLite database. */
    leads: leadsFile,
    /** The token that opens the private pages; only if the settings name none. */
    token: `${leadsFile}.token`,
    /** The keys of Web Push. */
    pushKeys: `${leadsFile}.push-keys`,
    /** A folder of photos for each lead. */
    photos: `${leadsFile}.photos`,
    /** Changes that are not in the database file yet, while it is open or after a crash. */
    journal: `${leadsFile}-wal`,
    /** SQLite's index of the journal. */
    journalIndex: `${leadsFile}-shm`,
    /** SQLite's journal of a change of modes. */
    rollbackJournal: `${leadsFile}-journal`,
    /** Empty; whoever uses the store locks it. */
    lock: `${leadsFile}.lock`,
    /** The files of a backup that is being checked. */
    copying: `${leadsFile}.copying`,
    /** The files of a backup that are being put in place: while it is there, so may be half a store. */
    restoring: `${leadsFile}.restoring`,
    /** Says since when the leads are on their way to the edge: from then on no server here may use them. */
    moved: `${leadsFile}.moved`,
  };
}
