import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../carousel/prefers-reduced-motion';
import { useHost } from '../element/host';
import { businessMoney } from '../lead/business-terms';
import { countedAmount } from './counted-amount';

/** A price that counts up to its figure, at once where the visitor wants no motion; what is announced stands elsewhere. */
export function CountedPrice({ amount }: { readonly amount: number }): ReactNode {
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
