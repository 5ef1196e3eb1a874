const closingHour = 18;

/** When the business promises to call about a request made at `now`, by the clock in Toronto (docs/behaviour.md#51-the-contact-promise). */
export function contactTimeMessage(now: Date): string {
  // Such as 'Fri, 18', whatever the visitor's time zone.
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Toronto',
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  }).format(now);
  const closed = Number(/\d+/.exec(clock)) >= closingHour;
  if (clock.includes('Sat') || (clock.includes('Fri') && closed)) return "we'll contact you Sunday morning";
  return closed ? "we'll contact you tomorrow morning" : "we'll contact you shortly today";
}
