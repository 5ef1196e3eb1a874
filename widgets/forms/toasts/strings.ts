/** Names of the toasts' buttons. */
export const toastStrings = {
  en: { close: 'Close message', undo: 'Undo' },
  fr: { close: 'Fermer le message', undo: 'Annuler' },
};
