/** The texts of the thank-you panel (docs/behaviour.md#118-thank-you-page); `{time}` is within what time the business answers. */
export const thankYouStrings = {
  en: {
    contact: {
      heading: 'Thank You for Contacting Us!',
      texts: [
        "We have received your message. A confirmation email has been sent to your inbox; if you don't see it, please check your spam folder.",
        'We typically respond within {time} during business days.',
      ],
    },
    estimate: {
      heading: 'Your Estimate is Ready!',
      texts: [
        "Thank you for using our estimator! We've sent your painting project details to our team. A confirmation email has also been sent to your inbox.",
        'One of our representatives will contact you soon to discuss the details of your project.',
      ],
    },
    total: 'Total Estimated Cost',
    reference: 'Your reference',
    home: 'Return to Home',
  },
  fr: {
    contact: {
      heading: 'Merci de nous avoir écrit!',
      texts: [
        'Nous avons bien reçu votre message. Un courriel de confirmation vous a été envoyé; si vous ne le voyez pas, vérifiez votre dossier de pourriels.',
        'Nous répondons habituellement en moins de {time} les jours ouvrables.',
      ],
    },
    estimate: {
      heading: 'Votre estimation est prête!',
      texts: [
        "Merci d'avoir utilisé notre estimateur! Nous avons envoyé les détails de votre projet de peinture à notre équipe. Un courriel de confirmation vous a aussi été envoyé.",
        'Un membre de notre équipe communiquera bientôt avec vous pour discuter des détails de votre projet.',
      ],
    },
    total: 'Coût total estimé',
    reference: 'Votre référence',
    home: "Retour à l'accueil",
  },
};
