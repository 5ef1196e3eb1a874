import type { Facts } from '../../shared/business/business-rules';
import type { Business } from '../../shared/business/business-schema';
import type { OpeningHours } from '../../shared/business/opening-hours';
import { weekdays } from '../../shared/contact-time';
import { distanceUnit, kilometresPerMile } from '../../shared/units';
import { cityPlace } from '../business/towns';
import { makeColours } from './make-colours';
import type { BusinessDraft, BusinessQuestion } from './question';
import { rateQuestions } from './rate-questions';

const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'];

/** Everything else has a default, here or in `startingPoint`. */
const aboutTheBusiness: readonly BusinessQuestion[] = [
  {
    name: 'name',
    text: 'What is the business called?',
    example: 'Prairie Coat',
    apply: (draft, name) => withBusiness(draft, { name }),
  },
  {
    name: 'owner',
    text: 'Who answers for the work?',
    example: 'our owner, or Marie Roy',
    apply: (draft, owner) => withBusiness(draft, { owner }),
  },
  {
    name: 'place',
    text: 'In which city, and which province or state?',
    example: 'Ottawa, ON',
    apply: (draft, answer) => {
      const [city = '', region = ''] = listOf(answer);
      const isCanadian = provinces.includes(region.toUpperCase());
      return withBusiness(draft, {
        city,
        area: areaAround(city, isCanadian),
        region: region.toUpperCase(),
        country: isCanadian ? 'CA' : 'US',
        currency: isCanadian ? 'CAD' : 'USD',
      });
    },
  },
  {
    name: 'url',
    text: "What is the site's address?",
    example: 'https://painters.example',
    apply: (draft, url) => withBusiness(draft, { url: url.replace(/\/+$/, '') }),
  },
  {
    name: 'email',
    text: 'Which mail address gets the requests?',
    example: 'hello@painters.example',
    apply: (draft, email) => withBusiness(draft, { email }),
  },
  {
    name: 'phone',
    text: 'Which phone number, with the country code?',
    example: '+1 613 555 0123',
    apply: (draft, answer) => {
      const digits = answer.replace(/\D/g, '');
      // Ten digits without a country code are North American, too.
      const dialled = `+${digits.length === 10 && !answer.trim().startsWith('+') ? '1' : ''}${digits}`;
      // North American phone numbers are formatted as (613) 555-0123; others are shown as typed.
      const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(dialled) ?? [];
      return withBusiness(draft, {
        phone: { shown: area ? `(${area}) ${exchange}-${line}` : answer, dialled },
      });
    },
  },
  {
    name: 'since',
    text: 'Since which year?',
    example: '2012',
    apply: (draft, answer) => {
      const since = Number(answer);
      const yearsInOperation = Math.max(1, new Date().getFullYear() - since);
      return withFacts(withBusiness(draft, { since }), { yearsInOperation });
    },
  },
  {
    name: 'timeZone',
    text: 'In which time zone?',
    example: 'America/Toronto, America/Winnipeg, America/Denver, America/Los_Angeles',
    apply: (draft, timeZone) => withBusiness(draft, { timeZone }),
  },
  {
    name: 'towns',
    text: 'Which towns does it serve? The map draws those that are in its list of towns, around the city. For another middle, add its latitude and longitude, such as ; 45.42, -75.70.',
    example: 'Ottawa, Gatineau, Kanata',
    apply: (draft, answer) => {
      const [towns = '', middle] = answer.split(';');
      const { city, region, serviceArea } = draft.business;
      const [latitude = Number.NaN, longitude = Number.NaN] =
        middle === undefined ? (cityPlace(city, region) ?? []) : middle.split(',').map(Number);
      if (middle === undefined && Number.isNaN(latitude))
        throw new Error(
          `the list of towns has no ${city} in ${region}: add the latitude and longitude of the middle, such as ; 45.42, -75.70, which a right click on an online map shows`,
        );
      return withBusiness(draft, {
        serviceArea: { ...serviceArea, latitude, longitude, towns: listOf(towns) },
      });
    },
  },
  {
    name: 'radius',
    text: 'How far from there do you work? In miles in the United States, in kilometres elsewhere.',
    example: '25',
    otherwise: '40 km (25 miles)',
    apply: ({ business, ...draft }, answer) => {
      const kilometresEach = distanceUnit(business) === 'miles' ? kilometresPerMile : 1;
      const radiusKm = answer ? Math.round(Number(answer) * kilometresEach * 10) / 10 : 40;
      return withBusiness({ ...draft, business }, { serviceArea: { ...business.serviceArea, radiusKm } });
    },
  },
  {
    name: 'colours',
    text: 'Which three colours: of headers, of main buttons, of highlighted words?',
    example: '#7d1f2b #e0a526 #155239',
    apply: (draft, answer) => {
      const colours = makeColours(answer.split(/[\s,]+/));
      return withBusiness(draft, { brand: { ...draft.business.brand, colours } });
    },
  },
  {
    name: 'languages',
    text: 'In which languages do you answer, the one of the site first?',
    example: 'fr, en',
    otherwise: 'English',
    apply: (draft, answer) => {
      const { city, area } = draft.business;
      const languages = listOf(answer || 'en') as Business['languages'];
      const isFrench = languages[0] === 'fr' && [true, false].some((one) => area === areaAround(city, one));
      const { phone } = draft.business;
      // French pages write (418) 555-0123 without brackets.
      const shown = languages[0] === 'fr' ? phone.shown.replace(/^\((\d{3})\) /, '$1 ') : phone.shown;
      return withBusiness(draft, {
        languages,
        phone: { ...phone, shown },
        ...(isFrench && { area: `${city} et ses environs` }),
      });
    },
  },
  {
    name: 'openingHours',
    text: 'When are you open? Days and hours, with commas between the days. The pages show them, and promise a call by them.',
    example: 'Monday-Friday 8:00-12:00 13:00-17:00, Saturday 9:00-12:00',
    otherwise: 'the pages show none',
    apply: (draft, answer) => (answer ? withBusiness(draft, { openingHours: weekOf(answer) }) : draft),
  },
  {
    name: 'closedDays',
    text: 'On which days do you not call back?',
    isAsked: ({ business }) => !business.openingHours,
    example: 'Saturday, Sunday',
    otherwise: 'none',
    apply: ({ business, ...draft }, answer) => {
      const closedDays = listOf(answer) as Business['contactPromise']['closedDays'];
      return withBusiness(
        { ...draft, business },
        { contactPromise: { ...business.contactPromise, closedDays } },
      );
    },
  },
  {
    name: 'closingHour',
    text: 'Until which hour do you call back the same day, from 1 to 24?',
    isAsked: ({ business }) => !business.openingHours,
    example: '17',
    otherwise: '18',
    apply: ({ business, ...draft }, answer) => {
      const closingHour = Number(answer || 18);
      return withBusiness(
        { ...draft, business },
        { contactPromise: { ...business.contactPromise, closingHour } },
      );
    },
  },
  {
    name: 'minimumOrder',
    text: 'What is the smallest order, in dollars?',
    example: '350',
    otherwise: 'there is none',
    apply: (draft, answer) => withBusiness(draft, { minimumOrder: Number(answer || 0) }),
  },
  {
    name: 'estimateValidDays',
    text: 'For how many days does a price of the estimator hold? Every estimate names its last day.',
    example: '14',
    otherwise: '30',
    apply: (draft, answer) => withBusiness(draft, { estimateValidDays: Number(answer || 30) }),
  },
];

