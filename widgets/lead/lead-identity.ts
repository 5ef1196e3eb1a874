import { createLeadId, leadIdPattern } from '../../shared/lead-id';
import { isRecord } from '../../shared/untrusted';

/** Identity of a lead that was begun. */
export interface LeadIdentity {
  readonly leadId: string;
  /** A hash of what the visitor typed and of where it goes. */
  readonly values: string;
  readonly email: string;
  readonly phone: string;
  /** The same visitor's lead that this one stands in for; that one may stand in for another. */
  readonly replaced: LeadIdentity | undefined;
}

/** `value` from storage, which may hold anything, as the identity of a lead; null when it is none. */
export function readLeadIdentity(value: unknown): LeadIdentity | null {
  if (!isRecord(value) || !leadIdPattern.test(String(value.leadId))) return null;
  const [leadId = '', values = '', email = '', phone = ''] = [
    value.leadId,
    value.values,
    value.email,
    value.phone,
  ].map(String);
  return { leadId, values, email, phone, replaced: undefined };
}

/**
 * The identity of what a visitor sends now: the one before for the same values, else a new one, which replaces the one
 * before, under its reference, where that has the same e-mail or phone. Others who share the computer replace nothing
 * (docs/behaviour.md#42-the-four-mails).
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
  const replaced = isSamePerson ? previous : undefined;
  return { ...sent, leadId: knownId ?? createLeadId(replaced?.leadId), replaced };
}

/** The id that a lead names as replaced: the latest before it that the business may have; undefined when there is none. */
export function replacedId(
  { replaced }: LeadIdentity,
  isUndelivered: (leadId: string) => boolean,
): string | undefined {
  if (!replaced) return undefined;
  return isUndelivered(replaced.leadId) ? replacedId(replaced, isUndelivered) : replaced.leadId;
}
