import type { Log } from '../base/log';
import { errorKind } from '../mail/delivery-error';
import type { LeadDesk } from './lead-desk';

const deliveryIntervalMs = 5_000;
const tidyingIntervalMs = 60 * 1000;
/** Far below the hour at which a leap is detected, so that several small leaps cannot add up unnoticed. */
const lookIntervalMs = 60 * 1000;
const erasureIntervalMs = 60 * 60 * 1000;

/** Deliveries and erasures by the clock, until they are stopped. */
export interface DeliveryTimer {
  /** Ends it, and gives deliveries under way `graceMs` to end. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Makes the deliveries that are due, now and every five seconds, tidies up now and every minute, and erases old leads, now
 * and every hour.
 */
export function startDeliveryTimer(desk: LeadDesk, log: Log): DeliveryTimer {
  const report = (error: unknown) => log(`old leads not erased: ${errorKind(error)}`, 'error');
  const erase = () => void desk.erasure.eraseExpired().catch(report);
  const timers = [
    setInterval(() => void desk.deliverDue(), deliveryIntervalMs),
    setInterval(() => void desk.tidyUp(), tidyingIntervalMs),
    setInterval(() => void desk.erasure.look().catch(report), lookIntervalMs),
    setInterval(erase, erasureIntervalMs),
  ];
  void desk.deliverDue();
  void desk.tidyUp();
  erase();
  return {
    async stop(graceMs) {
      for (const timer of timers) clearInterval(timer);
      await desk.stop(graceMs);
    },
  };
}
