import type { Language } from '../../../shared/language';

/** The words of the confirmations. */
export interface CustomerWords {
  readonly subjects: Readonly<Record<'contact' | 'estimate', string>>;
  readonly thanks: Readonly<Record<'contact' | 'estimate', string>>;
  readonly reference: (reference: string) => string;
  readonly hello: string;
  readonly cost: (amount: string) => string;
  readonly areas: (areas: string) => string;
  readonly assumedAreas: (areas: string) => string;
  readonly whatHappensNext: (promise: string) => string;
  readonly yourReference: (reference: string) => string;
  readonly closing: (phone: string) => string;
}

/** The same mails in each language that the tags speak (docs/behaviour.md#42-the-four-mails). */
export const customerWords: Readonly<Record<Language, CustomerWords>> = {
  en: {
    subjects: { contact: 'We received your request', estimate: 'Your painting estimate' },
    thanks: {
      contact: 'Thank you for contacting us. Your request has reached us.',
      estimate: 'Thank you for using our estimator. Your project details have reached us.',
    },
    reference: (reference) => `Ref ${reference}`,
    hello: 'Hello,',
    cost: (amount) => `Your total estimated cost is: ${amount}`,
    areas: (areas) => areas,
    assumedAreas: (areas) => `Assumed wall area: ${areas}`,
    whatHappensNext: (promise) => `What happens next: ${promise}.`,
    yourReference: (reference) => `Your reference: ${reference}`,
    closing: (phone) => `Anything to add? Call ${phone} or answer this mail.`,
  },
  fr: {
    subjects: { contact: 'Nous avons reçu votre demande', estimate: 'Votre estimation de peinture' },
    thanks: {
      contact: 'Merci de nous avoir écrit. Votre demande nous est parvenue.',
      estimate: "Merci d'avoir utilisé notre estimateur. Les détails de votre projet nous sont parvenus.",
    },
    reference: (reference) => `Réf. ${reference}`,
    hello: 'Bonjour,',
    cost: (amount) => `Votre coût total estimé\u00a0: ${amount}`,
    areas: (areas) => areas.replaceAll('sq ft', 'pi²'),
    assumedAreas: (areas) => `Superficie des murs supposée\u00a0: ${areas}`,
    whatHappensNext: (promise) => `La suite\u00a0: ${promise}.`,
    yourReference: (reference) => `Votre référence\u00a0: ${reference}`,
    closing: (phone) => `Quelque chose à ajouter? Appelez-nous au ${phone} ou répondez à ce courriel.`,
  },
};
