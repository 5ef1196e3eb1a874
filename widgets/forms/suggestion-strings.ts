/** Text of the button that corrects a field (docs/behaviour.md#23-errors-at-the-fields). */
export const suggestionStrings = {
  en: { use: (text: string) => `Use ${text}` },
  fr: { use: (text: string) => `Utiliser ${text}` },
};
