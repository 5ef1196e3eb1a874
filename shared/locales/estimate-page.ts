import type { Language } from '../texts';

const en = {
  titles: { contact: 'Your request', estimate: 'Your painting estimate' },
  /** The button of the customer's mail. */
  open: { contact: 'See your request', estimate: 'See your estimate' },
  call: (phone: string) => `Call ${phone}`,
  visitOn: (day: string) => `Your visit: ${day}`,
  visitCalendar: 'To change the time, choose other half-days below, or call us.',
  visitAsked: (times: string) => `You asked for a visit: ${times}. We'll confirm one.`,
  /** A half-day that is not offered any more, and still asked for. */
  visitNote: 'Anything we should know?',
  photosSent: (photos: string) => `We have ${photos}.`,
  photosChoose: (left: number) => (left === 1 ? 'One photo' : `Up to ${left} photos`),
  photosDescribe: 'What they show',
  photosSend: 'Send the photos',
  photosTooLarge: (megabytes: number) =>
    `Together these photos are larger than ${megabytes} MB. Send fewer at a time.`,
  photosUnreadable: "We can't read this. JPEG, PNG and WebP pictures work.",
  photosNone: 'Choose a photo first.',
  photosLater: "These photos couldn't be stored. Please try again in a few minutes, or call us.",
  asked: 'What you asked',
  more: 'Anything else?',
  change: 'Change something',
  changeHint:
    'Opens the estimator with your answers. The new price replaces this one, under the same reference.',
  notNow: 'Not now',
  notNowHint: 'Tells us that you need more time.',
  saidNotNow: (business: string) => `${business} knows that you need more time.`,
  write: 'Write to us',
  until: (day: string) => `This page is for you alone, and opens until ${day}.`,
  privacy: 'Privacy',
  done: {
    visit: "We have your times. We'll confirm one.",
    'no-visit': 'You no longer ask for a visit.',
    photos: 'We have your photos, thanks.',
    remove: 'The photo is removed.',
    'not-now': "Thanks for telling us. We won't remind you of this.",
  },
  /** After 'Not now', where the page offers visits. */
  stillVisit: 'You can still ask for a visit here.',
  over: {
    heading: 'This page has ended',
    text: (day: string) => `It was there until ${day}. Call us, or ask for a new price.`,
    again: 'Get a new price',
  },
  missing: {
    heading: 'Nothing is at this address',
    text: 'It may be cut off: open it from the mail once more. Or it has been erased.',
    home: 'Our pages',
  },
  stop: {
    heading: 'No more reminders',
    text: 'Press the button, and we send no more reminders to your address. We still answer what you ask us.',
    button: 'Send no more reminders',
    done: 'Done. We send no more reminders to your address.',
    back: 'Back to your estimate',
  },
};

const fr: typeof en = {
  titles: { contact: 'Votre demande', estimate: 'Votre estimation de peinture' },
  open: { contact: 'Voir votre demande', estimate: 'Voir votre estimation' },
  call: (phone) => `Appeler le ${phone}`,
  visitOn: (day) => `Votre visite\u00a0: ${day}`,
  visitCalendar: "Pour changer l'heure, choisissez d'autres demi-journées ci-dessous, ou appelez-nous.",
  visitAsked: (times) => `Visite demandée\u00a0: ${times}. Nous en confirmerons une.`,
  visitNote: 'Quelque chose à savoir?',
  photosSent: (photos) => `Nous avons ${photos}.`,
  photosChoose: (left) => (left === 1 ? 'Une photo' : `Jusqu'à ${left} photos`),
  photosDescribe: "Ce qu'elles montrent",
  photosSend: 'Envoyer les photos',
  photosTooLarge: (megabytes) =>
    `Ensemble, ces photos dépassent ${megabytes} Mo. Envoyez-en moins à la fois.`,
  photosUnreadable: 'Nous ne pouvons pas lire ce fichier. Les images JPEG, PNG et WebP conviennent.',
  photosNone: "Choisissez d'abord une photo.",
  photosLater:
    "Ces photos n'ont pu être enregistrées. Veuillez réessayer dans quelques minutes, ou appelez-nous.",
  asked: 'Votre demande',
  more: 'Autre chose?',
  change: 'Changer quelque chose',
  changeHint:
    "Ouvre l'estimateur avec vos réponses. Le nouveau prix remplace celui-ci, sous la même référence.",
  notNow: 'Pas maintenant',
  notNowHint: 'Nous dit que vous avez besoin de plus de temps.',
  saidNotNow: (business) => `${business} sait que vous avez besoin de plus de temps.`,
  write: 'Nous écrire',
  until: (day) => `Cette page est pour vous seul, et s'ouvre jusqu'au ${day}.`,
  privacy: 'Confidentialité',
  done: {
    visit: 'Nous avons vos moments. Nous en confirmerons un.',
    'no-visit': 'Vous ne demandez plus de visite.',
    photos: 'Nous avons vos photos. Merci.',
    remove: 'La photo est retirée.',
    'not-now': 'Merci de nous le dire. Nous ne vous ferons pas de rappel.',
  },
  stillVisit: 'Vous pouvez toujours demander une visite ici.',
  over: {
    heading: "Cette page n'est plus là",
    text: (day) => `Elle s'ouvrait jusqu'au ${day}. Appelez-nous, ou demandez un nouveau prix.`,
    again: 'Obtenir un nouveau prix',
  },
  missing: {
    heading: "Il n'y a rien à cette adresse",
    text: 'Elle est peut-être coupée\u00a0: ouvrez-la encore une fois depuis le courriel. Ou bien elle a été effacée.',
    home: 'Nos pages',
  },
  stop: {
    heading: 'Plus de rappels',
    text: "Appuyez sur le bouton, et nous n'enverrons plus de rappels à votre adresse. Nous répondons toujours à ce que vous nous demandez.",
    button: 'Ne plus envoyer de rappels',
    done: "C'est fait. Nous n'enverrons plus de rappels à votre adresse.",
    back: 'Retour à votre estimation',
  },
};

/** The texts of the page of an estimate (docs/behaviour.md#125-the-page-of-an-estimate), kept out of the tags' script. */
export const estimatePageTexts = { en, fr } satisfies Readonly<Record<Language, typeof en>>;

/** The texts of one language. */
export type EstimatePageTexts = typeof en;
