import { z } from 'zod';
import { languageCodes } from './texts';

/** Both would come together where the server was off when the first was due. */
const leastDaysApart = 3;

const words = (characters: number) =>
  z.string().trim().min(1, 'must not be empty').max(characters, `must have at most ${characters} characters`);
const titles = { en: 'In English', fr: 'In French' };
const perLanguage = (characters: number) =>
  z.partialRecord(z.enum(languageCodes, `must be one of ${languageCodes.join(', ')}`), words(characters));

/** `reminders` of a business's file: when customers are reminded of their estimate, and in which words (docs/behaviour.md#126-reminders). */
export const remindersSchema = z
  .array(
    z.strictObject({
      days: z
        .int('must be a whole number')
        .min(1, 'must be 1 or more')
        .max(90, 'must be 90 or less')
        .meta({ title: 'Days after the estimate' }),
      subject: perLanguage(150).optional().meta({
        title: 'Subject of the mail',
        titles,
        description:
          'By language, such as { "en": "Your painting estimate is still open", "fr": "Votre estimation de peinture vous attend" }. Left out: ours.',
      }),
      text: perLanguage(2_000).optional().meta({
        title: 'Text of the mail',
        titles,
        description:
          'By language; an empty line begins a paragraph. {price} and {day} stand for the price and the last day of the estimate. Left out: ours.',
      }),
    }),
  )
  .max(2, 'must be at most two')
  .refine(
    ([first, second]) => !first || !second || second.days - first.days >= leastDaysApart,
    `must be in order, at least ${leastDaysApart} days apart`,
  );

/** A reminder, as the business has set it. */
export type ReminderRule = z.infer<typeof remindersSchema>[number];
