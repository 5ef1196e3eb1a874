import { parse } from 'node-html-parser';
import type { PictureStore } from '../pictures/picture-store';
import { pictureHtml } from './picture-tag';

/** At most as wide as the column of an article (site/styles/article.css). */
const sizes = '(width >= 1280px) 744px, (width >= 900px) 58vw, 92vw';

/**
 * Running text whose pictures, in Markdown `![What it shows](name)`, are those of `site/images`. Throws when there is no
 * picture of a name.
 */
export async function withPictures(html: string, pictures: PictureStore): Promise<string> {
  if (!html.includes('<img ')) return html;
  const text = parse(html);
  for (const image of text.querySelectorAll('img')) {
    const { src = '', alt = '' } = image.attributes;
    const picture = await pictures.picture(src);
    // Markdown puts a picture into a paragraph.
    image.parentNode?.replaceWith(`<figure>${pictureHtml(picture, { alt }, { sizes })}</figure>`);
  }
  return text.toString();
}
