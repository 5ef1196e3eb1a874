import { toZonedTime } from 'date-fns-tz';

const businessTimeZone = 'America/Toronto';
const closingHour = 18;
const friday = 5;
const saturday = 6;

/** When the business will call, for a request made at `now`, wherever the visitor is: the rule runs on Toronto time (SPEC 4.6). */
export function contactTimeMessage(now: Date): string {
  const inToronto = toZonedTime(now, businessTimeZone);
  const day = inToronto.getDay();
  const closed = inToronto.getHours() >= closingHour;
  if (day === saturday || (day === friday && closed)) return "we'll contact you Sunday morning";
  return closed ? "we'll contact you tomorrow morning" : "we'll contact you shortly today";
}
