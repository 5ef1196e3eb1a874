/** What assistive technology reads of the messages at the top right. */
export const toastStrings = {
  en: { notifications: 'Notifications', close: 'Close message' },
  fr: { notifications: 'Notifications', close: 'Fermer le message' },
};
