import { readBusiness } from '../business/business';
import { socialCardDrawing } from '../business/logo';
import { PictureStore } from './picture-store';
import { usedPictures } from './pictures-plugin';
import { readSite, renderPage } from './site';

/** Makes every picture of the pages that the cache lacks, one after the other, so that a build finds them there. */
export async function makeSitePictures(): Promise<void> {
  const pictures = new PictureStore(undefined, undefined, () => socialCardDrawing(readBusiness().brand));
  const site = readSite(pictures);
  for (const { file } of site.pages)
    for (const fileName of usedPictures(await renderPage(site, file))) await pictures.make(fileName);
}
