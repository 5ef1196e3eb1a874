/** The parts that every form has. */
export const formParts = {
  base: 'The node that holds everything, with the inherited font.',
  panel: 'The card around the form.',
  form: 'The form.',
  heading: 'The heading.',
  field: 'A text field with label and error.',
  label: 'A label.',
  input: 'An input.',
  error: 'What is wrong with a field.',
  button: 'The main button.',
  'thank-you': 'The thank-you that stands in place of the form.',
} as const;
