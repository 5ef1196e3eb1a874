import ICAL from 'ical.js';
import { type ServerBusiness, termsOf, urlOnServer } from '../base/business';
import { iCalendar, visitUid } from '../mail/invitation';
import type { VisitedLead } from '../store/lead-queries';
import { leadOfRow } from '../store/stored-lead';
import { moneyFromCents } from './labels';
import { leadWork } from './lead-words';
import { businessHalfDay } from './visit-times';

/** How often calendars are asked to read it again. */
const refreshEvery = 'PT1H';

/**
 * The confirmed visits as an iCalendar text that calendars subscribe to. Each has the `UID` of its invitation; one that was called off is
 * not in it any more.
 */
export async function writeVisitsFeed(
  visits: readonly VisitedLead[],
  business: ServerBusiness,
): Promise<string> {
  const calendar = iCalendar('PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', `Visits of ${business.name}`);
  calendar.addPropertyWithValue('x-wr-timezone', business.timeZone);
  calendar.addPropertyWithValue('x-published-ttl', refreshEvery);
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(refreshEvery));
  for (const visit of visits) {
    const event = await visitEvent(visit, business);
    if (event) calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

async function visitEvent(
  { lead: row, visit }: VisitedLead,
  business: ServerBusiness,
): Promise<ICAL.Component | null> {
  const halfDay = businessHalfDay(visit.confirmed ?? '', business);
  if (!halfDay) return null;
  const lead = leadOfRow(row);
  const { name, phone, address } = lead.values;
  const event = new ICAL.Component('vevent');
  const add = (property: string, value: string | number | ICAL.Time) =>
    event.addPropertyWithValue(property, value);
  const decided = ICAL.Time.fromJSDate(new Date(visit.decidedAt ?? row.receivedAt), true);
  add('uid', await visitUid(row.leadId, business.email));
  add('dtstamp', decided);
  add('last-modified', decided);
  add('sequence', visit.sequence);
  add('dtstart', ICAL.Time.fromJSDate(new Date(halfDay.from), true));
  add('dtend', ICAL.Time.fromJSDate(new Date(halfDay.to), true));
  add('summary', `Visit: ${name || 'No name'}`);
  const price = row.totalCostCents === null ? '' : moneyFromCents(row.totalCostCents, business.currency);
  const work = [leadWork(lead, termsOf(business)), price].filter(Boolean).join(', ');
  add('description', [work, phone, visit.note, `Ref ${row.reference}`].filter(Boolean).join('\n'));
  if (address) add('location', address);
  add('url', urlOnServer(business, `leads/${row.leadId}`));
  add('status', 'CONFIRMED');
  add('transp', 'OPAQUE');
  return event;
}
