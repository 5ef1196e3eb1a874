import { baseDocs } from '../element/common.docs';

/** Documentation of the parts shared by all forms. */
export const formPartsDocs = {
  base: baseDocs,
  panel: 'The card around the form.',
  form: 'The form.',
  heading: 'The heading.',
  field: 'A text field with its label and error.',
  label: 'A label.',
  input: 'An input.',
  error: 'The error message of a field.',
  'button-suggestion': "Below an error: puts in what may be meant, such as 'Use 4165550142'.",
  button: 'The main button.',
  note: 'The strip of the test mode, and the line that leads to the privacy page.',
  status: 'Why a request was not sent, or that it was sent after all.',
  assurance: 'Below the button: when the business answers, and what it costs to ask.',
  'thank-you': 'The thank-you that takes the place of the form.',
  receipt: 'The card in the thank-you: reference, and for an estimate the price with all it rests on.',
  reference: "The lead's reference in the thank-you.",
  'button-secondary': "Another button, such as 'Print' of the thank-you.",
  added: 'The line of the receipt that says what the visitor added to the lead.',
  visit: "The card 'When may we come by?' in the thank-you.",
  'half-day': 'A half-day to choose for a visit.',
  photos: "The card 'Add photos' in the thank-you.",
  photo: 'A photo with its description.',
} as const;
