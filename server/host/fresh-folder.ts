import { type FolderContents, readFolder } from './folder-index';

/** How old a look at the folder may be before another is taken. */
const maxAgeMs = 1000;

/**
 * Gives the contents of a folder that may be built anew while it is served: what was seen last, at once, with another
 * look taken meanwhile when that is a second old.
 */
export class FreshFolder {
  readonly #folder: string;
  #contents: Promise<FolderContents>;
  #seenAtMs = Date.now();

  constructor(folder: string) {
    this.#folder = folder;
    this.#contents = this.#look();
  }

  /** What was seen last. */
  contents(): Promise<FolderContents> {
    const seen = this.#contents;
    if (Date.now() - this.#seenAtMs > maxAgeMs) {
      this.#seenAtMs = Date.now();
      void this.#look().then((contents) => {
        this.#contents = Promise.resolve(contents);
      });
    }
    return seen;
  }

  /** What is there now: for a path that was not seen. */
  contentsNow(): Promise<FolderContents> {
    if (Date.now() - this.#seenAtMs > maxAgeMs) {
      this.#seenAtMs = Date.now();
      this.#contents = this.#look();
    }
    return this.#contents;
  }

  /** A folder that is gone for the moment (a build empties it) holds nothing. */
  #look(): Promise<FolderContents> {
    return readFolder(this.#folder).catch(() => ({
      fileByPath: new Map(),
      pathByLowerCase: new Map(),
      headerRules: [],
      redirectRules: [],
    }));
  }
}
