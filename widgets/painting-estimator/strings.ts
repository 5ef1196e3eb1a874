import { type ChoiceLabels, type FieldName, fields } from '../../shared/fields';
import type { TextsOf } from '../forms/form-fields';
import type { ContactInfoCode, contactFields } from './contact-fields';

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

/** A sentence for what not everybody calls by its name. */
type Help = Partial<FieldLabels>;

const helpInEnglish: Help = {
  doorFrames: 'The trim around a door, both sides.',
  dens: 'A small room without a closet, such as a study.',
  ceilingType: 'Stipple is the bumpy finish, unpainted where it has never met a roller.',
  isTwoStory: 'Two floors, or a stairwell as high as two.',
  hasAccentWall: 'One wall in a colour of its own.',
};

const helpInFrench: Help = {
  doorFrames: 'La moulure autour de la porte, des deux côtés.',
  dens: "Une petite pièce sans garde-robe, comme un bureau d'étude.",
  ceilingType: "Le stuc est le fini granuleux; non peint s'il n'a jamais vu de rouleau.",
  isTwoStory: "Deux étages, ou une cage d'escalier de cette hauteur.",
  hasAccentWall: "Un mur d'une couleur à part.",
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
    lengthUnit: 'ft',
    areaInvalid: 'Enter a number of at least 0',
    areaTooLarge: 'That is more than any home has',
    help: helpInEnglish,
    usualRoom: (area: string, length: string, width: string) =>
      `Leave it empty and we take ${area}, the walls of a ${length} by ${width} room.`,
    usualCondo: (area: string, floor: string) =>
      `Leave it empty and we take ${area}, the walls of a condo of ${floor}.`,
    measure: {
      title: 'Help me measure',
      fields: { length: 'Length', width: 'Width', height: 'Height' },
      example: 'Such as 12 ft 6 in, or 3.8 m',
      use: (area: string) => `Use ${area}`,
      add: (area: string) => `Add ${area}`,
    },
    soFar: 'Your project so far:',
    spaces: { bathrooms: 'Bath', dens: 'Den', closets: 'Closet' },
    rooms: 'Rooms',
    room: (number: number) => `Room ${number}`,
    removeRoom: (number: number) => `Remove Room ${number}`,
    addRoom: '+ Add Another Room',
    noRooms: 'Please add at least one room to continue with the estimate.',
    generalDetails: 'General Details',
    detail: 'Detail',
    answer: 'Your answer',
    yes: 'Yes',
    no: 'No',
    areaNotGiven: 'Not given',
    areaAssumed: (area: string) => `Not given (${area} assumed)`,
    total: 'Total Estimated Cost:',
    totalHint: 'Click "Calculate Cost" to see estimate',
    calculating: 'Calculating...',
    sending: 'Sending your project to our team…',
    minimumApplied: (minimum: string) => `Our minimum order of ${minimum} applies.`,
    originalCost: (amount: string) => `The original estimate was ${amount}.`,
    assumed: 'Assumed wall area:',
    range: (low: string, high: string) => `After a visit: between ${low} and ${high}.`,
    terms: 'Before tax. A visit confirms the price.',
    validUntil: (date: string) => `Valid until ${date}.`,
    otherLines: 'Also in the price',
    changes: 'Since your last price',
    lastPrice: 'Last price',
    before: (text: string, before: string) => `${text} (was ${before})`,
    added: 'Added',
    removed: 'Removed',
    difference: 'Difference',
    reset: 'Reset',
    wasReset: 'Your entries were reset.',
    roomRemoved: (number: number) => `Room ${number} removed.`,
    calculate: 'Calculate Cost',
    calculateNote: 'Shows your price and sends it to you and to us.',
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
    lengthUnit: 'pi',
    areaTooLarge: "C'est plus qu'aucun logement n'en compte",
    help: helpInFrench,
    usualRoom: (area: string, length: string, width: string) =>
      `Laissez vide et nous prenons ${area}, les murs d'une pièce de ${length} sur ${width}.`,
    usualCondo: (area: string, floor: string) =>
      `Laissez vide et nous prenons ${area}, les murs d'un condo de ${floor}.`,
    measure: {
      title: 'Aidez-moi à mesurer',
      fields: { length: 'Longueur', width: 'Largeur', height: 'Hauteur' },
      example: 'Par exemple 12 pi 6 po, ou 3,8 m',
      use: (area: string) => `Utiliser ${area}`,
      add: (area: string) => `Ajouter ${area}`,
    },
    soFar: "Votre projet jusqu'ici\u00a0:",
    spaces: { bathrooms: 'Bain', dens: 'Bureau', closets: 'Penderie' },

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
    no: 'Non',
    areaNotGiven: 'Non indiquée',
    areaAssumed: (area: string) => `Non indiquée (${area} supposés)`,
    total: 'Coût total estimé\u00a0:',
    totalHint: "Cliquez sur «\u00a0Calculer le coût\u00a0» pour voir l'estimation",
    calculating: 'Calcul en cours...',
    sending: 'Envoi de votre projet à notre équipe…',
    minimumApplied: (minimum: string) => `Notre commande minimale de ${minimum} s'applique.`,
    originalCost: (amount: string) => `L'estimation de départ était de ${amount}.`,
    assumed: 'Superficie des murs supposée\u00a0:',
    range: (low: string, high: string) => `Après une visite\u00a0: entre ${low} et ${high}.`,
    terms: 'Avant taxes. Une visite confirme le prix.',
    validUntil: (date: string) => `Valable jusqu'au ${date}.`,
    otherLines: 'Aussi dans le prix',
    changes: 'Depuis votre dernier prix',
    lastPrice: 'Dernier prix',
    before: (text: string, before: string) => `${text} (avant\u00a0: ${before})`,
    added: 'Ajout',
    removed: 'Retrait',
    difference: 'Différence',
    reset: 'Réinitialiser',
    wasReset: 'Vos réponses ont été effacées.',
    roomRemoved: (number: number) => `Pièce ${number} retirée.`,
    calculate: 'Calculer le coût',
    calculateNote: "Affiche votre prix et nous l'envoie, ainsi qu'à vous.",
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
