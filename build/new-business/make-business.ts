import { type Business, parseBusiness } from '../business';
import { questions } from './questions';

/**
 * The business that the answers describe, checked as the build checks it; throws one error that names every wrong field.
 * What was the former one's own (profiles, keys, the mail account's ids) is replaced by what must be filled in.
 */
export function makeBusiness(former: Business, answers: Readonly<Record<string, string>>): Business {
  const missing = questions.filter(({ name }) => !answers[name]?.trim());
  if (missing.length > 0) throw new Error(`No answer for ${missing.map(({ name }) => name).join(', ')}`);
  const answered = questions.reduce(
    (business, { name, apply }) => apply(business, answers[name]?.trim() ?? ''),
    former,
  );
  const social = [{ kind: 'social', label: 'Facebook', url: `${answered.url}/` }];
  const emailService = {
    ...former.emailService,
    url: '/',
    serviceId: 'service_own_server',
    publicKey: 'own_server',
  };
  return parseBusiness(JSON.stringify({ ...answered, social, emailService, maps: { apiKey: '' } }));
}
