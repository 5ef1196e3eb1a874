import { type PromisedDay, promiseText } from '../../shared/contact-time';
import { leadReceipt } from '../../shared/lead-text';
import { estimatePageTexts } from '../../shared/locales/estimate-page';
import { money } from '../../shared/money';
import { longDay } from '../../shared/receipt';
import { mailTexts, resolveLanguage, texts } from '../../shared/texts';
import { termsOf } from '../base/business';
import { mailAddress } from '../mail/header-text';
import type { MailBlock, MailContent, MailFacts } from '../mail/mail-content';
import { withoutForeignWords } from './estimate-offer';
import { dayInWords, promisedDate } from './promised-date';

/**
 * The mail that confirms a request or an estimate in the visitor's language: that it arrived, the price with its parts,
 * and when the visitor will hear from the business.
 *
 * Anyone can have it sent to any address, so it contains no text from the request, not even a name: only numbers,
 * choices and dates. A lead without data is always confirmed with the same few sentences.
 */
export function customerMail({ lead, business, receivedAt, leadLink }: MailFacts): MailContent {
  const { kind, reference, price, promise } = lead;
  // The only typed text: the address that the mail goes to.
  const email = mailAddress(lead.values.email) ?? '';
  const language = resolveLanguage(lead.language);
  const words = mailTexts[language];
  const terms = termsOf(business);
  const receipt = leadReceipt(withoutForeignWords(lead, words.otherWork), language, terms);
  const dateOf = (day: PromisedDay) => dayInWords(promisedDate(day, receivedAt, business.timeZone), language);
  const next = promise ? `${words.whatHappensNext(promiseText(promise, language), dateOf(promise))} ` : '';
  const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
  return {
    language,
    subject: `${words.subjects[kind]} – ${business.name} (${words.inReference(reference)})`,
    heading: words.subjects[kind],
    blocks: [
      paragraph(words.thanks[kind]),
      ...(price
        ? [
            {
              kind: 'price' as const,
              label: texts[language].thankYou.total,
              amount: money(terms, price.totalCost, language),
              range: receipt?.bars?.range,
            },
          ]
        : []),
      ...(receipt?.notes ?? []).map(paragraph),
      // The phone stands ahead of a project that Gmail may cut.
      paragraph(`${next}${business.name}, ${business.phone.shown}`),
      {
        kind: 'receipt',
        facts: [
          { label: words.reference, text: reference },
          { label: words.date, text: longDay(receivedAt, language, business.timeZone) },
          { label: words.client, text: email },
        ].filter(({ text }) => text !== ''),
        groups: receipt?.groups ?? [],
      },
      { kind: 'shares', title: texts[language].thankYou.madeOf, shares: receipt?.bars?.shares ?? [] },
      paragraph(words.closing),
      leadLink
        ? { kind: 'button', text: estimatePageTexts[language].open[kind], href: leadLink }
        : {
            kind: 'button',
            text: business.facts.hasFreeQuote ? words.call : texts[language].thankYou.call,
            href: `tel:${business.phone.dialled}`,
            shown: business.phone.shown,
          },
    ],
  };
}