const jobNames = 'general, specific_rooms, garage, cabinets, exterior, fence_deck';

function aboutTheWork(services: readonly string[]): readonly BusinessQuestion[] {
  return [
    {
      name: 'jobs',
      text: `Which jobs can visitors price: ${jobNames}? 'general' is a whole condo.`,
      example: 'exterior, fence_deck',
      otherwise: 'general, specific_rooms',
      apply: (draft, answer) => withBusiness(draft, { jobs: listOf(answer || 'general, specific_rooms') }),
    },
    {
      name: 'services',
      text: `Which services get a page: ${services.join(', ')}, or others by their titles, each with a capital letter?`,
      example: `${services[0]}, Deck Staining`,
      otherwise: 'all of them',
      apply: (draft, answer) => {
        const kept = answer ? listOf(answer) : services;
        const unknown = kept.find((name) => !services.includes(name) && !/^\p{Lu}/u.test(name));
        if (unknown)
          throw new Error(
            `'${unknown}' must be one of ${services.join(', ')}, or a title of your own that begins with a capital letter`,
          );
        return { ...draft, services: kept };
      },
    },
    {
      name: 'articles',
      text: 'Keep the six articles as a start? They are words of another business, in English, to be rewritten.',
      example: 'yes',
      otherwise: 'no; the blog appears with your first article',
      apply: (draft, answer) => ({ ...draft, keepsArticles: answer !== '' && yes(answer) === true }),
    },
  ];
}

