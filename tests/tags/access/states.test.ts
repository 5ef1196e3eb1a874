import '../../../widgets/index';
import { compareSnapshot, emulateMedia, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { languages, type SpokenLanguage } from '../../support/driver/leads';
import { textOf } from '../../support/driver/screen';
import { useFakeClock } from '../../support/page/fake-clock';
import { outlineChanges, outlineOf } from '../../support/page/outline';
import { shadowOf } from '../../support/page/stage';
import { useFakeServices } from '../../support/server/fake-services';
import { reachState } from '../../support/states/reach-state';
import type { TagState } from '../../support/states/tag-state';
import { tagStates } from '../../support/states/tag-states';
import { texts } from '../../support/texts';
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

    const seen: { readonly name: string; readonly outline: readonly string[] }[] = [];

    /** Holds a state by what it changes in the earlier one most like it; `npx wtr --update-snapshots` renews them. */
    async function compareOutline(name: string, outline: readonly string[]): Promise<void> {
      // React, which is not shipped, writes other attributes.
      if (import.meta.env.RUNTIME !== 'preact') return;
      const [likest] = seen
        .map((one) => ({ like: one.name, changes: outlineChanges(one.outline, outline) }))
        .sort((one, other) => one.changes.length - other.changes.length);
      seen.push({ name, outline });
      const isAlike = likest && likest.changes.length < outline.length;
      const content = isAlike ? [`like ${likest.like}, but`, ...likest.changes] : outline;
      await compareSnapshot({ name, content: content.join('\n') });
    }

    before(async () => {
      bringInspectors();
      await emulateMedia({ reducedMotion: 'reduce' });
      // The slides in view depend on it.
      await setViewport({ width: 1440, height: 900 });
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
          if (language === 'en') await compareOutline(state.name, outlineOf(shadowOf(ours(element, tag))));
          else expect(englishIn(state, shadowOf(ours(element, tag)))).to.deep.equal([]);
          const faults = await inspect(looksAt(language));
          expect(faults).to.deep.equal([]);
          if (state.lasting) expectVisible(element, state.lasting);
        });
      }
    }
  });
}

/** English on a light phone and a dark desktop, French on a dark phone and a light desktop; releases look at all. */
function looksAt(language: SpokenLanguage): readonly ViewingConditions[] {
  if (isForRelease) return looks;
  const sample: readonly ViewingConditions[] =
    language === 'fr'
      ? [
          { width: 390, scheme: 'dark' },
          { width: 1440, scheme: 'light' },
        ]
      : [
          { width: 390, scheme: 'light' },
          { width: 1440, scheme: 'dark' },
        ];
  return sample;
}

const english = new Set(textsWithin(texts.en));
for (const text of textsWithin(texts.fr)) english.delete(text);

/** Texts of the English locale in a French state that are not the page's own. */
function englishIn({ markup }: TagState, root: ShadowRoot): readonly string[] {
  const shown = [...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(textOf),
    ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  ]);
  return shown.filter((text) => text.length > 1 && english.has(text) && !markup.includes(text));
}

function textsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsWithin) : [];
}

/** The tag of a state, which may stand beside the button that brings it there. */
function ours(element: HTMLElement, tag: string): HTMLElement {
  return element.localName === tag
    ? element
    : (element.parentElement?.querySelector<HTMLElement>(tag) ?? element);
}

const selectors = { dialog: 'dialog', status: '[role=status]', toast: '.toast' };

function expectVisible(element: HTMLElement, what: keyof typeof selectors): void {
  const node = shadowOf(element).querySelector(selectors[what]);
  expect(node?.checkVisibility(), `the ${what} is still there`).to.equal(true);
}
