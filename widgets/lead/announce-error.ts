import type { Host } from '../element/host';
import { withoutAddresses } from '../lib/without-addresses';

/** A call that failed: the status of the answer, if there was one, and its words. */
interface Failed {
  readonly status?: number | undefined;
  readonly message: string;
}

/** Tells the page that a call failed (`painting-error`), without personal data. */
export function announceError(
  host: Host,
  stage: 'estimate' | 'notification' | 'confirmation',
  { status, message }: Failed,
): void {
  host.emit('painting-error', {
    stage,
    ...(status !== undefined && { status }),
    message: withoutAddresses(message),
  });
}