/** A question whose sentences are left out of the pages without an answer. */
function fact<Name extends keyof Facts>(
  name: Name,
  text: string,
  example: string,
  read: (answer: string) => Facts[Name],
): BusinessQuestion {
  const otherwise = 'the pages say nothing of it';
  const apply = (draft: BusinessDraft, answer: string) =>
    answer ? withFacts(draft, { [name]: read(answer) }) : draft;
  return { name, text, example, otherwise, isPromise: true, apply };
}

const promises: readonly BusinessQuestion[] = [
  fact('insurance', 'How are you insured?', 'Fully insured', (answer) => answer),
  fact('warrantyYears', 'For how many years do you warrant the work?', '2', Number),
  fact('fixesFaultsForFree', 'Do you fix faults within that time for free?', 'yes', yes),
  fact('answerHours', 'Within how many hours do you answer on business days?', '24', Number),
  fact(
    'combinedExperienceYears',
    'How many years of experience do all painters have together?',
    '50',
    Number,
  ),
  fact('isFamilyOwned', 'Is it family-owned?', 'yes', yes),
  fact('hasSatisfactionGuarantee', 'Do you guarantee satisfaction?', 'yes', yes),
  fact('usesPremiumPaint', 'Do you use premium paint?', 'yes', yes),
  fact(
    'interiorRate',
    'What does interior painting cost by the square foot of floor, without tax?',
    '2-3',
    range,
  ),
  fact('exteriorRate', 'What does exterior painting cost by the square foot of wall?', '3-5', range),
  fact(
    'homeExample',
    'What does the interior of a home cost? Square feet of floor, then the price.',
    '1500: 4500-5000',
    (answer) => {
      const [area = Number.NaN, ...prices] = numbersOf(answer);
      return { area, ...rangeOf(prices) };
    },
  ),
  fact('coloursIncluded', 'How many colours are in the price?', '2-4', range),
  fact('houseTime', 'How long does a house take? Painters, then hours.', '2: 7-10', (answer) => {
    const [painters = Number.NaN, ...hours] = numbersOf(answer);
    return { painters, ...rangeOf(hours) };
  }),
  fact('exteriorDays', 'How many days does an exterior take?', '1-2', range),
  fact(
    'oneDayPainting',
    "Do you offer '1 Day Painting'? Days of work, then days until you begin.",
    '1, 3',
    (answer) => {
      const [days = Number.NaN, turnaroundDays = Number.NaN] = numbersOf(answer);
      return { days, turnaroundDays };
    },
  ),
  fact('isFurnitureMovedAtExtraCost', 'Do you move furniture at an extra cost?', 'yes', yes),
  fact('hasFreeQuote', 'Do you come and look for free, and put the quote in writing?', 'yes', yes),
  fact('itemizesQuotes', 'Does each quote list surfaces, coats, products and tax?', 'yes', yes),
  fact('includesMaterials', 'Are paint and materials in the price?', 'yes', yes),
  fact('clientsChooseDay', 'Do clients choose the day of the work?', 'yes', yes),
  fact('helpsWithColours', 'Do you help clients choose colours?', 'yes', yes),
  fact(
    'protectsAndPrepares',
    'Do you cover floors and furniture, and fill, sand and prime what needs it?',
    'yes',
    yes,
  ),
  fact('cleansUp', 'Do you take off the tape, vacuum and put everything back?', 'yes', yes),
  fact('leavesLabelledPaint', 'Do you leave the leftover paint, labelled?', 'yes', yes),
  fact('walksThroughWork', 'Do you walk through the finished work with the client?', 'yes', yes),
];

