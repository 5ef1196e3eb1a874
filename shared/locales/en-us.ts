import { en as canadian } from './en';

export * from './en';

/** The texts in English for a business in the United States: those that differ, beside the others. */
export const en = {
  ...canadian,
  quoteForm: {
    ...canadian.quoteForm,
    labels: { ...canadian.quoteForm.labels, postal_code: 'ZIP code' },
    errors: { ...canadian.quoteForm.errors, phoneInvalid: 'Phone must be a valid 10-digit US number' },
  },
  colourPreview: {
    ...canadian.colourPreview,
    legend: 'Choose a color:',
    own: 'your own color',
    ask: 'Ask for a quote in this color',
    message: (paint: string) => `Color: ${paint}`,
  },
} satisfies typeof canadian;
