import type { Driver } from '../support/driver/driver';
import { findLabel } from '../support/driver/find-label';
import { type EstimationType, fillEstimator, sendLead } from '../support/driver/leads';
import { visitor as person } from '../support/driver/people';
import { visibleText } from '../support/driver/visible-text';
import { until } from './until';
import type { Visitor } from './visitor';

/** Waits until a place of the page shows a text. */
export async function see(visitor: Visitor, place: string, text: string | RegExp): Promise<void> {
  await until(`"${text}" in ${place}`, async () => {
    const visible = await visitor.read(visibleText, place);
    return typeof text === 'string' ? visible.includes(text) : text.test(visible);
  });
}

/** Waits until a place of the page shows a text no more. */
export async function seeNoMore(visitor: Visitor, place: string, text: string): Promise<void> {
  await until(
    `no "${text}" in ${place}`,
    async () => !(await visitor.read(visibleText, place)).includes(text),
  );
}

/** Waits until the page is the one at a path. */
export async function arriveAt(visitor: Visitor, path: string): Promise<void> {
  await until(`the page ${path}`, async () => new URL(await visitor.url()).pathname === path);
}

/** What the forms are filled in with, at a place of the page. */
export function driverAt(visitor: Visitor, place: string): Driver {
  return {
    fill: (label, text) => visitor.type(place, label, text),
    press: (name) => visitor.press(place, name),
    label: (pattern) =>
      until(`a label like ${pattern}`, () => visitor.read(findLabel, place, pattern.source)),
    see: (text) => see(visitor, place, text),
  };
}

/** Fills in the quote form at a place and submits it. */
export function sendContactForm(
  visitor: Visitor,
  place: string,
  message = 'Two rooms, please.',
): Promise<void> {
  // Return, typed into a field over WebDriver, would be a press of the key.
  return sendLead(driverAt(visitor, place), { ...person, message });
}

/** Goes through the first two steps of the estimator. */
export function goToCalculator(visitor: Visitor, estimationType: EstimationType): Promise<void> {
  return fillEstimator(driverAt(visitor, 'painting-estimator'), estimationType);
}
