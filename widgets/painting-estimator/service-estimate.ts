import { isRecord, readAmount } from '../../shared/untrusted';

/** What the estimate service answers, as far as the wizard uses it (docs/behaviour.md#45-the-estimate-call). All amounts are in dollars. */
export interface ServiceEstimate {
  /** A finite number of at least 0. */
  readonly totalCost: number;
  /** The wall figures that the service took where the visitor gave none. */
  readonly assumed: readonly Assumption[];
  /** What the price is made of; empty where the service does not say. */
  readonly lines: readonly PriceLine[];
  /** The range in which the price may end after a visit; null where the service does not say. */
  readonly low: number | null;
  readonly high: number | null;
}

/** A wall figure that the visitor did not give. */
export interface Assumption {
  /** The id of the room; absent for a whole condo. */
  readonly room?: unknown;
  readonly wallSqft: number;
}

/** A part of the price. */
export interface PriceLine {
  readonly label: string;
  readonly amount: number;
  /** The name of the field that it is for, and the id of the room, where the service says. */
  readonly field?: unknown;
  readonly room?: unknown;
}

/** `value`, from a service or from storage, as an estimate; null without a cost. */
export function readServiceEstimate(value: unknown): ServiceEstimate | null {
  if (!isRecord(value)) return null;
  const totalCost = readAmount(value.totalCost);
  if (totalCost === null) return null;
  return {
    totalCost,
    assumed: readList(value.assumed, isAssumption),
    lines: readList(value.lines, isPriceLine),
    low: readAmount(value.low),
    high: readAmount(value.high),
  };
}

function readList<Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}

function isAssumption(value: unknown): value is Assumption {
  return isRecord(value) && readAmount(value.wallSqft) !== null;
}

function isPriceLine(value: unknown): value is PriceLine {
  return isRecord(value) && typeof value.label === 'string' && readAmount(value.amount) !== null;
}
