/** When a business answers (docs/behaviour.md#51-the-contact-promise). */
export interface BusinessHours {
  readonly timeZone: string;
  /** From this hour on the business is closed. */
  readonly closingHour: number;
  /** Weekdays in English; at least one is not among them. */
  readonly closedDays: readonly string[];
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** When the business promises to call about a request made at `now`, by its own clock (docs/behaviour.md#51-the-contact-promise). */
export function contactTimeMessage(now: Date, { timeZone, closingHour, closedDays }: BusinessHours): string {
  // Such as 'Friday 18', whatever the visitor's time zone.
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    hourCycle: 'h23',
  }).format(now);
  const isOpen = (day: number) => !closedDays.includes(weekdays[day % 7] ?? '');
  const today = weekdays.findIndex((day) => clock.includes(day));
  if (isOpen(today) && Number(/\d+/.exec(clock)) < closingHour) return "we'll contact you shortly today";
  let next = today + 1;
  while (!isOpen(next)) next += 1;
  const isTomorrow = isOpen(today) && next === today + 1;
  return `we'll contact you ${isTomorrow ? 'tomorrow' : weekdays[next % 7]} morning`;
}
