import { until } from '../page/until';
import type { Driver } from './driver';
import { findControl, findLabel, visibleText } from './find-control';
import { type } from './screen';

type Until = <Found>(find: () => Found | null | undefined | false) => Promise<Found>;

/** Driver for the page the tests run in; pass `wait` when a fake clock is installed. */
export function pageDriver(place: string, wait: Until = until): Driver {
  const control = (name: string) => wait(() => findControl(place, name)) as Promise<HTMLInputElement>;
  return {
    fill: async (label, text) => type(await control(label), text),
    async press(name) {
      const pressed = await control(name);
      // A pointer focuses before it clicks.
      pressed.focus();
      pressed.click();
    },
    label: (pattern) => wait(() => findLabel(place, pattern.source)),
    async see(text) {
      await wait(() => isIn(visibleText(place), text));
    },
  };
}

function isIn(visible: string, text: string | RegExp): boolean {
  return typeof text === 'string' ? visible.includes(text.replace(/\s+/g, ' ')) : text.test(visible);
}
