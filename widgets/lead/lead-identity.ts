import { createLeadId, leadIdPattern } from '../../shared/lead-id';
import { isRecord } from '../../shared/untrusted';

/** Identity of a lead in progress. */
export interface LeadIdentity {
  readonly leadId: string;
  /** A hash of the visitor's values and their destination. */
  readonly values: string;
  readonly email: string;
  readonly phone: string;
  /** The same visitor's leads that this one replaces, latest first. */
  readonly earlier: readonly string[];
}

/** `value` from storage, which may hold anything, as the identity of a lead; null if it is not one. */
export function readLeadIdentity(value: unknown): LeadIdentity | null {
  if (!isRecord(value)) return null;
  const text = (name: string) => String(value[name] ?? '');
  const leadId = text('leadId');
  if (!leadIdPattern.test(leadId)) return null;
  return { leadId, values: text('values'), email: text('email'), phone: text('phone'), earlier: [] };
}

/**
 * The identity of the lead being sent: the previous one for the same values, otherwise a new one. With the same email
 * or phone, the new one replaces the previous lead under its reference; other people at the same computer replace
 * nothing (docs/behaviour.md#42-the-four-mails).
 *
 * @param knownId the id under which the outbox has the same values, from another page
 */
export function identifyLead(
  sent: Pick<LeadIdentity, 'values' | 'email' | 'phone'>,
  previous: LeadIdentity | undefined,
  knownId: string | undefined,
): LeadIdentity {
  if (previous?.values === sent.values) return previous;
  const isSamePerson = previous?.email === sent.email || (sent.phone && previous?.phone === sent.phone);
  const earlier = previous && isSamePerson ? [previous.leadId, ...previous.earlier] : [];
  return { ...sent, leadId: knownId ?? createLeadId(earlier[0]), earlier };
}

/** Short, insecure hash of a text (32-bit FNV-1a in base 36). */
export function textHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
