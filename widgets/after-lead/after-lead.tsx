import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterLeadTexts } from '../../shared/locales/after-lead';
import { isRecord, parseJson } from '../../shared/untrusted';
import { adoptIntoHostRoot } from '../element/style-sheets';
import type { AfterLeadContext } from '../lead/after-lead-loader';
import { jsonText } from '../lib/replaced-built-ins';
import { readSession, writeSession } from '../lib/storage';
import styles from './after-lead.css?inline';
import { deliverVisit, type Photo, removePhoto, sendPhotos } from './deliver';
import { datedHalfDays, halfDaysText } from './half-days';
import { erasePhotosBefore } from './kept-photos';
import { fetchOffers, type Offers } from './offers';
import { PhotosCard } from './photos-card';
import { readSafeLead, type SafeLead } from './safe-lead';
import { BookingCard, VisitCard, type VisitRequest } from './visit-card';

export { sendAdded } from './send-added';

const dayMs = 24 * 60 * 60_000;

/** Renders the cards for additions to a lead, times for a visit and photos, into an element of a thank-you. */
export async function renderCards(element: HTMLElement | null, context: AfterLeadContext): Promise<void> {
  const lead = readSafeLead(context.state.lead, context.home);
  if (!element || !lead || !(lead.hasVisits || lead.hasPhotos)) return;
  void erasePhotosBefore(Date.now() - dayMs);
  const offers = await fetchOffers(lead);
  if (context.signal.aborted) return;
  const removeStyles = adoptIntoHostRoot(element.getRootNode(), styles);
  const drawing = createRoot(element);
  drawing.render(<AfterLead lead={lead} offers={offers} context={context} />);
  context.signal.addEventListener('abort', () => {
    removeStyles?.();
    // The thank-you is being removed: React can't remove one drawing within another.
    queueMicrotask(() => drawing.unmount());
  });
}

interface Properties {
  readonly lead: SafeLead;
  readonly offers: Offers;
  readonly context: AfterLeadContext;
}

/** The cards below a thank-you; each can be ignored (docs/behaviour.md#124-after-the-lead). */
function AfterLead({ lead, offers, context }: Properties): ReactNode {
  const { language, idPrefix, state, emit, setAdded, heading } = context;
  const { leadId, isTest } = lead;
  const { reference } = state;
  const texts = afterLeadTexts[language];
  const [added, setThings] = useState(() => readAdded(leadId));
  /** With their pictures while the page lives. */
  const [photos, setPhotos] = useState<readonly Photo[]>(added.photos);
  /** The latest values, for callbacks that run after this render. */
  const current = useRef(photos);

  function timesText({ times, note }: VisitRequest): string {
    return halfDaysText(times, offers.halfDays, language, texts) || (note && texts.visit.onlyNote);
  }

  function sentText({ times, note }: VisitRequest): string {
    const asked = datedHalfDays(times, offers.halfDays, language, texts) || (note && texts.visit.onlyNote);
    return asked && texts.visit.sent(asked);
  }

  const count = added.photos.length;
  const receiptText = [timesText(added), count > 0 && texts.photos.count(count)].filter(Boolean).join(', ');
  useEffect(() => setAdded(receiptText), [setAdded, receiptText]);

  function change(part: Partial<AddedThings>): void {
    setThings((before) => {
      const things = { ...before, ...part };
      rememberAdded(leadId, things);
      return things;
    });
  }

  function changePhotos(next: readonly Photo[]): void {
    current.current = next;
    setPhotos(next);
    change({ photos: next.map(({ id, description }) => ({ id, description })) });
    emit('painting-photos', { leadId, reference, count: next.length, ...(isTest && { test: true }) });
  }

  async function sendWish(wish: VisitRequest) {
    // Even if the clock was set back, a later request must win.
    const sentAt = Math.max(Date.now(), added.sentAt + 1);
    const outcome = await deliverVisit(lead, { ...wish, sentAt }, timesText(wish), context);
    if (outcome === 'refused') return { text: texts.visit.refused, isTaken: false };
    if (outcome === 'failed') return { text: texts.failed, isTaken: false };
    change({ ...wish, sentAt });
    emit('painting-visit', { leadId, reference, times: wish.times, ...(isTest && { test: true }) });
    return { text: outcome === 'kept' ? texts.kept : sentText(wish), isTaken: true };
  }

  return (
    <div className="added">
      {offers.bookingUrl ? (
        <BookingCard
          url={offers.bookingUrl}
          lead={lead}
          reference={reference}
          texts={texts}
          heading={heading}
        />
      ) : (
        offers.halfDays.length > 0 && (
          <VisitCard
            halfDays={offers.halfDays}
            wish={added}
            language={language}
            texts={texts}
            idPrefix={idPrefix}
            onSend={sendWish}
            asked={sentText(added)}
            heading={heading}
          />
        )
      )}
      {offers.photos && (
        <PhotosCard
          sent={photos}
          texts={texts}
          heading={heading}
          idPrefix={idPrefix}
          onSend={(chosen, onOutcome) =>
            sendPhotos(lead, chosen, context, (photo, outcome) => {
              if (outcome === 'sent' || outcome === 'kept') changePhotos([...current.current, photo]);
              onOutcome(photo, outcome);
            })
          }
          onRemove={(photo) => {
            void removePhoto(lead, photo, context);
            changePhotos(current.current.filter(({ id }) => id !== photo.id));
          }}
        />
      )}
    </div>
  );
}

/** A visitor's additions to a lead, sent or on their way. */
interface AddedThings {
  /** Ids of half-days. */
  readonly times: readonly string[];
  readonly note: string;
  /** When both were sent, in milliseconds since 1970; 0 if never. */
  readonly sentAt: number;
  readonly photos: readonly { readonly id: string; readonly description: string }[];
}

const nothingAdded: AddedThings = { times: [], note: '', sentAt: 0, photos: [] };

/** Additions to a lead that this tab remembers, so a reload still shows them. */
function readAdded(leadId: string): AddedThings {
  const kept = parseJson(readSession('painting-after-lead'));
  if (!isRecord(kept) || kept.leadId !== leadId) return nothingAdded;
  const { times, note, sentAt, photos } = kept;
  return {
    times: Array.isArray(times) ? times.filter((time) => typeof time === 'string') : [],
    note: typeof note === 'string' ? note : '',
    sentAt: typeof sentAt === 'number' ? sentAt : 0,
    photos: Array.isArray(photos)
      ? photos
          .filter(isRecord)
          .map(({ id, description }) => ({ id: String(id), description: String(description) }))
      : [],
  };
}

/** Remembers an addition to a lead in this tab. */
function rememberAdded(leadId: string, added: AddedThings): void {
  writeSession('painting-after-lead', jsonText({ leadId, ...added }));
}
