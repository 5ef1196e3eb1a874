import { leadIdPattern } from '../../shared/lead-id';
import type { EmailService } from '../../shared/mail-call';
import { httpUrl, isRecord } from '../../shared/untrusted';

/** A lead that has reached the business, and where to send additions to it. */
export interface SafeLead {
  readonly leadId: string;
  readonly isTest: boolean;
  readonly name: string;
  readonly email: string;
  readonly hasVisits: boolean;
  readonly hasPhotos: boolean;
  /** Where the business's server takes leads: `…/api/leads`. Absent with an outside mail service. */
  readonly leadsUrl?: string;
  readonly service: EmailService;
  /** Template id of the business's mail. */
  readonly template: string;
}

/**
 * The lead of a thank-you; null if it holds none. Storage may hold anything.
 *
 * @param home an address of the business's server: a mail service elsewhere takes no visits or photos
 */
export function readSafeLead(value: unknown, home: string): SafeLead | null {
  if (!isRecord(value) || !isRecord(value.service) || !isRecord(value.templates)) return null;
  const text = (from: Readonly<Record<string, unknown>>, name: string) => String(from[name] ?? '');
  const leadId = text(value, 'leadId');
  const url = httpUrl(text(value.service, 'url'), home);
  if (!leadIdPattern.test(leadId) || !url) return null;
  const service = {
    url,
    serviceId: text(value.service, 'serviceId'),
    publicKey: text(value.service, 'publicKey'),
  };
  const leadUrl = httpUrl(text(value, 'leadUrl'), home);
  const isOurs = new URL(url).origin === new URL(home).origin;
  const leadsUrl = leadUrl?.endsWith('/api/leads')
    ? leadUrl
    : isOurs && new URL('api/leads', url.replace(/\/?$/, '/')).href;
  return {
    leadId,
    isTest: value.isTest === true,
    name: text(value, 'name'),
    email: text(value, 'email'),
    hasVisits: value.visits !== 'off',
    hasPhotos: value.photos !== 'off',
    ...(leadsUrl && { leadsUrl }),
    service,
    template: text(value.templates, 'notification'),
  };
}
