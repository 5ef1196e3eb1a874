import * as z from 'zod';
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
};

/** The words of a frame. */
export const frameSchema = z.strictObject(frameWords);
