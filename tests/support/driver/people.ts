/** Somebody who asks for a quote. */
export const visitor = {
  name: 'Ada Byron',
  phone: '4165550123',
  email: 'ada@example.com',
  address: '12 Analytical Road',
  message: 'Two rooms, please.\nThe hall too.',
};

/** Somebody who wants a price. */
export const client = {
  firstName: 'Grace',
  familyName: 'Hopper',
  address: '34 Compiler Street',
  email: 'grace@example.com',
  phone: '416 555 0199',
};

/** The languages that the tags speak. */
export const languages = ['en', 'fr'] as const;
export type SpokenLanguage = (typeof languages)[number];
