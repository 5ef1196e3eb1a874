import { isRecord, readAmount } from '../lib/untrusted';

/** What the estimate service answers, as far as the wizard uses it (docs/behaviour.md#45-the-estimate-call). */
export interface ServiceEstimate {
  /** Dollars, a finite number of at least 0. */
  readonly totalCost: number;
  /** The wall figures that the service took where the visitor gave none. */
  readonly assumed: readonly Assumption[];
}

/** A wall figure that the visitor did not give. */
export interface Assumption {
  /** The id of the room; absent for a whole condo. */
  readonly room?: unknown;
  readonly wallSqft: number;
}

/** `value`, from a service or from storage, as an estimate; null without a cost. */
export function readServiceEstimate(value: unknown): ServiceEstimate | null {
  if (!isRecord(value)) return null;
  const totalCost = readAmount(value.totalCost);
  const assumed = Array.isArray(value.assumed) ? value.assumed.filter(isAssumption) : [];
  return totalCost === null ? null : { totalCost, assumed };
}

function isAssumption(value: unknown): value is Assumption {
  return isRecord(value) && readAmount(value.wallSqft) !== null;
}
