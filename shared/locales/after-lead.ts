import type { Language } from '../texts';

const en = {
  or: ' or ',
  halves: { morning: 'morning', afternoon: 'afternoon' },
  sending: 'Sending…',
  /** Additions not sent yet, and kept. */
  kept: "We couldn't reach our server. We keep this and send it as soon as we can.",
  /** Additions that could neither be sent nor kept. */
  failed: "This couldn't be sent. Please try again, or call us.",
  visit: {
    heading: 'When can we come by?',
    intro: 'Choose up to three half-days. We confirm one of them.',
    note: 'Anything we should know?',
    send: 'Ask for a visit',
    change: 'Send the change',
    changeTimes: 'Change the times',
    empty: 'Choose a half-day, or write a line.',
    most: 'Three at most. Unselect one first.',
    sent: (times: string) => `Visit requested: ${times}. We'll confirm one.`,
    /** A request that the server didn't take: the tenth change within an hour was the last. */
    refused:
      'We have your last request. You can change it ten times an hour: please try again later, or call us.',
    /** Request of a visitor who chose no half-day. */
    onlyNote: 'a note about the visit',
    book: 'Choose a time',
    bookIntro: 'Choose a time that suits you.',
  },
  photos: {
    heading: 'Add photos',
    intro: 'Up to six pictures of what is to be painted. The place where they were taken is removed.',
    choose: 'Choose photos',
    take: 'Take a photo',
    photo: (number: number) => `Photo ${number}`,
    describe: (number: number) => `What photo ${number} shows`,
    remove: (number: number) => `Remove photo ${number}`,
    chosen: (photos: string) => `Chosen: ${photos}.`,
    removed: (number: number) => `Photo ${number} removed.`,
    count: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
    send: (photos: string) => `Send ${photos}`,
    sent: (photos: string) => `Got your ${photos}, thanks.`,
    most: 'Six photos at most.',
    unreadable: (name: string) => `We can't read ${name}. JPEG, PNG and WebP pictures work.`,
    refused: (number: number) => `Photo ${number} couldn't be added.`,
    /** The browser gives noise in place of a canvas's picture. */
    noisy:
      "Your browser hides pictures from websites, so we can't make them ready. Allow this site to read them, or use another browser.",
  },
};

const fr: typeof en = {
  or: ' ou ',
  halves: { morning: 'matin', afternoon: 'après-midi' },
  sending: 'Envoi en cours…',
  kept: "Notre serveur est injoignable. Nous gardons ceci et l'enverrons dès que possible.",
  failed: "L'envoi a échoué. Veuillez réessayer, ou appelez-nous.",
  visit: {
    heading: 'Quand pouvons-nous passer?',
    intro: "Choisissez jusqu'à trois demi-journées. Nous en confirmerons une.",
    note: 'Quelque chose à savoir?',
    send: 'Demander une visite',
    change: 'Envoyer la modification',
    changeTimes: 'Modifier les moments',
    empty: 'Choisissez une demi-journée, ou écrivez une ligne.',
    most: "Trois au plus. Désélectionnez-en une d'abord.",
    sent: (times) => `Visite demandée\u00a0: ${times}. Nous en confirmerons une.`,
    refused:
      'Nous avons votre dernière demande. Vous pouvez la modifier dix fois par heure\u00a0: veuillez réessayer plus tard, ou appelez-nous.',
    onlyNote: 'une note sur la visite',
    book: 'Choisir une heure',
    bookIntro: 'Choisissez une heure qui vous convient.',
  },
  photos: {
    heading: 'Ajouter des photos',
    intro: "Jusqu'à six photos de ce qu'il faut peindre. Le lieu où elles ont été prises est effacé.",
    choose: 'Choisir des photos',
    take: 'Prendre une photo',
    photo: (number) => `Photo ${number}`,
    describe: (number) => `Ce que montre la photo ${number}`,
    remove: (number) => `Retirer la photo ${number}`,
    chosen: (photos) => `Choix\u00a0: ${photos}.`,
    removed: (number) => `Photo ${number} retirée.`,
    count: (count) => (count === 1 ? '1 photo' : `${count} photos`),
    send: (photos) => `Envoyer ${photos}`,
    sent: (photos) => `Reçu\u00a0: ${photos}. Merci.`,
    most: 'Six photos au plus.',
    unreadable: (name) => `Nous ne pouvons pas lire ${name}. Les images JPEG, PNG et WebP conviennent.`,
    refused: (number) => `La photo ${number} n'a pas pu être ajoutée.`,
    noisy:
      'Votre navigateur cache les images aux sites, et nous ne pouvons pas les préparer. Permettez à ce site de les lire, ou prenez un autre navigateur.',
  },
};

/** The texts of the cards after a lead (docs/behaviour.md#124-after-the-lead), kept out of the main script. */
export const afterLeadTexts = { en, fr } satisfies Readonly<Record<Language, typeof en>>;

/** The texts of one language. */
export type AfterLeadTexts = typeof en;
