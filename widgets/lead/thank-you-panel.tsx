import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHost, useStrings } from '../element/host';
import { scriptAddress } from '../element/script-address';
import { formatMoney } from '../lib/money';
import type { ThankYouState } from './thank-you-state';
import { thankYouStrings } from './thank-you-strings';

/** The thank-you text that replaces the form when the visitor stays on the page (docs/behaviour.md#118-thank-you-page). */
export function ThankYouPanel({ state }: { readonly state: ThankYouState }): ReactNode {
  const strings = useStrings(thankYouStrings)[state.type];
  const { language } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section className="thank-you" part="thank-you">
      <h2 ref={heading} tabIndex={-1}>
        {strings.heading}
      </h2>
      {state.type === 'estimate' && (
        <p className="thank-you__price">
          {strings.total}
          <strong part="price">{formatMoney(state.totalCost, language)}</strong>
        </p>
      )}
      {strings.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <a className="button" part="button" href={new URL(import.meta.env.BASE_URL, scriptAddress()).href}>
        {strings.home}
      </a>
    </section>
  );
}
