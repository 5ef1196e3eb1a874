import type { PictureStore } from '../pictures/picture-store';
import { readSite, type Site } from './site';

/** Reads the site for the plugins. */
export class SiteReader {
  readonly #pictures: PictureStore;
  #ofBuild: Site | undefined;

  constructor(pictures: PictureStore) {
    this.#pictures = pictures;
  }

  /** The current site; in dev its sources can change between requests. */
  read(): Site {
    return readSite(this.#pictures);
  }

  /** The site as first read in this build. */
  readOnce(): Site {
    this.#ofBuild ??= this.read();
    return this.#ofBuild;
  }
}
