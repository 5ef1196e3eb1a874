import ICAL from 'ical.js';
import type { TimedHalfDay } from '../../shared/visits';
import type { MailedInvitation, NamedEmail } from './mail';

// Bytes of a line after the space that begins a continued one, which counts, too (RFC 5545, 3.1).
ICAL.foldLength = 74;

/** An invitation to a visit, or its cancellation. */
export interface Invitation {
  /** The lead's id: all its invitations are about the same visit. */
  readonly leadId: string;
  readonly reference: string;
  /** Grows with every change, so that calendars know the latest. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly halfDay: TimedHalfDay;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly organizer: NamedEmail;
  /** Who is invited, beside the organizer. Null: it is for the organizer, who needs no invitation. */
  readonly guest: NamedEmail | null;
  readonly writtenAt: Date;
}

/**
 * The invitation as an iCalendar text: lines of at most 75 bytes that end with CRLF. The organizer's copy is published
 * (RFC 5546, 3.2.1), since Outlook adds no request of which its owner is the organizer.
 */
export async function writeInvitation(invitation: Invitation): Promise<MailedInvitation> {
  const { halfDay, sequence, isCancelled, organizer, guest, writtenAt } = invitation;
  const method = isCancelled ? 'CANCEL' : guest ? 'REQUEST' : 'PUBLISH';
  const event = new ICAL.Component('vevent');
  const add = (name: string, value: string | number | ICAL.Time) => event.addPropertyWithValue(name, value);
  add('uid', await visitUid(invitation.leadId, organizer.address));
  add('dtstamp', ICAL.Time.fromJSDate(writtenAt, true));
  add('sequence', sequence);
  add('dtstart', ICAL.Time.fromJSDate(new Date(halfDay.from), true));
  add('dtend', ICAL.Time.fromJSDate(new Date(halfDay.to), true));
  add('summary', invitation.summary);
  add('description', invitation.description);
  if (invitation.location) add('location', invitation.location);
  add('status', isCancelled ? 'CANCELLED' : 'CONFIRMED');
  add('transp', isCancelled ? 'TRANSPARENT' : 'OPAQUE');
  addPerson(event, 'organizer', organizer);
  if (guest) {
    addAttendee(event, organizer, { partstat: 'ACCEPTED' });
    addAttendee(event, guest, { partstat: 'NEEDS-ACTION', rsvp: 'TRUE' });
  }
  const calendar = iCalendar(method);
  calendar.addSubcomponent(event);
  return { method, content: `${calendar.toString()}\r\n` };
}

/** An empty calendar of this method (RFC 5546). */
export function iCalendar(method: string): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', '-//painting-widgets//visits//EN');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', method);
  return calendar;
}

function addAttendee(
  event: ICAL.Component,
  attendee: NamedEmail,
  parameters: Readonly<Record<string, string>>,
): void {
  const property = addPerson(event, 'attendee', attendee);
  property.setParameter('role', 'REQ-PARTICIPANT');
  for (const [name, value] of Object.entries(parameters)) property.setParameter(name, value);
}

function addPerson(
  event: ICAL.Component,
  name: string,
  { name: person, address }: NamedEmail,
): ICAL.Property {
  const property = event.addPropertyWithValue(name, `mailto:${address}`);
  if (person) property.setParameter('cn', person);
  return property;
}

/**
 * Id of the visit in every calendar. A hash of the lead's id, since knowing that id gives the right to add to the lead.
 */
export async function visitUid(leadId: string, organizer: string): Promise<string> {
  const bytes = new TextEncoder().encode(`visit ${leadId}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16);
  const name = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${name}@${organizer.split('@').at(-1)}`;
}
