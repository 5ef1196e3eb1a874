/** Words of a sentence that promises, counts or claims something, in both languages. */
const claiming = [
  /\b(?:free(?! of)|no (?:extra )?cost|guarant\w+|warrant\w+|insur\w+|certif\w+|licen[cs]ed|promis\w+)\b/i,
  /\b(?:within|hours?|days?|weeks?|minutes?|years?|always|never|every|best|premium|satisf\w+)\b/i,
  /\b(?:vacuum\w*|clean(?:s|ed)? up|leftovers?|label+ed|included|in writing|respond|fix(?:ed)?)\b/i,
  /\b(?:we|you)(?:'ll| will| can)? (?:come|visit|cover|measure|prepare|prime|sand|scrape|wash|strip|stain|repair|walk|keep|leave|choose|answer|respond|call|help|fix|send)\b/i,
  /(?:gratuit|sans frais|garanti|assur(?:é|ance)|certifi|promet|toujours|jamais|meilleur|inclus|compris)/i,
  /\b(?:heures?|jours?|semaines?|minutes?|ans|chaque|étiquet\w+|aspirateur|par écrit|répond(?:ons|re))\b/i,
  /\bnous (?:passons|passerons|venons|couvrons|mesurons|préparons|réparons|laissons|répondrons|aidons)\b/i,
  /\bcontact you\b|sous peu|vous joindrons|communiquera/,
  /\b(?:a|our) visit\b|\b(?:une|notre) visite\b/i,
  /[$€]\s?\d|\d\s?[$€%]/,
];

/** Claims that need no fact, each with the reason: true of every site, or held by another setting. */
const ofProduct: readonly (readonly [RegExp, string])[] = [
  [
    /\bin (?:a few )?minutes\b|\btwo minutes\b|\ba few minutes\b/,
    'the estimator and the form take no longer',
  ],
  [/^Our minimum is |^Notre minimum est de /, '`minimumOrder`'],
  [/^We(?:'ll)? e-?mail you\b|^Nous vous envoyons\b/, 'the confirmation, with `contactPromise`'],
  [/\{minutes\} min/, 'counted from the article'],
  [/^(?:What we promise|Painting Day)$/, 'headings, of which the first shows with a promise only'],
  [/en quelques minutes|deux minutes/, 'the estimator and the form take no longer'],
];

/** Whether a sentence claims something that a business has to answer for. */
export function isClaim(sentence: string): boolean {
  return (
    claiming.some((words) => words.test(sentence)) && !ofProduct.some(([pattern]) => pattern.test(sentence))
  );
}
