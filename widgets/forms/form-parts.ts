/** The parts that every form has. */
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
  'thank-you',
] as const;
