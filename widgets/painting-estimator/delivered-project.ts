import { eraseSession, readSession, writeSession } from '../lib/session-store';
import { isRecord, parseJson } from '../lib/untrusted';
import type { EstimatePrice } from './minimum-order';

/*
 * Remembers the project whose team mail was delivered while its confirmation was not: calculated again with the same
 * values, it sends the confirmation alone (docs/behaviour.md#35-calculation), in this tab even after a reload.
 */
const storageKey = 'painting-delivered';

/** Remembers that the team has the project with this key at this price. */
export function rememberDelivered(key: string, price: EstimatePrice): void {
  latest = { key, price };
  writeSession(storageKey, JSON.stringify(latest));
}

/** The price at which the team has the project with this key; null when it does not. */
export function deliveredPrice(key: string): EstimatePrice | null {
  const known = latest ?? parseJson(readSession(storageKey));
  return isRecord(known) && known.key === key && isPrice(known.price) ? known.price : null;
}

/** Once the confirmation is sent as well, the same project calculated again is another lead. */
export function forgetDelivered(): void {
  latest = undefined;
  eraseSession(storageKey);
}

/** For pages whose storage is blocked. */
let latest: { readonly key: string; readonly price: EstimatePrice } | undefined;

function isPrice(value: unknown): value is EstimatePrice {
  return (
    isRecord(value) &&
    typeof value.totalCost === 'number' &&
    typeof value.serviceCost === 'number' &&
    typeof value.minimumApplied === 'boolean'
  );
}
