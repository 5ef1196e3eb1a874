import type { TextsOf } from '../forms/form-fields';
import type { ContactInfoCode, contactFields } from './contact-fields';
import { type ChoiceLabels, type FieldName, fields } from './fields';

type ContactLabels = TextsOf<typeof contactFields>;
type FieldLabels = Record<FieldName, string>;

const contactLabelsInEnglish: ContactLabels = {
  firstName: 'Name*',
  familyName: 'Family Name*',
  address: 'Address*',
  email: 'Email*',
  phone: 'Phone Number*',
};

const contactLabelsInFrench: ContactLabels = {
  firstName: 'Prénom*',
  familyName: 'Nom de famille*',
  address: 'Adresse*',
  email: 'Courriel*',
  phone: 'Numéro de téléphone*',
};

const errorsInEnglish: Record<ContactInfoCode, string> = {
  firstNameRequired: 'Name is required',
  familyNameRequired: 'Family Name is required',
  addressRequired: 'Address is required',
  addressTooShort: 'Address must be at least 5 characters',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email',
  phoneRequired: 'Phone number is required',
};

const errorsInFrench: Record<ContactInfoCode, string> = {
  firstNameRequired: 'Le prénom est requis',
  familyNameRequired: 'Le nom de famille est requis',
  addressRequired: "L'adresse est requise",
  addressTooShort: "L'adresse doit compter au moins 5 caractères",
  emailRequired: 'Le courriel est requis',
  emailInvalid: 'Courriel non valide',
  phoneRequired: 'Le numéro de téléphone est requis',
};

const fieldLabelsInEnglish = Object.fromEntries(
  Object.entries(fields).map(([name, { label }]) => [name, label]),
) as FieldLabels;

const fieldLabelsInFrench: FieldLabels = {
  doors: 'Portes',
  doorFrames: 'Cadres de porte',
  wallSqft: 'Superficie des murs (pi²)',
  wallPaintType: 'Type de peinture des murs',
  hasCrownMolding: 'Moulures de plafond',
  crownMolding: 'Moulures de plafond',
  bathrooms: 'Salles de bain',
  isTwoStory: 'Deux étages',
  ceilingType: 'Type de plafond',
  hasBaseboards: 'Plinthes',
  baseboards: 'Plinthes',
  hasHighCeilings: 'Murs ou plafond de 10 pi et plus',
  dens: 'Bureaux',
  hasAccentWall: "Mur d'accent",
  closets: 'Garde-robes',
};

const choicesInEnglish: ChoiceLabels = {
  wallPaintType: fields.wallPaintType.choices,
  ceilingType: fields.ceilingType.choices,
};

const choicesInFrench: ChoiceLabels = {
  wallPaintType: {
    colour_change: 'Changement de couleur',
    refresh: 'Rafraîchissement',
  },
  ceilingType: {
    none: 'Aucun',
    non_stipple: 'Sans stuc',
    painted_stipple: 'Stuc peint',
    unpainted_stipple: 'Stuc non peint',
  },
};

/** The texts of the wizard, with areas in square feet (strings-by-unit.ts has them in the business's unit; docs/behaviour.md#31-the-wizard, docs/behaviour.md#22-validation, docs/behaviour.md#61-error-catalogue). */
export const strings = {
  en: {
    progress: (step: number, of: number) => `Step ${step} of ${of}`,
    back: 'Back',
    contact: {
      heading: 'Your contact details',
      intro: 'Your instant price comes in step 3.',
      labels: contactLabelsInEnglish,
      submit: 'Continue to Cost Estimator',
      errors: errorsInEnglish,
    },
    options: {
      heading: 'What would you like to paint?',
      intro: 'Please select one of the following options to get your customized estimate:',
      general: 'Whole Condo',
      specific_rooms: 'Specific Rooms',
    },
    fields: fieldLabelsInEnglish,
    choices: choicesInEnglish,
    groups: { walls: 'Walls and Ceiling', counts: 'How many?', options: 'What else applies?' },
    areaUnit: 'sq ft',
    areaInvalid: 'Enter a number of at least 0',
    rooms: 'Rooms',
    room: (number: number) => `Room ${number}`,
    removeRoom: (number: number) => `Remove Room ${number}`,
    addRoom: '+ Add Another Room',
    noRooms: 'Please add at least one room to continue with the estimate.',
    generalDetails: 'General Details',
    detail: 'Detail',
    answer: 'Your answer',
    yes: 'Yes',
    total: 'Total Estimated Cost:',
    totalHint: 'Click "Calculate Cost" to see estimate',
    calculating: 'Calculating...',
    sending: 'Sending your project to our team…',
    minimumApplied: (minimum: string) => `Our minimum order of ${minimum} applies.`,
    assumed: 'Assumed wall area:',
    reset: 'Reset',
    calculate: 'Calculate Cost',
    estimateFailed: {
      general: 'Failed to calculate your estimate. Please try again later or contact us directly.',
      specific_rooms: 'Failed to calculate estimate. Please try again.',
    },
    mailFailed: {
      notification: (text: string) => `Failed to send message: ${text}`,
      confirmation: (text: string) => `Failed to send confirmation email: ${text}`,
    },
  },
  fr: {
    progress: (step: number, of: number) => `Étape ${step} sur ${of}`,
    back: 'Retour',
    contact: {
      heading: 'Vos coordonnées',
      intro: "Votre prix s'affichera à l'étape 3.",
      labels: contactLabelsInFrench,
      submit: "Continuer vers l'estimateur",
      errors: errorsInFrench,
    },
    options: {
      heading: 'Que souhaitez-vous faire peindre?',
      intro: "Choisissez l'une des options suivantes pour obtenir votre estimation personnalisée\u00a0:",
      general: 'Condo complet',
      specific_rooms: 'Certaines pièces',
    },
    fields: fieldLabelsInFrench,
    choices: choicesInFrench,
    groups: { walls: 'Murs et plafond', counts: 'Combien?', options: 'Autres éléments' },
    areaUnit: 'pi²',
    areaInvalid: 'Entrez un nombre égal ou supérieur à 0',
    rooms: 'Pièces',
    room: (number: number) => `Pièce ${number}`,
    removeRoom: (number: number) => `Retirer la pièce ${number}`,
    addRoom: '+ Ajouter une pièce',
    noRooms: "Ajoutez au moins une pièce pour continuer l'estimation.",
    generalDetails: 'Détails généraux',
    detail: 'Détail',
    answer: 'Votre réponse',
    yes: 'Oui',
    total: 'Coût total estimé\u00a0:',
    totalHint: "Cliquez sur «\u00a0Calculer le coût\u00a0» pour voir l'estimation",
    calculating: 'Calcul en cours...',
    sending: 'Envoi de votre projet à notre équipe…',
    minimumApplied: (minimum: string) => `Notre commande minimale de ${minimum} s'applique.`,
    assumed: 'Superficie des murs supposée\u00a0:',
    reset: 'Réinitialiser',
    calculate: 'Calculer le coût',
    estimateFailed: {
      general:
        'Le calcul de votre estimation a échoué. Réessayez plus tard ou communiquez directement avec nous.',
      specific_rooms: "Le calcul de l'estimation a échoué. Veuillez réessayer.",
    },
    mailFailed: {
      notification: (text: string) => `L'envoi du message a échoué\u00a0: ${text}`,
      confirmation: (text: string) => `L'envoi du courriel de confirmation a échoué\u00a0: ${text}`,
    },
  },
};
