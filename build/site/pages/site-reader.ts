import type { PictureStore } from '../pictures/picture-store';
import { readSite, type Site } from './site';

/** Reads the site for the plugins that need it. */
export class SiteReader {
  readonly #pictures: PictureStore;
  #ofBuild: Site | undefined;

  constructor(pictures: PictureStore) {
    this.#pictures = pictures;
  }

  /** The site as it is now: in dev its sources change from one request to the next. */
  read(): Site {
    return readSite(this.#pictures);
  }

  /** The site as it was when a build first asked for it. */
  readOnce(): Site {
    this.#ofBuild ??= this.read();
    return this.#ofBuild;
  }
}
