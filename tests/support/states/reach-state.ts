import type { Driver } from '../driver/driver';
import { findControl, findLabel, visibleText } from '../driver/find-control';
import type { SpokenLanguage } from '../driver/leads';
import { type } from '../driver/screen';
import type { FakeClock } from '../page/fake-clock';
import { mount, stage } from '../page/stage';
import { until } from '../page/until';
import { type FakeServices, inTurn, price, silence } from '../server/fake-services';
import { type FailingServices, restOnMessages, type TagState } from './tag-state';

interface Surroundings {
  readonly language: SpokenLanguage;
  readonly services: FakeServices;
  readonly clock: FakeClock;
}

/** Mounts the tag on the tests' page and brings it into its state, where its stopped clock keeps it. */
export async function reachState(
  { markup, reach, lasting }: TagState,
  surroundings: Surroundings,
): Promise<HTMLElement> {
  const { language, services, clock } = surroundings;
  document.documentElement.lang = language;
  document.title = 'A third-party site';
  document.body.style.margin = '0';
  stage.style.padding = '16px';
  stage.insertAdjacentHTML('beforeend', '<h1>Elsewhere</h1>');
  const tag = await mount(markup);
  // Runs effects of the first render.
  await clock.pass(0);
  const driver = pageDriver('main', (find) => clock.until(find));
  await reach?.({ driver, language, services: failing(services) });
  if (lasting === 'toast') await clock.until(() => tag.shadowRoot?.querySelector('.toast'));
  // Runs effects of this state; toasts then start their timers.
  await clock.pass(0);
  restOnMessages();
  await clock.pass(0);
  clock.uninstall();
  return tag;
}

function failing(services: FakeServices): FailingServices {
  const failed = () => new Response('', { status: 503 });
  return {
    async refuseMails() {
      services.mail = () => new Response('Not like this', { status: 400 });
    },
    async holdMail() {
      services.mail = silence;
    },
    async failEstimate() {
      services.estimate = inTurn(failed, failed, () => price(900));
    },
    async holdEstimate() {
      services.estimate = silence;
    },
  };
}

type Until = <Found>(find: () => Found | null | undefined | false) => Promise<Found>;

/** Driver for the page the tests run in; pass `wait` when a fake clock is installed. */
function pageDriver(place: string, wait: Until = until): Driver {
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
