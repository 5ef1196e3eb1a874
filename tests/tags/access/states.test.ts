import '../../../widgets/index';
import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { languages, type SpokenLanguage } from '../../support/driver/leads';
import { useFakeClock } from '../../support/page/fake-clock';
import { shadowOf } from '../../support/page/stage';
import { useFakeServices } from '../../support/server/fake-services';
import { reachState } from '../../support/states/reach-state';
import { tagStates } from '../../support/states/tag-states';
import { widths } from '../../support/widths';
import { bringInspectors, inspect, type ViewingConditions } from './inspect';

const looks: readonly ViewingConditions[] = widths.flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

const isForRelease = import.meta.env.MATRIX === 'all';

for (const [tag, states] of Object.entries(tagStates)) {
  describe(`every state of <${tag}> meets WCAG 2.2 AA`, () => {
    const services = useFakeServices();
    const clock = useFakeClock();

    before(async () => {
      bringInspectors();
      await emulateMedia({ reducedMotion: 'reduce' });
    });

    for (const language of languages) {
      for (const state of states) {
        it(`${state.name}, in ${language}`, async function () {
          this.timeout(60_000);
          const element = await reachState(state, {
            language,
            services: services.current,
            clock: clock.current,
          });
          const faults = await inspect(looksAt(language));
          expect(faults).to.deep.equal([]);
          if (state.lasting) expectVisible(element, state.lasting);
        });
      }
    }
  });
}

/** English on a light phone and a dark desktop, French with its longer words on a dark phone; releases look at all. */
function looksAt(language: SpokenLanguage): readonly ViewingConditions[] {
  if (isForRelease) return looks;
  const sample: readonly ViewingConditions[] =
    language === 'fr'
      ? [{ width: 390, scheme: 'dark' }]
      : [
          { width: 390, scheme: 'light' },
          { width: 1440, scheme: 'dark' },
        ];
  return sample;
}

const selectors = { dialog: 'dialog', status: '[role=status]', toast: '.toast' };

function expectVisible(element: HTMLElement, what: keyof typeof selectors): void {
  const node = shadowOf(element).querySelector(selectors[what]);
  expect(node?.checkVisibility(), `the ${what} is still there`).to.equal(true);
}
