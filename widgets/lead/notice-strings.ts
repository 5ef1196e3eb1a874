/** What every form that sends a lead says beside its fields. */
export const noticeStrings = {
  en: {
    test: 'Test mode: nothing is sent',
    consent: 'You may contact me.',
    privacy: 'Privacy policy',
  },
  fr: {
    test: "Mode d'essai\u00a0: rien n'est envoyé",
    consent: 'Vous pouvez me joindre.',
    privacy: 'Politique de confidentialité',
  },
};
