import type { Brand } from '../../shared/brand/brand-schema';
import { type Business, parseBusiness } from '../business';
import { makeColours } from './make-colours';
import { type Question, questions } from './questions';

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
export const startingPoint: Business = parseBusiness(
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

/** Applies an answer and checks the business as the build does; throws if the answer is missing or wrong. */
export function withAnswer(business: Business, question: Question, answer: string | undefined): Business {
  if (!answer?.trim()) throw new Error(`${question.name}: there is no answer`);
  return parseBusiness(JSON.stringify(question.apply(business, answer.trim())), `answer '${question.name}'`);
}

/** Builds a business from answers; throws one error that lists every wrong or missing answer. */
export function makeBusiness(answers: Readonly<Record<string, string>>): Business {
  const mistakes: string[] = [];
  const made = questions.reduce((business, question) => {
    try {
      return withAnswer(business, question, answers[question.name]);
    } catch (error) {
      mistakes.push(error instanceof Error ? error.message : String(error));
      return business;
    }
  }, startingPoint);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return made;
}
