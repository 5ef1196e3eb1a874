import { en } from '../../../shared/locales/en';
import '../../../widgets/index';
import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { Screen } from '../../support/driver/screen';
import { useFakeClock } from '../../support/page/fake-clock';
import { defineFlatTree } from '../../support/page/in-flat-tree';
import { findMovingParts } from '../../support/page/inspectors';
import { nextFrame } from '../../support/page/until';
import { useFakeServices } from '../../support/server/fake-services';
import { reachState } from '../../support/states/reach-state';
import { stateNamed } from '../../support/states/tag-states';

// WCAG 2.2, success criterion 2.3.3 Animation from Interactions; states.test.ts checks that nothing moves
// in any state.

describe('Motion preferences', () => {
  const services = useFakeServices();
  const clock = useFakeClock();
  const surroundings = () => ({ language: 'en', services: services.current, clock: clock.current }) as const;

  before(defineFlatTree);
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('let the spinner turn by default', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    await reachState(stateNamed('the estimator that calculates'), surroundings());
    expect(findMovingParts().filter((part) => / runs /.test(part))).not.to.deep.equal([]);
  });

  for (const [reducedMotion, glides] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const) {
    it(`the preference '${reducedMotion}' makes the slides ${glides ? 'glide' : 'change at once'}`, async () => {
      await emulateMedia({ reducedMotion });
      const slides = stateNamed('the slides at first');
      // Long enough to observe.
      const markup = slides.markup.replace('<painting-carousel', '<painting-carousel transition-ms="1000"');
      const element = await reachState({ ...slides, markup }, surroundings());
      new Screen(element).button(en.carousel.next).click();
      await nextFrame();
      await nextFrame();
      const gliding = findMovingParts().filter((part) => /changes its transform slowly/.test(part));
      expect(gliding.length > 0).to.equal(glides);
      if (!glides) expect(findMovingParts()).to.deep.equal([]);
    });
  }
});
