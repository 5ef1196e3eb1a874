import { z } from 'zod';
import { cleanText } from '../../shared/clean-text';
import type { ServerBusiness, TemplateName } from '../base/business';
import { jsonBytes } from '../base/json-bytes';
import { mailAddress } from '../mail/header-text';

/**
 * Limit of a template's parameters as JSON. The outside service takes 50 kB; ours takes everything that our forms can
 * send.
 */
const maxParamsBytes = 500 * 1024;

/** The service's 413 answer to a call that is too large. */
export const sizeRefusalText = 'Variables size limit. The maximum allowed variables size is 500Kb';

/** A refusal of the mail service: its status and its exact text (plain text, never JSON). */
export interface SendRefusal {
  readonly status: 400 | 413 | 418 | 422;
  readonly text: string;
}

/** A call that passed every check except its rate. */
export interface AcceptedSend {
  readonly templateId: string;
  readonly templateName: TemplateName;
  readonly params: TemplateParams;
  /** Address the mail goes to. */
  readonly recipient: string;
}

/**
 * Every request that the service refuses. The texts for `notJson` and `badParams` are ours: the outside service's are
 * unknown.
 */
export const refusals = {
  notJson: { status: 400, text: 'The Content-Type must be application/json' },
  badVersion: {
    status: 418,
    text: 'This SDK version is unsupported.Please check https://www.emailjs.com/docs/sdk/installation/',
  },
  badParams: { status: 400, text: 'The template_params parameter must be an object' },
  noKey: { status: 400, text: 'The user_id parameter is required' },
  badKey: {
    status: 400,
    text: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  },
  noService: {
    status: 400,
    text: 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  },
  noTemplate: {
    status: 400,
    text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  },
  tooLarge: { status: 413, text: sizeRefusalText },
  noRecipient: { status: 422, text: 'The recipients address is empty' },
} as const satisfies Record<string, SendRefusal>;

/** Only the shape: the fields' values are checked one after the other, in the service's own order. */
const callSchema = z
  .object({
    lib_version: z.unknown().optional(),
    user_id: z.unknown().optional(),
    service_id: z.unknown().optional(),
    template_id: z.unknown().optional(),
    template_params: z.unknown().optional(),
  })
  .catch({});

/** Checks a call's body in the order the outside service does: key, version, service, template, parameters, recipient. */
export function checkSend(value: unknown, business: ServerBusiness): SendRefusal | AcceptedSend {
  const {
    lib_version: version,
    user_id: key,
    service_id: service,
    template_id: templateId,
    template_params,
  } = callSchema.parse(value);
  if (key === undefined || key === null || key === '') return refusals.noKey;
  if (key !== business.emailService.publicKey) return refusals.badKey;
  if (typeof version !== 'string' || version === '') return refusals.badVersion;
  if (service !== business.emailService.serviceId) return refusals.noService;
  const templateName = templateNameOf(templateId, business);
  if (templateName === undefined || typeof templateId !== 'string') return refusals.noTemplate;
  if (!isObject(template_params)) return refusals.badParams;
  if (jsonBytes(template_params ?? {}) > maxParamsBytes) return refusals.tooLarge;
  const params = templateParams(template_params);
  const recipient = recipientOf(templateName, params, business);
  if (recipient === null) return refusals.noRecipient;
  return { templateId, templateName, params, recipient };
}

/** Whether a template's mails go to the business, rather than to the visitor. */
export function isForBusiness(templateName: TemplateName): boolean {
  return templateName === 'contactNotification' || templateName === 'estimatorTeam';
}

function recipientOf(templateName: TemplateName, params: TemplateParams, business: ServerBusiness) {
  return isForBusiness(templateName) ? business.email : mailAddress(params.get('client_email') ?? '');
}

function templateNameOf(templateId: unknown, business: ServerBusiness): TemplateName | undefined {
  const { templates } = business.emailService;
  const names: readonly TemplateName[] = [
    'contactNotification',
    'contactConfirmation',
    'estimatorTeam',
    'estimatorCustomer',
  ];
  return names.find((name) => templates[name] === templateId);
}

/** Whether a value is a plain object; undefined counts as an empty one. */
function isObject(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value));
}

/** Texts and numbers as text, everything else as ''. */
const param = z
  .union([z.string().transform((text) => cleanText(text).trim()), z.number().transform(String)])
  .catch('');

const paramsSchema = z.record(z.string(), param).catch({});

/** The parameters of a mail, by name, without characters that no mail can carry. */
export type TemplateParams = ReadonlyMap<string, string>;

/** The parameters of a call; tolerates any input. */
export function templateParams(value: unknown): TemplateParams {
  return new Map(Object.entries(paramsSchema.parse(value)));
}
