/** The CSS parts that every form exposes. */
export const formParts = [
  'base',
  'panel',
  'form',
  'heading',
  'field',
  'label',
  'input',
  'error',
  'button',
  'status',
  'thank-you',
  'reference',
] as const;
