import * as z from 'zod';
import { languageCodes } from '../../../shared/language';
import { optional, picture, text } from './parts';

/** Texts that every page has. Frames, which hold a single tag, have no others. */
export const frameWords = { title: text, description: text };

/** Texts that every page except frames has. */
export const pageWords = {
  ...frameWords,
  /** Picture of the banner and of social links to the page. */
  picture,
  /** Main heading; defaults to the title. */
  heading: optional(text),
  lead: optional(text),
  /** Overrides the picture of the band above the footer, from `footer.json`. */
  footerPicture: optional(picture),
};

/** Texts of a frame; `translations` holds the ones for languages other than the site's. */
export const frameSchema = z.strictObject({
  ...frameWords,
  translations: optional(
    z.array(z.strictObject({ language: text.pipe(z.enum(languageCodes)), title: text, fallback: text })),
  ),
});
