import { businessSettings } from 'virtual:business-settings';
import type { ReactNode } from 'react';
import { useHost, useStrings } from '../element/host';

const strings = {
  en: (time: string) =>
    `We answer within ${time} on business days. Free, nothing is booked. We use your details only to answer you.`,
  fr: (time: string) =>
    `Nous répondons en moins de ${time} les jours ouvrables. C'est gratuit, rien n'est réservé. Vos coordonnées servent seulement à vous répondre.`,
};

/** What a visitor can rely on before sending a form (docs/behaviour.md#21-the-quote-form). */
export function Assurance({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <p className="assurance" part="assurance">
      {useStrings(strings)(businessSettings.answerTime[useHost().language])} {children}
    </p>
  );
}
