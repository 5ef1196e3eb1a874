import * as z from 'zod';
import { languageCodes } from '../../../shared/language';
import { optional, picture, text } from './parts';

/** What every page says of itself. Frames, which hold one tag and nothing else, say only this. */
export const frameWords = { title: text, description: text };

/** The words that every page has; those of its own stand beside them. */
export const pageWords = {
  ...frameWords,
  /** Of the banner; also what social networks show with a link to the page. */
  picture,
  /** The main heading; without one it is the title. */
  heading: optional(text),
  lead: optional(text),
  /** Of the band above the footer, in place of the one in `footer.json`. */
  footerPicture: optional(picture),
};

/** The words of a frame; `translations` holds those that it shows in another language of the tags than the site's. */
export const frameSchema = z.strictObject({
  ...frameWords,
  translations: optional(
    z.array(z.strictObject({ language: text.pipe(z.enum(languageCodes)), title: text, fallback: text })),
  ),
});
