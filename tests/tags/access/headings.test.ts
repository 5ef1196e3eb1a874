import '../../../widgets/index';
import { expect } from 'chai';
import { textOf } from '../../support/driver/screen';
import { useFakeClock } from '../../support/page/fake-clock';
import { mount, shadowOf, stage } from '../../support/page/stage';
import { until } from '../../support/page/until';
import { useFakeServices } from '../../support/server/fake-services';
import { reachState } from '../../support/states/reach-state';
import { stateNamed } from '../../support/states/tag-states';

/** States that together show every heading of every tag, with the levels of their headings at first. */
const headingLevels: Readonly<Record<string, readonly number[]>> = {
  'the quote form with heading, white ground and light button': [2],
  'the quote form sent, thanks in its place': [2, 3],
  'the quote modal open': [2],
  'the estimator at first': [2],
  'the estimator at step 2': [2],
  'the specific-rooms calculator with two rooms': [2, 3],
  'the thank-you for an estimate': [2, 3],
  'the reviews at first': [2],
};

/** Headings of a tag that are shown: level, text and look. */
function headingsIn(tag: Element) {
  return [...shadowOf(tag).querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6')]
    .filter((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
    .map((heading) => {
      const { fontSize, fontWeight, marginBlock, lineHeight } = getComputedStyle(heading);
      const look = [textOf(heading), fontSize, fontWeight, marginBlock, lineHeight].join(' ');
      return { level: Number(heading.localName[1]), look };
    });
}

describe('Headings', () => {
  const services = useFakeServices();
  const clock = useFakeClock();

  for (const [name, levels] of Object.entries(headingLevels)) {
    it(`heading-level sets the levels of the headings of ${name} and not their looks`, async () => {
      const surroundings = { language: 'en', services: services.current, clock: clock.current } as const;
      const reached = await reachState(stateNamed(name), surroundings);
      const tag = reached.shadowRoot
        ? reached
        : (stage.querySelector('painting-quote-modal, painting-thank-you') ?? reached);
      const levelsNow = () => headingsIn(tag).map(({ level }) => level);
      const looks = headingsIn(tag).map(({ look }) => look);
      expect(levelsNow()).to.deep.equal(levels);
      for (const [given, own] of [
        ['4', 4],
        ['6', 6],
        ['1', 1],
      ] as const) {
        tag.setAttribute('heading-level', given);
        const expected = levels.map((level) => Math.min(own + level - 2, 6));
        await until(() => levelsNow().join() === expected.join());
        expect(headingsIn(tag).map(({ look }) => look)).to.deep.equal(looks);
      }
    });
  }

  it('that the page gives keep the language of the page, in the text of a tag that does not speak it', async () => {
    document.documentElement.lang = 'de';
    const tags = await Promise.all([
      mount('<painting-quote-form heading="Angebot"></painting-quote-form>'),
      mount('<painting-estimator heading="Preis"></painting-estimator>'),
      mount(
        `<painting-review-carousel heading="Stimmen" reviews='[{"fullName":"Ann","reviewText":"Gut."}]'></painting-review-carousel>`,
      ),
      mount(`<painting-faq items='[{"question":"Wann?","answer":"Bald."}]'></painting-faq>`),
    ]);
    const languageOf = (text: string, tag: Element) =>
      [...shadowOf(tag).querySelectorAll('*')]
        .find((element) => element.childElementCount === 0 && textOf(element) === text)
        ?.closest('[lang]')
        ?.getAttribute('lang');
    const texts = ['Angebot', 'Preis', 'Stimmen', 'Wann?'];
    expect(tags.map((tag, index) => languageOf(texts[index] ?? '', tag))).to.deep.equal(
      texts.map(() => 'de'),
    );
    expect(
      shadowOf(tags[0] as Element)
        .querySelector('.base')
        ?.getAttribute('lang'),
    ).to.equal('en');
  });
});
