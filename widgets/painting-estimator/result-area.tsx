import type { ReactNode } from 'react';
import type { Assumption } from '../../shared/price';
import { priceNotes } from '../../shared/receipt';
import type { Language } from '../../shared/texts';
import { useElement } from '../element/use-element';
import { businessMoney, businessTerms } from '../lead/business';
import { businessAreaText, useEstimatorTexts } from './units';
import type { Calculation } from './use-calculation';

interface Properties {
  readonly calculation: Calculation;
  readonly estimationType: string;
}

/**
 * 'Total Estimated Cost:' with the price and its assumptions, or the progress of the calculation, announced as it
 * changes (docs/behaviour.md#31-the-wizard).
 */
export function ResultArea({ calculation: { stage, price }, estimationType }: Properties): ReactNode {
  const texts = useEstimatorTexts();
  const { language } = useElement();
  const areas = price && assumedAreas(price.assumed, language);
  const isHome = estimationType === 'general' || estimationType === 'specific_rooms';
  const busyText =
    stage === 'calculating' ? texts.calculating : stage === 'sending' ? texts.sending : undefined;
  const notes = price ? priceNotes(price, language, businessTerms) : [];
  return (
    <div className="result" part="result">
      <p className="result__title">{texts.total}</p>
      {price && (
        <p className="result__price" part="price" aria-hidden="true" key={price.totalCost}>
          {businessMoney(price.totalCost, language)}
        </p>
      )}
      <div role="status">
        {stage !== 'calculating' && !price && (
          <p key={stage}>
            {stage === 'failed'
              ? texts.estimateFailed[estimationType === 'specific_rooms' ? estimationType : 'general']
              : texts.totalHint}
          </p>
        )}
        {price && (
          <p className="visually-hidden" key={price.totalCost}>
            {texts.total} {businessMoney(price.totalCost, language)}
          </p>
        )}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {areas && (
          <p key={areas}>
            {price.assumed.every(({ field }) => isHome || !field) ? texts.assumed : texts.assumedSize} {areas}
          </p>
        )}
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
