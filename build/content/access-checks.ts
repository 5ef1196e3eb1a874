import type { PrivacyText } from '../../shared/kept-data';
import type { Language } from '../../shared/texts';

/** A check that the page on accessibility tells of. */
interface AccessCheck {
  readonly title: PrivacyText;
  readonly text: PrivacyText;
  /** The files that check it, before a release at the latest; a test compares them with the runners' lists. */
  readonly tests: readonly string[];
}

/** How a version of the product is checked, by programs that visit a site made with it. */
export const accessChecks: readonly AccessCheck[] = [
  {
    title: { en: 'Rules', fr: 'Règles' },
    text: {
      en: 'The automated checks of axe for WCAG 2.2 A and AA run on every page at the widths of a phone, a tablet and a desktop screen, and on our forms, carousels and questions in every state they can be in, on light and on dark ground, in each language.',
      fr: "Les contrôles automatiques d'axe pour les niveaux A et AA des WCAG 2.2, sur chaque page à la largeur d'un téléphone, d'une tablette et d'un écran de bureau, et dans chaque état des formulaires, des carrousels et des questions, sur fond clair et sur fond sombre, dans chaque langue.",
    },
    tests: ['tests/pages/every-page.spec.ts', 'tests/tags/access/states.test.ts'],
  },
  {
    title: { en: 'Keyboard', fr: 'Clavier' },
    text: {
      en: 'Tab is pressed through every page: the order must be the order of reading, everything must be reached, and the focus must be outlined and in sight. The contact form and the cost estimator are filled in and sent by keyboard alone, and the quote window is opened by it.',
      fr: "La touche Tab parcourt chaque page : l'ordre doit être celui de la lecture, tout doit être atteint, et le repère de position doit se voir. Le formulaire de contact et l'estimateur sont remplis et envoyés au clavier seul, et la fenêtre de soumission s'ouvre par lui.",
    },
    tests: [
      'tests/pages/every-page.spec.ts',
      'tests/flows/filling.spec.ts',
      'tests/flows/homeowners/ways-in.spec.ts',
      'tests/tags/quote-modal.test.tsx',
    ],
  },
  {
    title: { en: 'Screen readers', fr: "Lecteurs d'écran" },
    text: {
      en: 'What the browser hands to a screen reader is read back: names, landmarks, headings, required fields, errors with their reasons, and the announcements of messages, results and slides.',
      fr: "Ce que le navigateur leur transmet est relu : noms, repères, titres, champs obligatoires, erreurs avec leurs raisons, et l'annonce des messages, des résultats et des diapositives.",
    },
    tests: [
      'tests/pages/every-page.spec.ts',
      'tests/tags/access/screen-reader.test.ts',
      'tests/flows/access/screen-reader.spec.ts',
      'tests/flows/access/live-regions.spec.ts',
    ],
  },
  {
    title: { en: 'Touch, motion, sight', fr: 'Toucher, mouvement, vue' },
    text: {
      en: 'Everything to press is measured. With reduced motion nothing may travel, turn or grow. The forms are used at 400% zoom, at a width of 320 pixels and in forced colours. With fonts of up to twice the size nothing of the pages and of the steps of the forms may be cut or out of reach.',
      fr: "Tout ce qui se presse est mesuré. Avec moins de mouvement, rien ne doit se déplacer, tourner ni grandir. Les formulaires sont utilisés à 400 %, à une largeur de 320 pixels et en couleurs imposées. Avec des polices jusqu'à deux fois plus grandes, rien des pages ni des étapes des formulaires ne doit être coupé ou hors de portée.",
    },
    tests: [
      'tests/pages/every-page.spec.ts',
      'tests/third-party/surroundings.spec.ts',
      'tests/pages/larger-text.spec.ts',
      'tests/flows/access/larger-text.spec.ts',
    ],
  },
  {
    title: { en: 'Browsers', fr: 'Navigateurs' },
    text: {
      en: 'All of it in Chromium; the forms, the menus and the questions in Firefox and WebKit too.',
      fr: 'Tout cela dans Chromium; les formulaires, les menus et les questions aussi dans Firefox et WebKit.',
    },
    tests: ['tests/release/engines/forms.spec.ts', 'tests/release/engines/site.spec.ts'],
  },
];

/** The checks as a list in Markdown. */
export function accessChecksList(language: Language): string {
  return accessChecks.map(({ title, text }) => `- **${title[language]}.** ${text[language]}`).join('\n');
}
