import type { QuoteField, QuoteRequestCode } from './fields';

const errorsInEnglish: Record<QuoteRequestCode, string> = {
  nameRequired: 'Name is required',
  nameTooShort: 'Name must be at least 2 characters',
  phoneRequired: 'Phone is required',
  phoneInvalid: 'Phone must be a valid 10-digit Canadian number',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  addressRequired: 'Address is required',
  addressTooShort: 'Address must be at least 5 characters',
  answerRequired: 'Answer is required',
  answerIncorrect: 'Incorrect answer',
  tooLong: 'At most 300 characters fit here',
  messageTooLong: 'Message must be at most 15,000 characters',
};

const errorsInFrench: Record<QuoteRequestCode, string> = {
  nameRequired: 'Le nom est requis',
  nameTooShort: 'Le nom doit compter au moins 2 caractères',
  phoneRequired: 'Le numéro de téléphone est requis',
  phoneInvalid: 'Le téléphone doit être un numéro canadien valide à 10 chiffres',
  emailRequired: "L'adresse courriel est requise",
  emailInvalid: 'Adresse courriel non valide',
  addressRequired: "L'adresse est requise",
  addressTooShort: "L'adresse doit compter au moins 5 caractères",
  answerRequired: 'La réponse est requise',
  answerIncorrect: 'Réponse incorrecte',
  tooLong: 'Ce champ compte au plus 300 caractères',
  messageTooLong: 'Le message doit compter au plus 15\u00a0000 caractères',
};

/** Field labels; the math question provides its own. */
type Labels = Record<Exclude<QuoteField, 'mathAnswer'>, string>;

const labelsInEnglish: Labels = {
  name: 'Name*',
  phone: 'Phone*',
  email: 'Email*',
  address: 'Address*',
  message: 'Your Message',
};

const labelsInFrench: Labels = {
  name: 'Nom*',
  phone: 'Téléphone*',
  email: 'Courriel*',
  address: 'Adresse*',
  message: 'Votre message',
};

/**
 * The word highlighted in headings, in every language, since a page's heading may differ from the form's
 * language.
 */
export const wordForFree = /\b(free|gratuite)\b/i;

/**
 * Texts of the quote form (docs/behaviour.md#21-the-quote-form, docs/behaviour.md#22-validation,
 * docs/behaviour.md#61-error-catalogue).
 */
export const strings = {
  en: {
    labels: labelsInEnglish,
    mathAnswer: (question: string) => `Answer: ${question}`,
    mathHint: 'Keeps robots out.',
    postalCode: 'Postal code',
    outside: 'Outside our usual area, but do ask.',
    submit: 'Submit',
    sending: 'Sending…',
    sendFailed: (text: string) => `Failed to send message: ${text}`,
    errors: errorsInEnglish,
  },
  fr: {
    labels: labelsInFrench,
    mathAnswer: (question: string) => `Réponse\u00a0: ${question}`,
    mathHint: 'Tient les robots à distance.',
    postalCode: 'Code postal',
    outside: 'Hors de notre secteur habituel, mais demandez toujours.',
    submit: 'Envoyer',
    sending: 'Envoi en cours…',
    sendFailed: (text: string) => `L'envoi du message a échoué\u00a0: ${text}`,
    errors: errorsInFrench,
  },
};
