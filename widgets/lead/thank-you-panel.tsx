import { businessSettings } from 'virtual:business-settings';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHost, useStrings } from '../element/host';
import { serviceAddress } from '../element/script-address';
import { businessMoney } from './business-money';
import type { ThankYouState } from './thank-you-state';
import { thankYouStrings } from './thank-you-strings';

interface Properties {
  readonly state: ThankYouState;
  /** Where 'Return to Home' leads, if not to the business's own site. */
  readonly homeUrl: string | undefined;
}

/** The thank-you text that replaces the form when the visitor stays on the page (docs/behaviour.md#118-thank-you-page). */
export function ThankYouPanel({ state, homeUrl }: Properties): ReactNode {
  const strings = useStrings(thankYouStrings);
  const { heading: title, texts } = strings[state.type];
  const { language } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section className="thank-you" part="thank-you">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {state.type === 'estimate' && (
        <p className="thank-you__price">
          {strings.total}
          <strong part="price">{businessMoney(state.totalCost, language)}</strong>
        </p>
      )}
      {/* For as long as the thank-you is seen: a toast leaves. */}
      {state.toast && <p className="field__error">{state.toast}</p>}
      {texts.map((text) => (
        <p key={text}>{text.replace('{time}', businessSettings.answerTime[language])}</p>
      ))}
      <p>
        {strings.reference} <strong part="reference">{state.reference}</strong>
      </p>
      <a className="button" part="button" href={homeUrl ?? serviceAddress(import.meta.env.BASE_URL)}>
        {strings.home}
      </a>
    </section>
  );
}
