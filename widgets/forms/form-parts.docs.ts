import { baseDocs } from '../element/common.docs';

/** Describes the parts that every form has. */
export const formPartsDocs = {
  base: baseDocs,
  panel: 'The card around the form.',
  form: 'The form.',
  heading: 'The heading.',
  field: 'A text field with its label and error.',
  label: 'A label.',
  input: 'An input.',
  error: 'The error message of a field.',
  button: 'The main button.',
  status: 'Why a request was not sent, or that it was sent after all.',
  'thank-you': 'The thank-you that takes the place of the form.',
  reference: "The lead's reference in the thank-you.",
} as const;
