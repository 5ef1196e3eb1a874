import { eraseSession, readSession, writeSession } from '../lib/session-store';
import { isRecord, parseJson } from '../lib/untrusted';
import type { EstimatePrice } from './minimum-order';

/*
 * The project whose team mail is delivered while its confirmation is not: calculated again, with the same values, it sends
 * the confirmation alone (docs/behaviour.md#35-calculation), in this tab also after a reload.
 */
const storageKey = 'painting-delivered';

/** Remembers that the team has the project with this key, and at which price. */
export function rememberDelivered(key: string, price: EstimatePrice): void {
  latest = { key, price };
  writeSession(storageKey, JSON.stringify(latest));
}

/** The price that the team knows of the project with this key; null where it does not. */
export function deliveredPrice(key: string): EstimatePrice | null {
  const known = latest ?? parseJson(readSession(storageKey));
  return isRecord(known) && known.key === key && isPrice(known.price) ? known.price : null;
}

/** The confirmation is sent, too: the same project, calculated again, is another lead. */
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
    typeof value.originalCost === 'number' &&
    typeof value.minimumApplied === 'boolean'
  );
}
