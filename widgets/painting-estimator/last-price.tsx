import type { ReactNode } from 'react';
import { leadReference } from '../../shared/lead-id';
import { useHost, useStrings } from '../element/host';
import { businessMoney } from '../lead/business-terms';
import { thankYouStrings } from '../lead/thank-you-strings';
import type { SentOffer } from './draft';
import { strings } from './strings';

interface Properties {
  readonly sent: SentOffer;
  readonly onStartOver: () => void;
}

/** Which offer the next price takes the place of, and the way to begin another project. */
export function LastPrice({ sent, onStartOver }: Properties): ReactNode {
  const { lastPrice } = useStrings(strings);
  const { startOver } = useStrings(thankYouStrings);
  const { language } = useHost();
  return (
    <p className="last-price">
      {lastPrice} <strong>{businessMoney(sent.totalCost, language)}</strong> ·{' '}
      {leadReference(sent.lead.leadId)}{' '}
      <button className="button button--link" part="button-secondary" type="button" onClick={onStartOver}>
        {startOver}
      </button>
    </p>
  );
}