/** All questions; `services` are the file names of the services that have texts. */
export function questionsFor(services: readonly string[]): readonly BusinessQuestion[] {
  return [...aboutTheBusiness, ...aboutTheWork(services), ...rateQuestions, ...promises];
}

/** A city and what is around it, as people say it in the country. */
function areaAround(city: string, isCanadian: boolean): string {
  return isCanadian ? `${city} and area` : `the ${city} area`;
}

function withBusiness(draft: BusinessDraft, changes: Partial<Business>): BusinessDraft {
  return { ...draft, business: { ...draft.business, ...changes } };
}

function withFacts(draft: BusinessDraft, facts: Facts): BusinessDraft {
  return withBusiness(draft, { facts: { ...draft.business.facts, ...facts } });
}

/** Opening hours as people write them: 'Monday-Friday 8:00-17:00, Saturday 9-12'. */
function weekOf(answer: string): OpeningHours {
  const week: Record<string, { from: string; to: string }[]> = {};
  for (const part of listOf(answer)) {
    const [, first = '', last = first, hours = ''] =
      /^(\p{L}+)(?:\s*-\s*(\p{L}+))?\s+(.+)$/u.exec(part) ?? [];
    const [begin, end] = [dayOf(first, part), dayOf(last, part)];
    const spans = hours.split(/\s+/).map((span) => {
      const [from = '', to = ''] = span.split('-').map((time) => (time.includes(':') ? time : `${time}:00`));
      return { from, to };
    });
    for (let day = begin; ; day = (day + 1) % weekdays.length) {
      week[`${weekdays[day]}`] = spans;
      if (day === end) break;
    }
  }
  return week as OpeningHours;
}

/** Index of a day by its name or the beginning of it. */
function dayOf(name: string, part: string): number {
  const asked = name.toLowerCase();
  const found = weekdays.findIndex(
    (day, index) =>
      name.length > 1 && [day.toLowerCase(), frenchDay(index)].some((known) => known.startsWith(asked)),
  );
  if (found < 0) throw new Error(`'${part}' must begin with a day, such as Monday 8:00-17:00`);
  return found;
}

/** 'lundi' for the index of Monday in `weekdays`. */
function frenchDay(index: number): string {
  // January 4, 1970 was a Sunday.
  const noon = new Date(Date.UTC(1970, 0, 4 + index, 12));
  return new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'UTC' }).format(noon);
}

function listOf(answer: string): string[] {
  return answer
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function yes(answer: string): true | undefined {
  if (/^(n|no|non|false)$/i.test(answer)) return undefined;
  if (/^(y|yes|o|oui|true)$/i.test(answer)) return true;
  throw new Error('must be yes or no');
}

function range(answer: string) {
  return rangeOf(numbersOf(answer));
}

function rangeOf([from = Number.NaN, to = from]: readonly number[]) {
  return { from, to };
}

function numbersOf(answer: string): number[] {
  return (answer.match(/\d+(\.\d+)?/g) ?? []).map(Number);
}
