import type { Brand } from '../../shared/brand/brand-schema';
import type { Business } from '../../shared/business/business-schema';
import { parseBusiness } from '../business/business';
import { makeColours } from './make-colours';
import type { BusinessDraft, BusinessQuestion } from './question';

const brand: Brand = {
  colours: makeColours(['#444444', '#cccccc', '#444444']),
  fonts: { text: 'Figtree', heading: 'Bricolage Grotesque' },
  radius: 8,
  logo: 'marks/logo.svg',
};

/**
 * The business before any answer, with defaults the questions don't cover: mail through our own server, no
 * map key, no profiles.
 */
const startingPoint: Business = parseBusiness(
  JSON.stringify({
    name: 'Painters',
    owner: 'our owner',
    city: 'Town',
    area: 'Town',
    region: 'ON',
    country: 'CA',
    url: 'https://painters.example',
    email: 'hello@painters.example',
    phone: { shown: '(613) 555-0123', dialled: '+16135550123' },
    since: 2000,
    timeZone: 'UTC',
    brand,
    social: [],
    serviceArea: { latitude: 0, longitude: 0, zoom: 9, radiusKm: 40, towns: ['Town'] },
    emailService: {
      url: '/',
      serviceId: 'service_own_server',
      publicKey: 'own_server',
      templates: {
        contactNotification: 'template_contact_notification',
        contactConfirmation: 'template_contact_confirmation',
        estimatorTeam: 'template_estimator_team',
        estimatorCustomer: 'template_estimator_customer',
      },
    },
    estimateService: { url: '/api/estimate' },
    maps: { apiKey: '' },
  }),
);

/** A draft before any answer. */
export const emptyBusinessDraft: BusinessDraft = {
  business: startingPoint,
  services: [],
  keepsArticles: false,
  rates: {},
};

/** Applies an answer and checks the business as the build does; throws if the answer is missing or wrong. */
export function withAnswer(
  draft: BusinessDraft,
  question: BusinessQuestion,
  answer: string | undefined,
): BusinessDraft {
  const given = answer?.trim() ?? '';
  if (!given && !question.otherwise)
    throw new Error(`${question.name}: an answer is missing, such as ${question.example}`);
  const made = question.apply(draft, given);
  return { ...made, business: parseBusiness(JSON.stringify(made.business), `answer '${question.name}'`) };
}

/** Builds a business from answers; throws one error that lists every wrong, missing or unknown answer. */
export function makeBusiness(
  answers: Readonly<Record<string, unknown>>,
  questions: readonly BusinessQuestion[],
): BusinessDraft {
  const names = questions.map(({ name }) => name);
  const mistakes = Object.keys(answers)
    .filter((key) => !names.includes(key))
    .map((key) => `${key}: is no question; the keys are ${names.join(', ')}`);
  const made = questions.reduce<BusinessDraft>((draft, question) => {
    try {
      return withAnswer(draft, question, textOf(answers[question.name]));
    } catch (error) {
      const mistake = error instanceof Error ? error.message : String(error);
      mistakes.push(mistake.includes(question.name) ? mistake : `${question.name}: ${mistake}`);
      return draft;
    }
  }, emptyBusinessDraft);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return made;
}

/** Text of an answer, which a file may also hold as a number, a yes or a list. */
function textOf(answer: unknown): string {
  return Array.isArray(answer) ? answer.join(', ') : String(answer ?? '');
}
