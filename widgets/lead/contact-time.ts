const closingHour = 18;

/** When the business will call, for a request made at `now`, wherever the visitor is: the rule runs on Toronto time (docs/behaviour.md#51-the-contact-promise). */
export function contactTimeMessage(now: Date): string {
  const { day, hour } = inToronto(now);
  const closed = hour >= closingHour;
  if (day === 'Sat' || (day === 'Fri' && closed)) return "we'll contact you Sunday morning";
  return closed ? "we'll contact you tomorrow morning" : "we'll contact you shortly today";
}

/** Weekday and hour as the business's clock shows them, whatever the visitor's does. */
function inToronto(now: Date): { day: string | undefined; hour: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Toronto',
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const read = (type: 'weekday' | 'hour') => parts.find((part) => part.type === type)?.value;
  return { day: read('weekday'), hour: Number(read('hour')) };
}
