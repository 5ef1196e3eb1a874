import { fromZonedTime } from 'date-fns-tz';
import { laterDay } from '../../shared/visits';
import type { ServerBusiness } from './business';
import { tableTime } from './zoned-time';

/** When a business wants no phone to be told of anything, by its own clock. */
export type RestingBusiness = Pick<ServerBusiness, 'restHours' | 'timeZone'>;

/** The end of the hours of rest that a time lies in, in milliseconds since 1970; null outside of them. */
export function restEnd(nowMs: number, { restHours, timeZone }: RestingBusiness): number | null {
  if (!restHours) return null;
  const { from, to } = restHours;
  const now = tableTime(nowMs, timeZone);
  const [day, clock] = [now.slice(0, 10), now.slice(11, 16)];
  const isOverNight = to <= from;
  const isEvening = clock >= from;
  const isResting = isOverNight ? isEvening || clock < to : isEvening && clock < to;
  if (!isResting) return null;
  const lastDay = isOverNight && isEvening ? laterDay(day, 1) : day;
  return fromZonedTime(`${lastDay}T${to}:00`, timeZone).getTime();
}

/** When something that is told at `timeMs` may go out: at once, or when the hours of rest end. */
export function tellingTime(timeMs: number, business: RestingBusiness): number {
  return restEnd(timeMs, business) ?? timeMs;
}
