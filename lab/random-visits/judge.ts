import type { SentLead } from '../../shared/lead';
import type { IntendedLead, VisitorRequest } from './leads';

/** A mail as delivered by the service. */
export interface Delivery {
  readonly isNotification: boolean;
  /** Its whole text. */
  readonly text: string;
}

/** The parts of a mail service call that the verdict needs. */
export interface JudgedCall {
  readonly isNotification: boolean;
  readonly params: Readonly<Record<string, string>>;
  readonly status: number;
  readonly isTaken: boolean;
  readonly isHeard: boolean;
}

/** Outcome of one visit's leads. */
export interface Verdict {
  /** Leads that had to arrive. */
  readonly leads: number;
  readonly exactlyOnce: number;
  readonly lost: number;
  /** Not delivered because the service refused for good (4xx): the visitor was told, or the lead dropped. */
  readonly refused: number;
  /** Delivered repeatedly, but at most once per call taken with an unread response. */
  readonly doubledUnheard: number;
  /** Delivered more often than that. */
  readonly doubled: number;
  /** Mails whose values differ from those typed. */
  readonly valuesLost: number;
  /** Leads whose mails don't share one unique id, or don't name the lead they replace. */
  readonly misnamed: number;
  /** One line per fault. */
  readonly faults: readonly string[];
}

/** Everything the verdict is based on. */
export interface RunEvidence {
  readonly leads: readonly IntendedLead[];
  readonly deliveries: readonly Delivery[];
  readonly calls: readonly JudgedCall[];
}

/** Compares the leads that the visitor meant to send with those delivered. */
export function judge({ leads, deliveries, calls }: RunEvidence): Verdict {
  const faults: string[] = [];
  const notifications = deliveries.filter(({ isNotification }) => isNotification);
  const counts = leads.map((lead) => {
    const copies = notifications.filter(({ text }) => isAbout(lead.values, text));
    const own = callsAbout(lead, calls).filter(({ isNotification }) => isNotification);
    return {
      lead,
      copies,
      own,
      extra: Math.max(0, copies.length - 1),
      unheard: own.filter(wasUnheard).length,
    };
  });
  const missing = counts.filter(({ lead, copies }) => lead.isRequired && copies.length === 0);
  const refused = missing.filter(({ own }) => own.some(isFinalRefusal));
  const doubled = counts.filter(({ extra, unheard }) => extra > unheard);
  const doubledUnheard = counts.filter(({ extra, unheard }) => extra > 0 && extra <= unheard);
  const extraConfirmations = leads.filter((lead) => hasExtraConfirmation(lead, leads, deliveries, calls));
  const changed = notifications.filter(({ text }) => !leads.some(({ values }) => isWholly(values, text)));
  const misnamed = leads.flatMap((lead) => namingFaults(lead, leads, calls));
  for (const one of missing)
    faults.push(`${refused.includes(one) ? 'refused' : 'lost'}: ${nameOf(one.lead)}`);
  for (const { lead, copies } of [...doubled, ...doubledUnheard])
    faults.push(`delivered ${copies.length} times: ${nameOf(lead)}`);
  for (const lead of extraConfirmations) faults.push(`confirmed too often: ${nameOf(lead)}`);
  for (const { text } of changed) faults.push(`values lost: ${text.slice(0, 300)}`);
  const required = counts.filter(({ lead }) => lead.isRequired);
  return {
    leads: required.length,
    exactlyOnce: required.filter(({ copies }) => copies.length === 1).length,
    lost: missing.length - refused.length,
    refused: refused.length,
    doubledUnheard: doubledUnheard.length,
    doubled: doubled.length + extraConfirmations.length,
    valuesLost: changed.length,
    misnamed: misnamed.length,
    faults: [...faults, ...misnamed],
  };
}

/** Whether a text belongs to this request, by its unique content. */
export function isAbout({ person, wish }: VisitorRequest, text: string): boolean {
  const isFromQuoteForm = text.includes(markOf(wish.message));
  return isFromQuoteForm || (inOneLine(text).includes(wallsOf(wish)) && text.includes(person.email));
}

/** Whether the text contains every typed value. */
function isWholly(values: VisitorRequest, text: string): boolean {
  const { person, wish } = values;
  const { firstName, familyName, email, phone, address } = person;
  const spaced = inOneLine(text);
  const isWish = spaced.includes(inOneLine(wish.message)) || spaced.includes(wallsOf(wish));
  const typed = [`${firstName} ${familyName}`, email, phone, address];
  return isWish && typed.every((value) => spaced.includes(value));
}

