import type { Fault } from './fault';

/** A call that a fault can hit. */
export interface FaultTarget {
  readonly path: string;
  /** Template id of a mail. */
  readonly template: unknown;
}

/** Pending faults, oldest first. */
export class FaultQueue {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Returns the oldest matching fault and uses it up by one call. */
  take(target: FaultTarget): Fault | null {
    const index = this.#waiting.findIndex((fault) => fits(fault, target));
    const fault = this.#waiting[index];
    if (!fault) return null;
    const left = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
    this.#waiting.splice(index, 1, ...left);
    return fault;
  }
}

function fits(fault: Fault, target: FaultTarget): boolean {
  return fault.path === target.path && (fault.template === undefined || fault.template === target.template);
}
