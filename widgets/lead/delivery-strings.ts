/** What a visitor reads about the delivery of a lead beside the service's own words. */
export const deliveryStrings = {
  en: {
    /** Why a mail was not sent when there was no answer. */
    noResponse: 'the service is not responding',
    /** A mail that had failed was sent in the background. */
    sentLater: 'Your message has now been sent.',
  },
  fr: {
    noResponse: 'le service ne répond pas',
    sentLater: 'Votre message a maintenant été envoyé.',
  },
};
