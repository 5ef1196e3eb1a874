import { businessSettings, clientsChooseDay, hasFreeQuote, phone } from 'virtual:business-settings';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ThankYouState } from '../../shared/thank-you-state';
import { serverUrl, serviceUrl } from '../element/script-url';
import { useElement, useHeadings, useTexts } from '../element/use-element';
import { loadAfterLead } from './after-lead-loader';
import { businessMoney } from './business';
import { DrawingView } from './drawing-view';
import { deliver, forget, queue } from './outbox';

/** The ways back to the wizard that made an estimate. */
export interface WizardActions {
  /** To the wizard with its entries. */
  readonly onChange: () => void;
  /** To an empty wizard. */
  readonly onStartOver: () => void;
}

interface Properties {
  readonly state: ThankYouState;
  /** Where 'Return to Home' leads. Without it, the link is there on the business's own site only. */
  readonly homeUrl: string | undefined;
  /** Absent if no wizard has the values. */
  readonly wizard?: WizardActions | undefined;
  /** Whether it takes the focus: in place of a form, but not on a page that has just loaded. */
  readonly takesFocus?: boolean;
  /** Text in place of ours. */
  readonly thankYouText?: string | undefined;
}

/** The thank-you, on a page of its own or in place of the form when the visitor stays (docs/behaviour.md#118-thank-you-page). */
export function ThankYouPanel({ state, homeUrl, wizard, takesFocus, thankYouText }: Properties): ReactNode {
  const texts = useTexts().thankYou;
  const { language, emit, idPrefix } = useElement();
  const [Heading, Subheading] = useHeadings();
  const { heading, texts: paragraphs } = texts[state.type];
  const answerTime = businessSettings.answerTime[language];
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const cards = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState('');
  useEffect(() => {
    // A lead that failed to reach the business may still be replaced by another.
    if (!state.lead || state.toast) return;
    const life = new AbortController();
    const context = {
      state,
      language,
      emit,
      idPrefix,
      heading: Subheading,
      setAdded,
      outbox: { queue, deliver, forget },
      home: serverUrl(),
      signal: life.signal,
    };
    loadAfterLead().then(
      ({ renderCards }) => renderCards(cards.current, context),
      () => {},
    );
    return () => life.abort();
  }, [state, language, emit, idPrefix, Subheading]);
  const isEstimate = state.type === 'estimate';
  // Doesn't claim that an undelivered mail was sent.
  const isUntold = isEstimate && state.toast;
  const told = thankYouText ? [thankYouText] : isUntold ? [texts.untold, ...paragraphs.slice(1)] : paragraphs;
  const ownHome = serviceUrl(import.meta.env.BASE_URL);
  const home = homeUrl ?? (ownHome.startsWith(`${location.origin}/`) && ownHome);
  const actions: readonly (readonly [string, () => void, 'quiet' | 'link'])[] = [
    ...(isEstimate ? ([[texts.print, () => print(), 'quiet']] as const) : []),
    ...(wizard
      ? ([
          [texts.change, wizard.onChange, 'link'],
          [texts.startOver, wizard.onStartOver, 'link'],
        ] as const)
      : []),
  ];
  const call = `tel:${phone.dialled}`;
  const links = [
    ...(home ? [[home, texts.home] as const] : []),
    [call, isEstimate && hasFreeQuote ? texts.callAboutVisit : texts.call] as const,
  ];
  // After an estimate the visit comes next.
  const first = isEstimate ? call : home;
  if (isEstimate) links.reverse();
  return (
    <section className="thank-you" part="thank-you">
      <div className="thank-you__sheet">
        <Heading part="heading" ref={title} tabIndex={-1}>
          {heading}
        </Heading>
        <ReceiptCard state={state} added={added} />
        <div className="thank-you__words">
          {/* Stays as long as the thank-you, unlike a toast. */}
          {state.toast && <p className="field__error">{state.toast}</p>}
          {told.map(
            (text) =>
              (answerTime || !text.includes('{time}')) && (
                <p key={text}>{text.replace('{time}', answerTime)}</p>
              ),
          )}
          <Subheading className="subheading">{texts.next}</Subheading>
          <ol>
            {state.promise && <li>{state.promise}.</li>}
            {hasFreeQuote && <li>{texts.freeVisit}</li>}
            <li>{clientsChooseDay ? texts.chooseDay : texts.nothingBooked}</li>
          </ol>
          <div className="thank-you__actions">
            {links.map(([href, text]) => (
              <a
                key={href}
                className={href === first ? 'button' : 'button button--quiet'}
                part={href === first ? 'button' : 'button-secondary'}
                href={href}
              >
                {text}
              </a>
            ))}
            {actions.map(([text, act, look]) => (
              <button
                key={text}
                className={`button button--${look}`}
                part="button-secondary"
                type="button"
                onClick={act}
              >
                {text}
              </button>
            ))}
          </div>
        </div>
        <div ref={cards} />
      </div>
    </section>
  );
}

interface ReceiptProperties {
  readonly state: ThankYouState;
  /** The visitor's additions to the lead: 'Tue morning, 3 photos'. */
  readonly added: string;
}

/** The card of a lead: its reference, client and day; for an estimate also the price and its parts (docs/behaviour.md#39-the-receipt). */
function ReceiptCard({ state, added }: ReceiptProperties): ReactNode {
  const texts = useTexts().thankYou;
  const { language } = useElement();
  const { groups, notes, bars } = (state.type === 'estimate' && state.receipt) || { groups: [], notes: [] };
  const { range, shares = [] } = bars ?? {};
  const price = state.type === 'estimate' && businessMoney(state.totalCost, language);
  return (
    <div className="receipt" part="receipt">
      <p className="receipt__head">
        <span>
          <strong>{businessSettings.name}</strong> {phone.shown}
        </span>
        <span>
          {texts.reference} <strong part="reference">{state.reference}</strong>
        </span>
      </p>
      <p>{state.client}</p>
      {price && (
        <p className="receipt__price">
          {texts.total} <strong part="price">{price}</strong>
        </p>
      )}
      {range && (
        <p className="range" aria-hidden="true">
          <span className="range__price">
            <span style={{ flexGrow: range.at }} />
            {price}
            <span style={{ flexGrow: 1 - range.at }} />
          </span>
          <span className="range__mark" style={{ insetInlineStart: `${range.at * 100}%` }} />
          <span>{range.low}</span>
          <span>{range.high}</span>
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="receipt__note">
          {note}
        </p>
      ))}
      {state.type === 'estimate' && state.drawing && <DrawingView drawing={state.drawing} />}
      <table>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th colSpan={3} scope="rowgroup">
                {title}
              </th>
            </tr>
            {rows.map(([label, text, amount]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td colSpan={amount ? 1 : 2}>{text}</td>
                {amount && <td>{amount}</td>}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {shares.length > 0 && (
        <figure className="shares">
          <figcaption>{texts.madeOf}</figcaption>
          <div aria-hidden="true">
            {shares.map(({ label, share }, index) => (
              <span key={label} style={{ flexGrow: share }}>
                {index + 1}
              </span>
            ))}
          </div>
          <ol>
            {shares.map(({ label, amount }) => (
              <li key={label}>
                {label} {amount}
              </li>
            ))}
          </ol>
        </figure>
      )}
      {added && <p part="added">{added}</p>}
    </div>
  );
}
