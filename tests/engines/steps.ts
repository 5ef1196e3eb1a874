import type { Driver } from '../support/driver/driver';
import { findLabel } from '../support/driver/find-label';
import { type EstimationType, fillEstimator, sendLead } from '../support/driver/leads';
import { visitor as person } from '../support/driver/people';
import { visibleText } from '../support/driver/visible-text';
import { until } from './until';
import type { Visitor } from './visitor';

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
