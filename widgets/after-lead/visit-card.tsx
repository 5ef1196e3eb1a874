import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { HalfDay } from '../../shared/half-days';
import { limits } from '../../shared/limits';
import type { AfterLeadTexts } from '../../shared/locales/after-lead';
import type { Language } from '../../shared/texts';
import { byDate, dayText } from './half-days';
import type { SafeLead } from './safe-lead';

const mostTimes = 3;

/** A visitor's request for a visit. */
export interface VisitRequest {
  /** Ids of half-days. */
  readonly times: readonly string[];
  readonly note: string;
}

interface Properties {
  readonly halfDays: readonly HalfDay[];
  /** The times already asked for. */
  readonly wish: VisitRequest;
  readonly language: Language;
  readonly texts: AfterLeadTexts;
  readonly idPrefix: string;
  /** Sends a request; resolves with the message for the visitor, and whether the request was taken. */
  readonly onSend: (wish: VisitRequest) => Promise<{ readonly text: string; readonly isTaken: boolean }>;
  /** The message about the request already sent. */
  readonly asked: string;
  /** The element of the card's heading once a request is sent. */
  readonly heading: 'h3';
}

/** Half-days to choose, and a free-text line (docs/behaviour.md#124-after-the-lead). */
export function VisitCard({
  halfDays,
  wish,
  language,
  texts,
  idPrefix,
  onSend,
  asked,
  heading: Heading,
}: Properties): ReactNode {
  const words = texts.visit;
  const [times, setTimes] = useState(wish.times);
  const [note, setNote] = useState(wish.note);
  const [status, setStatus] = useState('');
  const [isSending, setSending] = useState(false);
  const isSent = wish.times.length > 0 || wish.note !== '';
  const [isChanging, setChanging] = useState(!isSent);
  const quiet = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(isChanging);
  useLayoutEffect(() => {
    // The button that was pressed is gone.
    if (wasChanging.current && !isChanging) quiet.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  const noteId = `${idPrefix}-visit-note`;
  const introId = `${idPrefix}-visit-intro`;

  function toggle(id: string): void {
    const isChosen = times.includes(id);
    const isTooMany = !isChosen && times.length >= mostTimes;
    setStatus(isTooMany ? words.most : '');
    if (!isTooMany) setTimes(isChosen ? times.filter((time) => time !== id) : [...times, id]);
  }

  async function send(): Promise<void> {
    if (isSending) return;
    if (times.length === 0 && !note.trim()) {
      setStatus(words.empty);
      return;
    }
    setSending(true);
    setStatus(texts.sending);
    const { text, isTaken } = await onSend({ times, note: note.trim() });
    setStatus(text);
    setSending(false);
    if (isTaken) setChanging(false);
  }

  return (
    <section className="added-card" part="visit">
      {isChanging ? (
        <>
          <fieldset aria-describedby={introId}>
            <legend>{words.heading}</legend>
            <p className="field__hint" id={introId}>
              {words.intro}
            </p>
            <div className="half-days">
              {[...byDate(halfDays)].map(([date, halves]) => (
                <div key={date} className="half-days__day">
                  <span aria-hidden="true">{dayText(date, language, 'short')}</span>
                  <div className="half-days__halves">
                    {halves.map(({ id, half }) => (
                      <button
                        key={id}
                        type="button"
                        className={`button button--quiet half-days__${half}`}
                        part="half-day"
                        aria-pressed={times.includes(id)}
                        aria-disabled={times.length >= mostTimes && !times.includes(id)}
                        aria-label={`${dayText(date, language, 'long')}, ${texts.halves[half]}`}
                        onClick={() => toggle(id)}
                      >
                        <span>{texts.halves[half]}</span>
                      </button>
                    ))}
                  </div>
                </div>
              ))}
            </div>
          </fieldset>
          <div className="field" part="field">
            <input
              id={noteId}
              className="control"
              part="input"
              type="text"
              maxLength={limits.shortText}
              placeholder={words.note}
              defaultValue={wish.note}
              onInput={(event) => setNote(event.currentTarget.value)}
            />
            <label className="field__label" part="label" htmlFor={noteId}>
              {words.note}
            </label>
          </div>
          <button type="button" className="button" part="button" aria-disabled={isSending} onClick={send}>
            {isSent ? words.change : words.send}
          </button>
        </>
      ) : (
        <Heading className="subheading">{words.heading}</Heading>
      )}
      <p
        role="status"
        part="status"
        className={!isChanging && (!status || status === asked) ? 'added-card__done' : undefined}
      >
        {isChanging ? status : status || asked}
      </p>
      {!isChanging && (
        <button
          ref={quiet}
          type="button"
          className="button button--link"
          part="button-secondary"
          onClick={() => {
            setStatus('');
            setChanging(true);
          }}
        >
          {words.changeTimes}
        </button>
      )}
    </section>
  );
}

interface BookingProperties {
  readonly url: string;
  readonly lead: SafeLead;
  readonly reference: string | undefined;
  readonly texts: AfterLeadTexts;
  /** The element of the card's heading. */
  readonly heading: 'h3';
}

/** A link to the business's own calendar (`bookingUrl`), instead of half-days. */
export function BookingCard({ url, lead, reference, texts, heading: Heading }: BookingProperties): ReactNode {
  return (
    <section className="added-card" part="visit">
      <Heading className="subheading">{texts.visit.heading}</Heading>
      <p className="field__hint">{texts.visit.bookIntro}</p>
      <a
        className="button"
        part="button"
        href={bookingLink(url, lead, reference)}
        target="_blank"
        rel="noopener"
      >
        {texts.visit.book}
      </a>
    </section>
  );
}

/**
 * The calendar's address with the visitor's name and email, and our reference: in the notes of Cal.com, in the first
 * answer of Calendly, and in `utm_content`, which both pass on.
 */
export function bookingLink(
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
