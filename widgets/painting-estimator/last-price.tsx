import type { ReactNode } from 'react';
import { leadReference } from '../../shared/lead-id';
import { useHost, useTexts } from '../element/host';
import { businessMoney } from '../lead/business-terms';
import type { SentOffer } from './draft';
import { useEstimatorTexts } from './use-estimator-texts';

interface Properties {
  readonly sent: SentOffer;
  readonly onStartOver: () => void;
}

/** The estimate that the next one replaces, and a button to start another project. */
export function LastPrice({ sent, onStartOver }: Properties): ReactNode {
  const { lastPrice } = useEstimatorTexts();
  const { startOver } = useTexts().thankYou;
  const { language } = useHost();
  return (
    <p className="last-price" key={sent.totalCost}>
      {lastPrice} <strong>{businessMoney(sent.totalCost, language)}</strong> ·{' '}
      {leadReference(sent.lead.leadId)}{' '}
      <button className="button button--link" part="button-secondary" type="button" onClick={onStartOver}>
        {startOver}
      </button>
    </p>
  );
}
