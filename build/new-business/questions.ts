import type { Business } from '../business';
import { makeColours } from './make-colours';

/** A question of `npm run new-business`. */
export interface Question {
  /** Key of the answer in an answers file. */
  readonly name: string;
  readonly text: string;
  /** Returns the business with the answer applied. */
  readonly apply: (business: Business, answer: string) => Business;
}

const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'];

/** The ten questions. Everything else has a default, here or in `startingPoint`. */
export const questions: readonly Question[] = [
  {
    name: 'name',
    text: 'What is the business called?',
    apply: (business, name) => ({ ...business, name }),
  },
  {
    name: 'owner',
    text: 'Who answers for the work, as in "our owner" or "Marie Roy"?',
    apply: (business, owner) => ({ ...business, owner }),
  },
  {
    name: 'place',
    text: 'In which city, and which province or state, as in "Ottawa, ON"?',
    apply: (business, answer) => {
      const [city = '', region = ''] = answer.split(',').map((part) => part.trim());
      const isCanadian = provinces.includes(region.toUpperCase());
      return {
        ...business,
        city,
        area: `${city} and area`,
        region: region.toUpperCase(),
        country: isCanadian ? 'CA' : 'US',
        currency: isCanadian ? 'CAD' : 'USD',
      };
    },
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
    text: 'Which phone number, with the country code, as in +1 613 555 0123?',
    apply: (business, answer) => {
      const dialled = `+${answer.replace(/\D/g, '')}`;
      // North American phone numbers are formatted as (613) 555-0123; others are shown as typed.
      const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(dialled) ?? [];
      return { ...business, phone: { shown: area ? `(${area}) ${exchange}-${line}` : answer, dialled } };
    },
  },
  {
    name: 'since',
    text: 'Since which year?',
    apply: (business, answer) => {
      const since = Number(answer);
      const yearsInOperation = Math.max(1, new Date().getFullYear() - since);
      return { ...business, since, facts: { ...business.facts, yearsInOperation } };
    },
  },
  {
    name: 'timeZone',
    text: 'In which time zone, as in America/Toronto?',
    apply: (business, timeZone) => ({ ...business, timeZone }),
  },
  {
    name: 'towns',
    text: 'Which towns does it serve, and where is their middle, as in "Ottawa, Gatineau; 45.42, -75.70"?',
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
  {
    name: 'colours',
    text: 'Which three colours, as in "#7d1f2b #e0a526 #155239": of headers, of main buttons, of highlighted words?',
    apply: (business, answer) => ({
      ...business,
      brand: { ...business.brand, colours: makeColours(answer.split(/[\s,]+/)) },
    }),
  },
];
