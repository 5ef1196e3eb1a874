import { fr as canadian } from './fr';

export * from './fr';

/** The texts in French for a business in the United States: those that differ, beside the others. */
export const fr = {
  ...canadian,
  quoteForm: {
    ...canadian.quoteForm,
    errors: {
      ...canadian.quoteForm.errors,
      phoneInvalid: 'Le téléphone doit être un numéro américain valide à 10 chiffres',
    },
  },
} satisfies typeof canadian;
