import type { ReactNode } from 'react';
import { useHost, useStrings } from '../element/host';
import { formatMoney } from '../lib/money';
import { strings } from './strings';
import type { Calculation } from './use-calculation';

interface Properties {
  readonly calculation: Calculation;
  readonly mode: 'general' | 'specific_rooms';
}

/** 'Total Estimated Cost:' and what is known of it so far, announced as it changes (docs/behaviour.md#31-the-wizard). */
export function ResultArea({ calculation: { stage, price, hasFailed }, mode }: Properties): ReactNode {
  const texts = useStrings(strings);
  const { language } = useHost();
  return (
    <div className="result" part="result">
      <p className="result__title">{texts.total}</p>
      <div role="status">
        {stage === 'calculating' && (
          <p className="result__busy">
            <span className="spinner" aria-hidden="true" />
            {texts.calculating}
          </p>
        )}
        {stage !== 'calculating' && !price && (
          <p>{hasFailed ? texts.estimateFailed[mode] : texts.totalHint}</p>
        )}
        {price && (
          <p className="result__price" part="price">
            {formatMoney(price.totalCost, language)}
          </p>
        )}
        {price?.minimumApplied && <p>{texts.minimumApplied}</p>}
        {stage === 'sending' && <p>{texts.sending}</p>}
      </div>
    </div>
  );
}