/** The visitor's own mail is sent at most once per lead, unless a response went unread. */
function hasExtraConfirmation(
  { values }: IntendedLead,
  leads: readonly IntendedLead[],
  deliveries: readonly Delivery[],
  calls: readonly JudgedCall[],
): boolean {
  const { email } = values.person;
  const theirs = leads.filter((lead) => lead.values.person === values.person);
  if (theirs[0]?.values !== values) return false;
  const confirmations = deliveries.filter((mail) => !mail.isNotification && mail.text.includes(email));
  const unheard = calls.filter(
    (call) => !call.isNotification && wasUnheard(call) && call.params.client_email === email,
  );
  return confirmations.length > theirs.length + unheard.length;
}

/** Faults of the ids and references in a lead's calls. */
function namingFaults(
  lead: IntendedLead,
  leads: readonly IntendedLead[],
  calls: readonly JudgedCall[],
): readonly string[] {
  const own = callsAbout(lead, calls).filter(({ isNotification }) => isNotification);
  const ids = new Set(own.map(({ params }) => leadOf(params).leadId));
  const [id] = ids;
  if (own.length === 0) return [];
  if (ids.size > 1) return [`has several ids (${[...ids].join(', ')}): ${nameOf(lead)}`];
  if (id === undefined || !/^[0-9A-HJKMNP-TV-Z]{26}$/.test(id)) return [`has no id: ${nameOf(lead)}`];
  const reference = `${id.slice(0, 4)}-${id.slice(4, 6)}`;
  if (own.some(({ params }) => params.lead_reference !== reference))
    return [`has not the reference ${reference}: ${nameOf(lead)}`];
  const others = leads.filter((other) => other !== lead);
  const shares = others.some((other) =>
    callsAbout(other, calls).some(({ params }) => leadOf(params).leadId === id),
  );
  if (shares) return [`shares its id with another lead: ${nameOf(lead)}`];
  return replacementFaults(lead, own, leads, calls);
}

/** A lead made from one that may have arrived must name it, and only it. */
function replacementFaults(
  lead: IntendedLead,
  own: readonly JudgedCall[],
  leads: readonly IntendedLead[],
  calls: readonly JudgedCall[],
): readonly string[] {
  const named = new Set(own.map(({ params }) => leadOf(params).replaces));
  const ofOthers = leads.filter(({ values }) => values.person !== lead.values.person);
  const wrong = ofOthers
    .flatMap((other) => callsAbout(other, calls))
    .find(({ params }) => named.has(leadOf(params).leadId));
  if (wrong) return [`replaces somebody else's (${leadOf(wrong.params).leadId}): ${nameOf(lead)}`];
  const mayHaveArrived = earlierOf(lead)
    .flatMap((one) => callsAbout(one, calls))
    .some(({ isNotification, isTaken }) => isNotification && isTaken);
  return mayHaveArrived && named.has(undefined) ? [`does not name what it replaces: ${nameOf(lead)}`] : [];
}

function earlierOf({ madeFrom }: IntendedLead): readonly IntendedLead[] {
  return madeFrom ? [madeFrom, ...earlierOf(madeFrom)] : [];
}

function callsAbout({ values }: IntendedLead, calls: readonly JudgedCall[]): readonly JudgedCall[] {
  return calls.filter(({ params }) => isAbout(values, paramsText(params)));
}

/** All parameters of a mail as text. */
export function paramsText(params: Readonly<Record<string, string>>): string {
  return Object.values(params).join('\n');
}

/** The lead that a mail carries as data; empty where it carries none. */
export function leadOf({ lead }: JudgedCall['params']): Partial<SentLead> {
  return JSON.parse(lead ?? '{}');
}

/** Identifies a message: its second line. */
function markOf(message: string): string {
  return message.split('\n')[1] ?? message;
}

function wasUnheard({ isTaken, isHeard }: JudgedCall): boolean {
  return isTaken && !isHeard;
}

function isFinalRefusal({ status }: JudgedCall): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** The size of the walls as a receipt prints it. */
function wallsOf({ wallSqft }: VisitorRequest['wish']): string {
  return `${wallSqft.toLocaleString('en-US')} sq ft`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function nameOf({ values }: IntendedLead): string {
  return `${values.person.firstName} ${values.person.familyName}, ${markOf(values.wish.message)}, ${wallsOf(values.wish)}`;
}
