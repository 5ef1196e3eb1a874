import { limits } from './limits';
import { isRecord, readAmount } from './untrusted';

/** Answer of the estimate service, as far as the wizard uses it (docs/behaviour.md#45-the-estimate-call). All amounts are in dollars. */
export interface ServiceEstimate {
  /** A finite number of at least 0. */
  readonly totalCost: number;
  /** The areas that the service assumed because the visitor gave none. */
  readonly assumed: Assumption[];
  /** Parts of the price; empty if the service names none. */
  readonly lines: EstimateLine[];
  /** The range in which the price may end after a visit; null where the service does not say. */
  readonly low: number | null;
  readonly high: number | null;
}

/** An area that the visitor did not give. */
export interface Assumption {
  /** The id of the room; absent for a whole condo. */
  readonly room?: RoomId | undefined;
  readonly wallSqft: number;
  /** Name of the field, where it isn't `wallSqft`. */
  readonly field?: string | undefined;
}

/** A part of the price. */
export interface EstimateLine {
  readonly label: string;
  readonly amount: number;
  /** The name of the field that it is for, and the id of the room, where the service says. */
  readonly field?: string | undefined;
  readonly room?: RoomId | undefined;
  /** What is painted for it, where the service says: pieces of a count, feet of a length, else square feet. */
  readonly size?: number | undefined;
}

/** The `id` of a room of the body, as a service may write it. */
type RoomId = number | string;

/** `value`, from a service or from storage, as an estimate; null without a cost, or with one beyond any painting job. */
export function readServiceEstimate(value: unknown): ServiceEstimate | null {
  if (!isRecord(value)) return null;
  const totalCost = readAmount(value.totalCost);
  if (totalCost === null || totalCost > limits.price) return null;
  return {
    totalCost,
    assumed: readList(value.assumed, ({ wallSqft, room, field }) => {
      const area = readAmount(wallSqft);
      return area === null ? [] : { wallSqft: area, ...fieldName(field), ...roomId(room) };
    }),
    lines: readList(value.lines, ({ label, amount, field, room, size }) => {
      const cost = readAmount(amount);
      if (typeof label !== 'string' || cost === null) return [];
      return {
        label: label.slice(0, limits.shortText),
        amount: cost,
        ...fieldName(field),
        ...roomId(room),
        ...(readAmount(size) !== null && { size: Number(size) }),
      };
    }),
    low: readAmount(value.low),
    high: readAmount(value.high),
  };
}

function readList<Item>(
  value: unknown,
  readItem: (item: Readonly<Record<string, unknown>>) => Item | readonly Item[],
): Item[] {
  return Array.isArray(value)
    ? value
        .slice(0, limits.priceLines)
        .filter(isRecord)
        .flatMap((item) => readItem(item))
    : [];
}

function fieldName(field: unknown): { readonly field?: string } {
  return typeof field === 'string' ? { field } : {};
}

function roomId(room: unknown): { readonly room?: RoomId } {
  return typeof room === 'number' || typeof room === 'string' ? { room } : {};
}

/** A price in the business's currency, and its assumptions (docs/behaviour.md#36-minimum-order). */
export interface EstimatePrice extends Omit<ServiceEstimate, 'totalCost'> {
  /** Price shown to the visitor. */
  readonly totalCost: number;
  /** Answer of the estimate service. */
  readonly originalCost: number;
  /** The smallest order that the business takes. */
  readonly minimumOrder: number;
  /** Whether the service's figure was raised to the minimum order. */
  readonly minimumApplied: boolean;
  /** The last day on which it holds, such as '2026-12-22'; null where the business does not say. */
  readonly validUntil: string | null;
}

/** The price as events and the thank-you state carry it: there the service's figure is called `originalCost` (docs/tags.md#events). */
export interface PublicPrice {
  totalCost: number;
  originalCost: number;
  minimumApplied: boolean;
}

/** The price in an answer of the estimate service. */
export function applyMinimumOrder(
  estimate: ServiceEstimate,
  minimumOrder: number,
  validUntil: string | null = null,
): EstimatePrice {
  const { totalCost: originalCost } = estimate;
  return {
    ...estimate,
    minimumOrder,
    totalCost: Math.max(originalCost, minimumOrder),
    originalCost,
    validUntil,
    minimumApplied: originalCost < minimumOrder,
  };
}

/** A price under the names that the page and the thank-you page know. */
export function publicPrice({ totalCost, originalCost, minimumApplied }: PublicPrice): PublicPrice {
  return { totalCost, originalCost, minimumApplied };
}

/**
 * The last day on which a price made at `now` holds, such as '2026-12-22', by the business's calendar: a day on which the
 * clocks change has 23 or 25 hours. Null for 0 days.
 */
export function lastValidDay(now: Date, timeZone: string, days: number): string | null {
  if (days === 0) return null;
  // Swedish writes a date as ISO does.
  const day = new Date(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now));
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
