import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { EstimationType } from '../../shared/fields';
import { priceNotes } from '../../shared/receipt';
import { prefersReducedMotion } from '../carousel/use-motion';
import { useHost } from '../element/host';
import { businessMoney, businessTerms } from '../lead/business-terms';
import { assumedAreas } from './area-unit';
import type { Calculation } from './use-calculation';
import { useEstimatorTexts } from './use-estimator-texts';

const durationMs = 900;

/** Amount shown `elapsedMs` after a price began to count up: quick at first, complete after 0.9 seconds. */
export function countedAmount(amount: number, elapsedMs: number): number {
  const left = 1 - elapsedMs / durationMs;
  return left > 0 ? amount * (1 - left ** 4) : amount;
}

interface Properties {
  readonly calculation: Calculation;
  readonly estimationType: EstimationType;
}

/** 'Total Estimated Cost:' with the price and what it rests on, or how far the calculation is, announced as it changes (docs/behaviour.md#31-the-wizard). */
export function ResultArea({ calculation: { stage, price }, estimationType }: Properties): ReactNode {
  const texts = useEstimatorTexts();
  const { language } = useHost();
  const areas = price && assumedAreas(price.assumed, texts.areaUnit);
  const notes = price ? priceNotes(price, language, businessTerms) : [];
  return (
    <div className="result" part="result">
      <p className="result__title">{texts.total}</p>
      {price && <CountedPrice amount={price.totalCost} />}
      <div role="status">
        {stage === 'calculating' && (
          <p className="result__busy">
            <span className="spinner" aria-hidden="true" />
            {texts.calculating}
          </p>
        )}
        {stage !== 'calculating' && !price && (
          <p key={stage}>{stage === 'failed' ? texts.estimateFailed[estimationType] : texts.totalHint}</p>
        )}
        {price && (
          <p className="visually-hidden" key={price.totalCost}>
            {businessMoney(price.totalCost, language)}
          </p>
        )}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {areas && (
          <p key={areas}>
            {texts.assumed} {areas}
          </p>
        )}
        {stage === 'sending' && <p>{texts.sending}</p>}
      </div>
    </div>
  );
}

/** A price that counts up to its figure, at once where the visitor wants no motion; what is announced stands elsewhere. */
function CountedPrice({ amount }: { readonly amount: number }): ReactNode {
  const { language } = useHost();
  const price = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const startedAt = performance.now();
    let frame = 0;
    const draw = () => {
      const elapsedMs = prefersReducedMotion() ? Infinity : performance.now() - startedAt;
      const counted = countedAmount(amount, elapsedMs);
      if (price.current) price.current.textContent = businessMoney(counted, language);
      if (counted < amount) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [amount, language]);
  return <p className="result__price" part="price" aria-hidden="true" ref={price} />;
}
