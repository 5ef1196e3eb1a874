/** The names of the toasts' parts for assistive technology. */
export const toastStrings = {
  en: { notifications: 'Notifications', close: 'Close message', undo: 'Undo' },
  fr: { notifications: 'Notifications', close: 'Fermer le message', undo: 'Annuler' },
};
