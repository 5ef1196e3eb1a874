import type { ReactNode } from 'react';
import type { AfterLeadTexts } from '../../shared/locales/after-lead';
import type { SafeLead } from './safe-lead';

interface Properties {
  readonly url: string;
  readonly lead: SafeLead;
  readonly reference: string | undefined;
  readonly texts: AfterLeadTexts;
}

/** A way to the business's own calendar (`bookingUrl`), in place of half-days. */
export function BookingCard({ url, lead, reference, texts }: Properties): ReactNode {
  return (
    <section className="added-card" part="visit">
      <h3>{texts.visit.heading}</h3>
      <p className="field__hint">{texts.visit.bookIntro}</p>
      <a
        className="button"
        part="button"
        href={bookingAddress(url, lead, reference)}
        target="_blank"
        rel="noopener"
      >
        {texts.visit.book}
      </a>
    </section>
  );
}

/**
 * The calendar's address with what the visitor typed already, and our reference: in the notes of Cal.com, in the first
 * answer of Calendly, and in `utm_content`, which both pass on.
 */
export function bookingAddress(
  url: string,
  { name, email, isTest }: Pick<SafeLead, 'name' | 'email' | 'isTest'>,
  reference = '',
): string {
  const address = new URL(url);
  if (isTest) return address.href;
  const answers = { name, email, notes: `Ref ${reference}`, a1: `Ref ${reference}`, utm_content: reference };
  for (const [key, value] of Object.entries(answers)) if (value) address.searchParams.set(key, value);
  return address.href;
}
