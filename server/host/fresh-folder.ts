import { type FolderContents, readFolder } from './folder-index';

/** How old the list of files may be before the folder is read again. */
const maxAgeMs = 1000;

/**
 * Contents of a folder that may be rebuilt while it is served: the last list at once, while the folder is
 * read again when that list is more than a second old.
 */
export class FreshFolder {
  readonly #folder: string;
  #contents: Promise<FolderContents>;
  #readAtMs = Date.now();

  constructor(folder: string) {
    this.#folder = folder;
    this.#contents = this.#read();
  }

  /** The last list read. */
  contents(): Promise<FolderContents> {
    const seen = this.#contents;
    if (Date.now() - this.#readAtMs > maxAgeMs) {
      this.#readAtMs = Date.now();
      void this.#read().then((contents) => {
        this.#contents = Promise.resolve(contents);
      });
    }
    return seen;
  }

  /** A list at most a second old: for a path that the last list does not have. */
  contentsNow(): Promise<FolderContents> {
    if (Date.now() - this.#readAtMs > maxAgeMs) {
      this.#readAtMs = Date.now();
      this.#contents = this.#read();
    }
    return this.#contents;
  }

  /** A folder that is missing (a build is replacing it) counts as empty. */
  #read(): Promise<FolderContents> {
    return readFolder(this.#folder).catch(() => ({
      fileByPath: new Map(),
      pathByLowerCase: new Map(),
      headerRules: [],
      redirectRules: [],
    }));
  }
}
