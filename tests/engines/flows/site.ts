import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import type { Flow } from '../support/flow';
import { focusedName, isDefined, visibleText } from '../support/in-page';
import { arriveAt, see, seeNoMore } from '../support/steps';
import { until } from '../support/until';

const slides = 'painting-carousel';

/** What else a visitor does on the site. */
export const siteFlows: readonly Flow[] = [
  {
    name: 'quote modal: opens, closes by Escape and gives the focus back',
    async run({ visitor, provider }) {
      await visitor.open(`${provider.origin}/about`);
      const opener = 'main [data-painting-quote]';
      // Before the script is there the opener is a link to the contact page.
      await until('the script of the tags', () => visitor.read(isDefined, 'painting-quote-modal'));
      const name = await visitor.read(visibleText, opener);
      await visitor.press(opener, '');
      await see(visitor, 'painting-quote-modal', 'Request a free quote');
      await visitor.press('painting-quote-modal', 'Submit');
      await see(visitor, 'painting-quote-modal', 'Name is required');
      await visitor.keys('Escape');
      await seeNoMore(visitor, 'painting-quote-modal', 'Request a free quote');
      const focused = await visitor.read(focusedName);
      strictEqual(focused !== '' && name.includes(focused), true, `the focus is on ${focused}`);
    },
  },
  {
    name: 'questions: the first is open, and one at a time',
    async run({ visitor, provider }) {
      await visitor.open(`${provider.origin}/faqs`);
      const open = () =>
        visitor.read(() =>
          [...document.querySelectorAll('painting-faq details')].map((item) => item.hasAttribute('open')),
        );
      await until('the first question open', async () => (await open())[0]);
      await visitor.press('painting-faq details:nth-of-type(3) summary', '');
      await until('the third question open', async () => (await open())[2]);
      deepStrictEqual((await open()).filter(Boolean), [true]);
    },
  },
  {
    name: 'services carousel: moves, and comes round',
    async run({ visitor, provider }) {
      await visitor.open(`${provider.origin}/`);
      await see(visitor, slides, 'Slide 1 of 4');
      for (const place of [2, 3, 4, 1]) {
        await visitor.press(slides, 'Next slide');
        await see(visitor, slides, `Slide ${place} of 4`);
        await until('rest', () =>
          visitor.read(
            () =>
              document
                .querySelector('painting-carousel')
                ?.shadowRoot?.querySelector('[part=next]')
                ?.getAttribute('aria-disabled') === 'false',
          ),
        );
      }
    },
  },
  {
    name: 'phone: the menu opens, closes by Escape, and leads to a page',
    async run({ visitor, provider }) {
      await visitor.resize(390, 800);
      await visitor.open(`${provider.origin}/about`);
      await visitor.press('header', 'Toggle menu');
      await visitor.press('body', 'FAQs');
      await arriveAt(visitor, '/faqs');
      await visitor.resize(1280, 900);
    },
  },
  {
    name: 'blog: a search narrows the list',
    async run({ visitor, provider }) {
      await visitor.open(`${provider.origin}/blog`);
      await visitor.type('main', 'Search Blog', 'stipple');
      await visitor.keys('Enter');
      await until('fewer articles', () =>
        visitor.read(() => {
          const articles = [...document.querySelectorAll('main article')];
          const shown = articles.filter((article) => article.getClientRects().length > 0);
          return shown.length < articles.length || articles.length < 6;
        }),
      );
    },
  },
  {
    name: 'thank-you page: a fresh visit leads home',
    async run({ visitor, provider }) {
      await visitor.open(`${provider.origin}/thank-you`);
      await arriveAt(visitor, '/');
    },
  },
  {
    name: 'map: without a key the towns are listed',
    async run({ visitor, provider }) {
      await visitor.open(`${provider.origin}/contact`);
      await see(visitor, 'painting-service-map', 'Scarborough');
    },
  },
];
