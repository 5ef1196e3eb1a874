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
  'note',
  'status',
  'assurance',
  'thank-you',
  'receipt',
  'reference',
  'button-secondary',
] as const;
