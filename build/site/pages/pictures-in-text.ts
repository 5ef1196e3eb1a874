import { parse } from 'node-html-parser';
import type { PictureStore } from '../pictures/picture-store';
import { pictureHtml } from './picture-tag';

/** Column width of an article (site/styles/article.css). */
const sizes = '(width >= 1280px) 744px, (width >= 900px) 58vw, 92vw';

/**
 * Running text with the site's pictures in it, from Markdown `![Alternative text](name)`. Throws for an
 * unknown picture.
 */
export async function withPictures(html: string, pictures: PictureStore): Promise<string> {
  if (!html.includes('<img ')) return html;
  const text = parse(html);
  for (const image of text.querySelectorAll('img')) {
    const { src = '', alt = '' } = image.attributes;
    const picture = await pictures.picture(src);
    // Markdown wraps pictures in paragraphs.
    image.parentNode?.replaceWith(`<figure>${pictureHtml(picture, { alt }, { sizes })}</figure>`);
  }
  return text.toString();
}
