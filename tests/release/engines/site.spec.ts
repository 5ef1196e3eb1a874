import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { en } from '../../../shared/locales/en';
import { business } from '../../support/business';
import { visibleText } from '../../support/driver/find-control';
import { test } from './engine-test';
import { focusedName, isAtWork, isInUse, shownArticles } from './in-page';
import { arriveAt, see, seeNoMore, until } from './visitor';

const slides = 'painting-carousel';
const menu = 'nav[aria-label="Mobile"]';

test('quote modal: opens, closes by Escape and gives the focus back', async ({ visitor, server }) => {
  await visitor.open(`${server.origin}/about`);
  const opener = 'main [data-painting-quote]';
  // Until the script loads, the opener links to the contact page.
  await until('the script of the tags', () => visitor.read(isAtWork, 'painting-quote-modal'));
  const name = await visitor.read(visibleText, opener);
  await visitor.press(opener, '');
  await see(visitor, 'painting-quote-modal', en.quoteModal.title);
  await visitor.press('painting-quote-modal', en.quoteForm.submit);
  await see(visitor, 'painting-quote-modal', en.quoteForm.errors.nameRequired);
  await visitor.keys('Escape');
  await seeNoMore(visitor, 'painting-quote-modal', en.quoteModal.title);
  const focused = await visitor.read(focusedName);
  strictEqual(focused !== '' && name.includes(focused), true, `the focus is on ${focused}`);
});

test('questions: the first is open, and one at a time', async ({ visitor, server }) => {
  await visitor.open(`${server.origin}/faqs`);
  const open = () =>
    visitor.read(() =>
      [...document.querySelectorAll('painting-faq details')].map((item) => item.hasAttribute('open')),
    );
  await until('the first question open', async () => (await open())[0]);
  await visitor.press('painting-faq details:nth-of-type(3) summary', '');
  await until('the third question open', async () => (await open())[2]);
  deepStrictEqual((await open()).filter(Boolean), [true]);
});

test('services carousel: moves, and comes round', async ({ visitor, server }) => {
  await visitor.open(`${server.origin}/`);
  await see(visitor, slides, 'Slides 1 to 3 of 4');
  for (const place of [2, 3, 4, 1]) {
    await visitor.press(slides, en.carousel.next);
    await see(visitor, slides, `Slides ${place} to ${((place + 1) % 4) + 1} of 4`);
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
});

test('phone: the menu opens, gives the page back by Escape, and leads to a page', async ({
  visitor,
  server,
}) => {
  await visitor.resize(390, 800);
  await visitor.open(`${server.origin}/about`);
  await visitor.press('header', 'Toggle menu');
  await see(visitor, menu, 'FAQs');
  strictEqual(await visitor.read(isInUse, 'main'), false);
  await visitor.keys('Escape');
  await seeNoMore(visitor, menu, 'FAQs');
  strictEqual(await visitor.read(isInUse, 'main'), true);
  strictEqual(await visitor.read(focusedName), 'Toggle menu');
  await visitor.press('header', 'Toggle menu');
  await visitor.press(menu, 'FAQs');
  await arriveAt(visitor, '/faqs');
  await visitor.resize(1280, 900);
});

test('blog: a search leaves the articles with the word, and no other', async ({ visitor, server }) => {
  await visitor.open(`${server.origin}/blog`);
  await until('the articles', async () => (await visitor.read(shownArticles)).length === 2);
  await visitor.type('main', 'Search Blog', 'window');
  await visitor.keys('Enter');
  await until('the search', async () => (await visitor.read(shownArticles)).length < 2);
  deepStrictEqual(await visitor.read(shownArticles), ['/blog/painting-a-ceiling']);
});

test('thank-you page: a fresh visit leads home', async ({ visitor, server }) => {
  // WebKitGTK's visits share a tab, which may hold an estimate from the previous flow.
  await visitor.open(`${server.origin}/privacy`);
  await visitor.read(() => sessionStorage.clear());
  await visitor.open(`${server.origin}/thank-you`);
  await arriveAt(visitor, '/');
});

test('map: without a key the towns are listed', async ({ visitor, server }) => {
  await visitor.open(`${server.origin}/contact`);
  await see(visitor, 'painting-service-map', business.serviceArea.towns.at(-1) ?? '');
});
