import { type EventTable, readyEvent } from '../element/api-tables';

/** The events of every tag that sends a lead (TAGS, 'Events'). */
export const leadEvents = {
  ...readyEvent,
  'painting-start': { detail: '{}', description: "The visitor's first input." },
  'painting-success': {
    detail: "{ type: 'contact' | 'estimate'; totalCost?: number }",
    cancelable: true,
    description: 'The lead is sent. Preventing the default stops the navigation.',
  },
  'painting-error': {
    detail: "{ stage: 'estimate' | 'notification' | 'confirmation'; status?: number; message: string }",
    description: 'A call failed.',
  },
} as const satisfies EventTable;

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
