import type { Business } from '../business';

/** A question of `npm run new-business`. */
export interface Question {
  /** The key of its answer in a file of answers. */
  readonly name: string;
  readonly text: string;
  /** What the answer changes in the business. */
  readonly apply: (business: Business, answer: string) => Business;
}

/** The ten questions; everything else of `site/business.json` stays until it is edited. */
export const questions: readonly Question[] = [
  { name: 'name', text: 'What is the business called?', apply: (business, name) => ({ ...business, name }) },
  {
    name: 'owner',
    text: 'Who answers a request, as in "our owner"?',
    apply: (business, owner) => ({ ...business, owner }),
  },
  {
    name: 'city',
    text: 'In which city is it?',
    apply: (business, city) => ({ ...business, city, area: `${city} and area` }),
  },
  {
    name: 'region',
    text: 'In which province or state, in two letters, as in ON?',
    apply: (business, region) => ({ ...business, region: region.toUpperCase() }),
  },
  {
    name: 'url',
    text: "What is the site's address, as in https://painters.example?",
    apply: (business, url) => ({ ...business, url: url.replace(/\/+$/, '') }),
  },
  {
    name: 'email',
    text: 'Which mail address gets the requests?',
    apply: (business, email) => ({ ...business, email }),
  },
  {
    name: 'phone',
    text: 'Which phone number, as in +1 613 555 0123?',
    apply: (business, shown) => ({
      ...business,
      phone: { shown, dialled: `+${shown.replace(/\D/g, '')}` },
    }),
  },
  {
    name: 'since',
    text: 'Since which year?',
    apply: (business, since) => ({ ...business, since: Number(since) }),
  },
  {
    name: 'timeZone',
    text: 'In which time zone, as in America/Toronto?',
    apply: (business, timeZone) => ({ ...business, timeZone }),
  },
  {
    name: 'towns',
    text: 'Which towns does it serve, separated by commas, and where is their middle, as in "Ottawa, Gatineau; 45.42, -75.70"?',
    apply: (business, answer) => {
      const [towns = '', middle = ''] = answer.split(';');
      const [latitude = Number.NaN, longitude = Number.NaN] = middle.split(',').map(Number);
      const names = towns.split(',').map((town) => town.trim());
      return {
        ...business,
        serviceArea: { ...business.serviceArea, latitude, longitude, towns: names.filter(Boolean) },
      };
    },
  },
];
