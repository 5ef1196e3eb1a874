import type { Business } from '../../shared/business/business-schema';
import { type FormFields, formDefaults } from '../../shared/jobs/job-form';
import { mailCall } from '../../shared/mail-call';
import { type Project, projectOf } from '../../shared/project';
import { widgetJobs } from '../business/business';
import { serviceHref } from '../business/host-settings';
import { type Finding, type LiveAnswer, type LiveSite, post, unless } from './live-site';

/** Feet or square feet that any estimate service can price. */
const smallMeasure = 100;

/** Requests the price of a small project from the estimate service. */
export async function checkEstimate(site: LiveSite): Promise<Finding[]> {
  const { business, home } = site;
  const address = new URL(serviceHref(business.estimateService.url, business.host), home).href;
  const answer = await post(address, smallProject(business), site);
  return unless(
    answer.status === 200 && /"totalCost":\s*\d/.test(answer.text),
    `The estimate service at ${address} answers ${answer.status || answer.text}.`,
    'Start the server ("npm run preview", or the container) and let the host hand calls to /api/ to it, or name another service in "estimateService".',
  );
}

/** A small project of the first job that the business does. */
export function smallProject(business: Business): Project {
  const [form] = widgetJobs(business);
  if (!form) throw new Error('business.json lists no jobs');
  const valuesFor = (fields: FormFields) => {
    const values = formDefaults(fields, form.texts.en);
    for (const [name, { kind, maximum = smallMeasure }] of Object.entries(fields)) {
      if (kind === 'area' || kind === 'length') values[name] = Math.min(smallMeasure, maximum);
      // Without anything to paint there is no price.
      if (kind === 'count') values[name] = 1;
    }
    return values;
  };
  const items = form.items && [{ id: 1, ...valuesFor(form.items) }];
  const entered = { values: valuesFor(form.fields), ...(items && { items }) };
  return projectOf({ estimationType: form.id, entered: { [form.id]: entered } });
}

/** Options for checking the mail account. */
export interface MailCheck {
  readonly sendsMail: boolean;
  /** Pause before each call; the service allows one call per second and key. */
  readonly pauseMs?: number;
}

/**
 * Checks the mail account's key, service and visitor templates by sending mails without a recipient, which
 * the service must refuse. `sendsMail` also sends one to the business.
 */
export async function checkMail(
  site: LiveSite,
  { sendsMail, pauseMs = 1100 }: MailCheck,
): Promise<Finding[]> {
  const send = async (template: string, params: Record<string, string>) => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return sendMail(site, template, params);
  };
  const { templates } = site.business.emailService;
  const findings: Finding[] = [];
  for (const id of [templates.contactConfirmation, templates.estimatorCustomer]) {
    const answer = await send(id, { client_name: '', client_email: '' });
    findings.push(...mailFinding(site, answer, id, answer.status === 422));
    if (answer.status !== 422) break;
  }
  if (!sendsMail || findings.length > 0) return findings;
  const id = templates.contactNotification;
  const answer = await send(id, {
    client_name: 'A test of the site',
    client_email: site.business.email,
    client_phone: site.business.phone.shown,
    client_message: `Sent by "npm run business -- live" to see that requests from ${site.home} arrive.`,
    EstimatorValues: '',
  });
  return mailFinding(site, answer, id, answer.status === 200);
}

function sendMail(site: LiveSite, template: string, params: Record<string, string>): Promise<LiveAnswer> {
  const { emailService, host } = site.business;
  const service = { ...emailService, url: new URL(serviceHref(emailService.url, host), site.home).href };
  const { url, body } = mailCall(service, template, params);
  return post(url, body, site);
}

const remedies: readonly (readonly [text: RegExp, remedy: string])[] = [
  [
    /Public Key|Account not found/,
    'Copy the public key of the account into "emailService.publicKey" and build again.',
  ],
  [/service ID/, 'Copy the id of the account\'s mail service into "emailService.serviceId" and build again.'],
  [
    /template ID/,
    'Make the template in the account (docs/going-live.md) and copy its id into "emailService.templates".',
  ],
  [/non-browser/, 'Switch "allow non-browser applications" on in the account while you check.'],
  [/Gmail|grant/, 'Connect the mail box to the account again.'],
];

function mailFinding(
  { business }: LiveSite,
  { status, text }: LiveAnswer,
  id: string,
  isWell: boolean,
): Finding[] {
  const remedy = remedies.find(([pattern]) => pattern.test(text))?.[1];
  const fallback =
    status === 200
      ? 'Let the template go to {{client_email}}: as it is, a mail without a recipient was sent.'
      : 'Look whether the service at "emailService.url" runs, and whether it lets your site call it.';
  return unless(
    isWell,
    `The mail service at ${business.emailService.url} answers ${status} for the template ${id}: ${text.slice(0, 120).trim()}`,
    remedy ?? fallback,
  );
}
