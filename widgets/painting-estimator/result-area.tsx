import { type ReactNode, useEffect } from 'react';
import type { Assumption } from '../../shared/price';
import { priceNotes } from '../../shared/receipt';
import type { Language } from '../../shared/texts';
import { announce } from '../element/announcer';
import { useElement } from '../element/use-element';
import { businessMoney, businessTerms } from '../lead/business';
import { businessAreaText, useEstimatorTexts } from './units';
import type { Calculation } from './use-calculation';

interface Properties {
  readonly calculation: Calculation;
  readonly estimationType: string;
}

/**
 * 'Total Estimated Cost:' with the price and its assumptions, or the progress of the calculation. A new price is
 * announced once, with its name and notes (docs/behaviour.md#31-the-wizard).
 */
export function ResultArea({ calculation: { stage, price }, estimationType }: Properties): ReactNode {
  const texts = useEstimatorTexts();
  const { language, element } = useElement();
  const areas = price && assumedAreas(price.assumed, language);
  const isHome = estimationType === 'general' || estimationType === 'specific_rooms';
  const busyText = stage === 'calculating' ? texts.calculating : stage === 'sending' ? texts.sending : '';
  const amount = price && businessMoney(price.totalCost, language);
  const notes = price ? [...priceNotes(price, language, businessTerms)] : [];
  if (areas) {
    const isWall = price.assumed.every(({ field }) => isHome || !field);
    notes.push(`${isWall ? texts.assumed : texts.assumedSize} ${areas}`);
  }
  const inWords = amount && [texts.total, amount, ...notes].join(' ');
  // A failure is announced by the message about it.
  useEffect(() => announce(element, busyText), [element, busyText]);
  // Later, so that one message has both.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each price.
  useEffect(() => announce(element, inWords && `${inWords} ${busyText}`), [inWords]);
  return (
    <div className="result" part="result">
      <p className="result__title">{texts.total}</p>
      {amount && (
        <p className="result__price" part="price" key={amount}>
          {amount}
        </p>
      )}
      <div className="result__notes">
        {stage !== 'calculating' && !price && (
          <p key={stage}>
            {stage === 'failed'
              ? texts.estimateFailed[estimationType === 'specific_rooms' ? estimationType : 'general']
              : texts.totalHint}
          </p>
        )}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {busyText && (
          <p className="result__busy" key={stage}>
            <span className="spinner" aria-hidden="true" />
            {busyText}
          </p>
        )}
      </div>
    </div>
  );
}

/** The assumed areas, each once: '384 sq ft, 250 sq ft'; '' where nothing was assumed. */
function assumedAreas(assumed: readonly Assumption[], language: Language): string {
  return [...new Set(assumed.map(({ wallSqft }) => businessAreaText(wallSqft, language)))].join(', ');
}
