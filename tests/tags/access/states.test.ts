import '../../../widgets/index';
import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { languages, type SpokenLanguage } from '../../support/driver/leads';
import { isInShare, matrixShare, widths } from '../../support/matrix';
import { useFakeClock } from '../../support/page/fake-clock';
import { shadowOf } from '../../support/page/stage';
import { useFakeServices } from '../../support/server/fake-services';
import { reachState } from '../../support/states/reach-state';
import type { TagState } from '../../support/states/tag-state';
import { tagStates } from '../../support/states/tag-states';
import { bringInspectors, inspect, type Scheme, type ViewingConditions } from './inspect';

const looks: readonly ViewingConditions[] = widths.flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

const share = matrixShare(import.meta.env.MATRIX);

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
          const faults = await inspect(looksAt(state, language));
          expect(faults).to.deep.equal([]);
          if (state.lasting) expectVisible(element, state.lasting);
        });
      }
    }
  });
}

/** Samples each language in both schemes, on a phone and on a desktop; releases cover all widths in both. */
function looksAt({ name }: TagState, language: SpokenLanguage): readonly ViewingConditions[] {
  const schemeOnPhone: Scheme = language === 'en' ? 'light' : 'dark';
  return looks.filter(({ width, scheme }) => {
    const isSample =
      (width === 390 && scheme === schemeOnPhone) || (width === 1440 && scheme !== schemeOnPhone);
    return isInShare(share, `${name} ${language} ${width} ${scheme}`, isSample);
  });
}

const selectors = { dialog: 'dialog', status: '[role=status]', toast: '.toast' };

function expectVisible(element: HTMLElement, what: keyof typeof selectors): void {
  const node = shadowOf(element).querySelector(selectors[what]);
  expect(node?.checkVisibility(), `the ${what} is still there`).to.equal(true);
}
