import { pageDriver } from '../support/driver/page-driver';
import type { SpokenLanguage } from '../support/driver/people';
import type { FakeClock } from '../support/page/fake-clock';
import { mount, stage } from '../support/page/stage';
import { type FakeServices, inTurn, price, silence } from '../support/server/fake-services';
import { restOnMessages } from './rest-on-messages';
import type { FailingServices, TagState } from './tag-state';

interface Surroundings {
  readonly language: SpokenLanguage;
  readonly services: FakeServices;
  readonly clock: FakeClock;
}

/** Puts the tag on the tests' own page and brings it into its state; there it stays, for its clock has stopped. */
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
  // What a tag does once it is drawn waits for the clock.
  await clock.pass(0);
  const driver = pageDriver('main', (find) => clock.until(find));
  await reach?.({ driver, language, services: failing(services) });
  if (lasting === 'toast') await clock.until(() => tag.shadowRoot?.querySelector('.toast'));
  // What the tag does once it has drawn this, too; a message at the corner then begins to count its seconds.
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
