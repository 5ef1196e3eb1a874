// biome-ignore lint/style/noRestrictedImports: WebDriver has no events to wait for, so it is asked again and again.
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from '../../support/driver/driver';
import { findLabel, visibleText } from '../../support/driver/find-control';
import { type EstimationType, fillEstimator, visitor as person, sendLead } from '../../support/driver/leads';

const timeoutMs = 30_000;
const intervalMs = 50;

/** Polls until the result is truthy; rejects with a description of the awaited condition. */
export async function until<Given>(what: string, ask: () => Promise<Given>): Promise<NonNullable<Given>> {
  const deadline = Date.now() + timeoutMs;
  let refusal = '';
  while (Date.now() < deadline) {
    try {
      const given = await ask();
      if (given) return given;
      refusal = '';
    } catch (error) {
      // A navigating page doesn't answer.
      refusal = `: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
    }
    await pause(intervalMs);
  }
  throw new Error(`Waited in vain for ${what}${refusal}`);
}

/** Waits until part of the page shows a text. */
export async function see(visitor: Visitor, place: string, text: string | RegExp): Promise<void> {
  await until(`"${text}" in ${place}`, async () => {
    const visible = await visitor.read(visibleText, place);
    return typeof text === 'string' ? visible.includes(text) : text.test(visible);
  });
}

/** Waits until part of the page no longer shows a text. */
export async function seeNoMore(visitor: Visitor, place: string, text: string): Promise<void> {
  await until(
    `no "${text}" in ${place}`,
    async () => !(await visitor.read(visibleText, place)).includes(text),
  );
}

/** Waits until the page at a path has loaded. */
export async function arriveAt(visitor: Visitor, path: string): Promise<void> {
  await until(`the page ${path}`, async () => new URL(await visitor.url()).pathname === path);
}

/** Driver for filling in forms in part of the page. */
export function driverAt(visitor: Visitor, place: string): Driver {
  return {
    fill: (label, text) => visitor.type(place, label, text),
    press: (name) => visitor.press(place, name),
    label: (pattern) =>
      until(`a label like ${pattern}`, () => visitor.read(findLabel, place, pattern.source)),
    see: (text) => see(visitor, place, text),
  };
}

/** Fills in and submits a quote form. */
export function sendContactForm(
  visitor: Visitor,
  place: string,
  message = 'Two rooms, please.',
): Promise<void> {
  // A line break typed over WebDriver would press Return.
  return sendLead(driverAt(visitor, place), { ...person, message });
}

/** Completes the first two steps of the estimator. */
export function goToCalculator(visitor: Visitor, estimationType: EstimationType): Promise<void> {
  return fillEstimator(driverAt(visitor, 'painting-estimator'), estimationType);
}

/** Browser interface for flows, with any driver. `place` is a selector; controls are found by name. */
export interface Visitor {
  open(url: string): Promise<void>;
  url(): Promise<string>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Size of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  press(place: string, name: string): Promise<void>;
  /** Appends text to the named field. */
  type(place: string, name: string, text: string): Promise<void>;
  /** Presses keys in turn, where the focus is. */
  keys(...keys: readonly Key[]): Promise<void>;
  /** Enters the page's first frame. */
  enterFrame(): Promise<void>;
  /** Result of a function in the page, which must be self-contained with plain data. */
  read<Given, Arguments extends readonly unknown[]>(
    read: (...given: Arguments) => Given,
    ...given: Arguments
  ): Promise<Given>;
  close(): Promise<void>;
}

/** A non-printing key, by its DOM name. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'Space';
