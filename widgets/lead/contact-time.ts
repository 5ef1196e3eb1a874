const closingHour = 18;

/** When the business promises to call about a request made at `now`, by the clock in Toronto (docs/behaviour.md#51-the-contact-promise). */
export function contactTimeMessage(now: Date): string {
  const { day, hour } = inToronto(now);
  const closed = hour >= closingHour;
  if (day === 'Sat' || (day === 'Fri' && closed)) return "we'll contact you Sunday morning";
  return closed ? "we'll contact you tomorrow morning" : "we'll contact you shortly today";
}

/** The weekday and the hour on the business's clock, whatever the visitor's time zone. */
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
