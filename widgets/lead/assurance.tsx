import { businessSettings } from 'virtual:business-settings';
import type { ReactNode } from 'react';
import { useHost, useTexts } from '../element/host';

/** What a visitor can rely on before sending a form (docs/behaviour.md#21-the-quote-form). */
export function Assurance({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <p className="assurance" part="assurance">
      {useTexts().delivery.assurance(businessSettings.answerTime[useHost().language])} {children}
    </p>
  );
}
