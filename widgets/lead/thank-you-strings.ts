/** The texts of the thank-you (docs/behaviour.md#118-thank-you-page); `{time}` is within what time the business answers. */
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
    /** In place of the estimate's first text when the mail to the team has failed. */
    untold: 'Thank you for using our estimator! A confirmation email has been sent to your inbox.',
    total: 'Total Estimated Cost',
    reference: 'Your reference',
    next: 'What happens next',
    steps: [
      'We visit, free of charge, and put the price in writing.',
      'You choose the day. Nothing is booked until then.',
    ],
    home: 'Return to Home',
    print: 'Print',
    call: 'Call us',
    change: 'Change something',
    startOver: 'Start over',
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
    untold: "Merci d'avoir utilisé notre estimateur! Un courriel de confirmation vous a été envoyé.",
    total: 'Coût total estimé',
    reference: 'Votre référence',
    next: 'La suite',
    steps: [
      'Nous passons vous voir, sans frais, et mettons le prix par écrit.',
      "Vous choisissez le jour. Rien n'est réservé avant.",
    ],
    home: "Retour à l'accueil",
    print: 'Imprimer',
    call: 'Appelez-nous',
    change: 'Modifier quelque chose',
    startOver: 'Recommencer',
  },
};
