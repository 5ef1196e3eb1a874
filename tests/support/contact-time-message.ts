import { type BusinessHours, promisedDay, promiseText } from '../../shared/contact-time';

/** The promise about a request made at `now`, in English. */
export function contactTimeMessage(now: Date, hours: BusinessHours): string {
  return promiseText(promisedDay(now, hours), 'en');
}
