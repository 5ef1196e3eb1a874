/** A visitor who requests a quote. */
export const visitor = {
  name: 'Ada Byron',
  phone: '4165550123',
  email: 'ada@example.com',
  address: '12 Analytical Road',
  message: 'Two rooms, please.\nThe hall too.',
};

/** A visitor who wants a price. */
export const client = {
  firstName: 'Grace',
  familyName: 'Hopper',
  address: '34 Compiler Street',
  email: 'grace@example.com',
  phone: '416 555 0199',
};

/** Languages of the tags. */
export const languages = ['en', 'fr'] as const;
export type SpokenLanguage = (typeof languages)[number];
