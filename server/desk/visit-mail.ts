import type { Lead } from '../../shared/lead';
import { mailTexts, resolveLanguage } from '../../shared/texts';
import type { TimedHalfDay } from '../../shared/visits';
import type { ServerBusiness } from '../base/business';
import { mapLink, telephoneLink } from '../base/contact-links';
import { oneLine } from '../mail/header-text';
import type { MailBlock, MailContent, MailFact } from '../mail/mail-content';
import type { PhotoRow, VisitRow } from '../store/schema';
import { photoIdOf } from './photo-files';
import { halfDayWords, shortHalfDay } from './visit-times';

/** A visitor's additions to a lead. */
export interface AddedFacts {
  readonly lead: Lead;
  readonly business: ServerBusiness;
  readonly visit: VisitRow | null;
  readonly photos: readonly PhotoRow[];
  /** Address of the lead's page. */
  readonly leadLink: string;
}

/** The mail to the business about a visitor's additions: the times to choose from, and the photos. */
export function addedMail({ lead, business, visit, photos, leadLink }: AddedFacts): MailContent {
  const name = visitorName(lead);
  // An answered request was in an earlier mail.
  const open = visit && isUnanswered(visit) ? visit : null;
  const { times = [], note = '' } = open ?? {};
  const hasWish = times.length > 0 || note !== '';
  const isTakenBack = open !== null && !hasWish;
  const added = photos.length === 0 ? '' : photos.length === 1 ? 'a photo' : `${photos.length} photos`;
  const asked = hasWish ? 'asks for a visit' : isTakenBack ? 'no longer asks for a visit' : '';
  const heading = `${name} ${[asked, added && `added ${added}`].filter(Boolean).join(' and ')}`;
  return {
    language: 'en',
    subject: `${heading} (Ref ${lead.reference})`,
    heading,
    blocks: [
      ...times.map(
        (id): MailBlock => ({
          kind: 'button',
          text: `Confirm ${shortHalfDay(id, business)}`,
          href: `${leadLink}?confirm=${id}`,
        }),
      ),
      ...(note === '' ? [] : [{ kind: 'lines', label: 'About the time', text: note } as const]),
      { kind: 'facts', facts: reachFacts(lead) },
      ...(photos.length === 0
        ? []
        : [
            {
              kind: 'facts',
              facts: photos.map(({ id, description }, index) => ({
                label: `Photo ${index + 1}`,
                text: oneLine(description, 300) || 'Open',
                href: `${leadLink}/photos/${photoIdOf(id)}`,
              })),
            } as const,
          ]),
      { kind: 'button', text: 'Open this lead', href: leadLink },
    ],
  };
}

/** Whether the business has not decided since the visitor asked. */
export function isUnanswered({ askedAt, decidedAt }: VisitRow): boolean {
  return askedAt !== null && askedAt > (decidedAt ?? 0);
}

/** Outcome of a visit. */
export interface DecidedFacts {
  readonly lead: Lead;
  readonly business: ServerBusiness;
  readonly halfDay: TimedHalfDay;
  readonly change: 'confirmed' | 'moved' | 'calledOff';
  /** As sent by the visitor's tag with the request; otherwise the lead's. */
  readonly language: string;
}

/** The mail to the visitor, in their language, with the time of the visit or its cancellation. */
export function visitorVisitMail({
  lead,
  business,
  halfDay,
  change,
  language: tag,
}: DecidedFacts): MailContent {
  const language = resolveLanguage(tag);
  const words = mailTexts[language];
  const { visit } = words;
  const { day, hours } = halfDayWords(halfDay, business, language);
  return {
    language,
    subject: `${visit.subjects[change](day)} – ${business.name} (${words.inReference(lead.reference)})`,
    heading: visit.subjects[change](day),
    blocks: [
      paragraph(visit.texts[change]),
      { kind: 'highlight', text: `${day}, ${hours}` },
      {
        kind: 'button',
        text: visit.call,
        href: `tel:${business.phone.dialled}`,
        shown: business.phone.shown,
      },
      paragraph(change === 'calledOff' ? visit.another : visit.calendar),
      paragraph(words.closing),
    ],
  };
}

const outcomes = { confirmed: 'confirmed', moved: 'moved', calledOff: 'cancelled' } as const;

/** The same mail for the business: whom to visit, where and when. */
export function businessVisitMail(
  { lead, business, halfDay, change }: DecidedFacts,
  leadLink: string,
): MailContent {
  const { day, hours } = halfDayWords(halfDay, business);
  const heading = `Visit ${outcomes[change]}: ${visitorName(lead)}, ${day}`;
  return {
    language: 'en',
    subject: `${heading} (Ref ${lead.reference})`,
    heading,
    blocks: [
      { kind: 'highlight', text: `${day}, ${hours}` },
      { kind: 'facts', facts: reachFacts(lead) },
      { kind: 'button', text: 'Open this lead', href: leadLink },
      paragraph(
        change === 'calledOff'
          ? 'The file with this mail takes it out of your calendar. The visitor is told, too, if they gave an email address.'
          : 'The invitation is for your calendar. The visitor got one, too, if they gave an email address.',
      ),
    ],
  };
}

function reachFacts({ values, reference }: Lead): readonly MailFact[] {
  const { phone, address } = values;
  const telephone = telephoneLink(phone);
  const map = mapLink(address);
  const facts: readonly MailFact[] = [
    { label: 'Phone', text: oneLine(phone, 300), ...(telephone && { href: telephone }) },
    { label: 'Address', text: oneLine(address, 300), ...(map && { href: map }) },
    { label: 'Reference', text: reference },
  ];
  return facts.filter(({ text }) => text !== '');
}

/** The visitor's name, for the business. */
export function visitorName({ values }: Lead): string {
  return oneLine(values.name, 80) || 'A visitor without a name';
}

function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}
