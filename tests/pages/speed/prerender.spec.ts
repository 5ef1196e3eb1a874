import type { Page } from 'playwright/test';
import { en } from '../../../shared/locales/en';
import { estimatorControls } from '../../support/page/estimator';
import { expect, test } from '../../support/page/flow-test';
import { shiftsOf, watchShifts } from '../../support/page/page-faults';
import { quoteControls } from '../../support/page/quote-form';
import { test as siteTest } from '../../support/page/site-test';
import { holdScript, untilReady } from '../../support/page/until-ready';

test.describe('prerender', () => {
  const pages = [
    { path: '/estimator', tag: 'main painting-estimator' },
    { path: '/contact', tag: 'main painting-quote-form' },
    { path: '/faqs', tag: 'footer painting-quote-form' },
  ];

  for (const { path, tag } of pages) {
    test(`${tag} of ${path} is visible before the script and keeps its nodes`, async ({ page }) => {
      const release = await holdScript(page);
      await watchShifts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const controls = page.locator(tag).locator('input, select, textarea, button');
      await expect(controls.first()).toBeVisible();
      expect(await page.evaluate(() => customElements.get('painting-estimator') === undefined)).toBe(true);
      const before = await controls.evaluateAll((nodes) => {
        Object.assign(window, { before: nodes });
        return nodes.length;
      });
      expect(before).toBeGreaterThan(4);

      await release();
      const isSame = await controls.evaluateAll((nodes) => {
        const { before } = window as unknown as { readonly before: readonly Element[] };
        return nodes.length === before.length && nodes.every((node, index) => node === before[index]);
      });
      expect(isSame).toBe(true);
      const shifts = await shiftsOf(page);
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThan(0.005);
    });
  }

  const carousels = [
    { tag: 'painting-carousel', slides: 4, width: 1440, seen: 3 },
    { tag: 'painting-review-carousel', slides: 3, width: 390, seen: 1 },
  ];

  for (const { tag, slides, width, seen } of carousels) {
    test(`at ${width} px the slides of ${tag} are visible before the script and keep nodes and positions`, async ({
      page,
    }) => {
      const release = await holdScript(page);
      await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/', { waitUntil: 'commit' });
      const slidesAndArrows = page.locator(tag).locator('[part=slide]:not([aria-hidden]), button');
      await expect(slidesAndArrows).toHaveCount(slides + 2);
      await page.locator(tag).scrollIntoViewIfNeeded();
      expect(await page.evaluate((name) => customElements.get(name) === undefined, tag)).toBe(true);
      const before = await slidesAndArrows.evaluateAll((nodes) => {
        Object.assign(window, { before: nodes });
        return nodes.map((node) => node.getBoundingClientRect().toJSON());
      });
      expect(await page.locator(tag).evaluate(usableSlides)).toBe(seen);

      await release();
      await untilReady(page);
      await expect(page.locator(tag).locator('style')).toHaveCount(0);
      const isSame = await slidesAndArrows.evaluateAll((nodes) => {
        const { before } = window as unknown as { readonly before: readonly Element[] };
        return nodes.length === before.length && nodes.every((node, index) => node === before[index]);
      });
      expect(isSame).toBe(true);
      const after = await slidesAndArrows.evaluateAll((nodes) =>
        nodes.map((node) => node.getBoundingClientRect().toJSON()),
      );
      for (const [index, box] of before.entries()) {
        for (const side of ['left', 'right', 'top', 'bottom']) {
          expect(Math.abs(after[index][side] - box[side]), `${side} of ${index}`).toBeLessThanOrEqual(2);
        }
      }
      expect(await page.locator(tag).evaluate(usableSlides)).toBe(seen);
      const shifts = await shiftsOf(page);
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThan(0.005);
    });
  }

  test('an arrow pressed before the script moves the slides later', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    await untilScripted(page);
    const carousel = page.locator('painting-carousel');
    await carousel.getByRole('button', { name: en.carousel.next }).click();
    await expect(carousel.locator('[part=position]')).toHaveText('Slide 1 of 4');
    await release();
    await expect(carousel.locator('[part=position]')).toHaveText('Slides 2 to 4 of 4');
  });

  test('text typed before the script stays, with the focus, and is used', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/estimator', { waitUntil: 'commit' });
    const estimator = page.locator('main painting-estimator');
    const controls = estimatorControls(estimator);
    await controls.firstName.fill('Grace');
    await controls.familyName.fill('Hopper');
    await controls.address.fill('34 Compiler Street');
    await controls.email.fill('grace@example.com');
    await release();

    await expect(controls.firstName).toHaveValue('Grace');
    await expect(controls.email).toBeFocused();
    await controls.phone.fill('416 555 0199');
    await controls.toOptions.click();
    await expect(estimator.getByRole('heading', { name: en.estimator.options.heading })).toBeVisible();
  });

  test('an early press of the submit button checks the form once the script is ready', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const form = page.locator('main painting-quote-form');
    const controls = quoteControls(form);
    await untilScripted(page);
    await controls.name.fill('Ada Byron');
    await controls.name.press('Enter');
    await controls.submit.click();
    await expect(page).toHaveURL('/contact');
    await release();
    await expect(controls.name).toHaveValue('Ada Byron');
    await expect(form.getByText(en.quoteForm.errors.phoneRequired)).toBeVisible();
    await expect(controls.phone).toBeFocused();
  });

  test('typing after an early press cancels it', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const form = page.locator('main painting-quote-form');
    const controls = quoteControls(form);
    await untilScripted(page);
    await controls.submit.click();
    await controls.name.fill('Ada Byron');
    await release();
    await expect(controls.name).toHaveValue('Ada Byron');
    await expect(form.getByText(en.quoteForm.errors.phoneRequired)).toBeHidden();
  });

  test('shared styles replace the prerendered ones', async ({ page }) => {
    await page.goto('/estimator');
    await expect(page.locator('painting-estimator').locator('style')).toHaveCount(0);
    const adopted = await page
      .locator('main painting-estimator')
      .evaluate((element) => element.shadowRoot?.adoptedStyleSheets.length);
    expect(adopted).toBeGreaterThan(0);
  });

  test('the policy allows everything on a page, before and after the script', async ({
    page,
    pageConsole,
  }) => {
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective));
    });
    const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
    for (const path of ['/', '/contact', '/estimator', '/faqs']) {
      await page.goto(path);
      await untilReady(page);
      expect(await refused(), path).toEqual([]);
    }
    // Proves that violations are detected.
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'p{color:red}';
      document.head.append(style);
    });
    await expect.poll(refused).toEqual(['style-src-elem']);
    expect(pageConsole.lines.splice(0).join()).toContain('violates the following Content Security Policy');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the fallback shows, and no dead field', async ({ page }) => {
      await page.goto('/estimator');
      const estimator = page.locator('main painting-estimator');
      await expect(estimator.getByRole('link').first()).toBeVisible();
      await expect(estimator.locator('input:visible')).toHaveCount(0);
    });

    test('every slide shows, and no dead arrow', async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/');
        for (const { tag, slides } of carousels) {
          const carousel = page.locator(tag);
          const window = await carousel.locator('[part=viewport]').boundingBox();
          for (const slide of await carousel.locator('[part=slide]').all()) {
            await expect(slide).toBeVisible();
            const box = await slide.boundingBox();
            expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
              (window?.x ?? 0) + (window?.width ?? 0) + 10,
            );
          }
          await expect(carousel.locator('[part=slide]')).toHaveCount(slides);
          await expect(carousel.getByRole('button')).toHaveCount(0);
        }
        await page.locator('painting-carousel').getByRole('link').last().click();
        await expect(page).toHaveURL(/^https?:..[^/]+\/services\//);
      }
    });
  });

  /** Number of slides visible and reachable by keyboard. Runs in the page. */
  function usableSlides(tag: Element): number {
    const slides = [...(tag.shadowRoot?.querySelectorAll<HTMLElement>('[part=slide]') ?? [])];
    return slides.filter((slide) => !slide.inert && getComputedStyle(slide).visibility === 'visible').length;
  }

  /** Waits for the page's own small script, which precedes the tags'. */
  async function untilScripted(page: Page): Promise<void> {
    await expect(page.locator('html')).toHaveAttribute('data-scripted', '');
  }
});

/** A page for each tag in normal flow. */
const paths = ['/', '/contact', '/estimator', '/faqs', '/blog'];
const widths = [320, 390, 560, 700, 820, 1024, 1440];
/** An imperceptible shift. */
const tolerancePx = 2;

for (const path of paths) {
  siteTest(
    `every tag of ${path} keeps its height when its script loads, at every width`,
    async ({ page }) => {
      const release = await holdScript(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-scripted', '');
      const before = await heightsAtEachWidth(page);
      await release();
      const after = await heightsAtEachWidth(page);
      expect(before.length).toBeGreaterThan(0);
      const moved = before.filter(
        ({ height }, index) => Math.abs(height - (after[index]?.height ?? 0)) > tolerancePx,
      );
      expect(moved, JSON.stringify(after)).toEqual([]);
      expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    },
  );
}

interface TagHeight {
  /** Tag and window width. */
  readonly name: string;
  readonly height: number;
}

async function heightsAtEachWidth(page: Page): Promise<readonly TagHeight[]> {
  const all: TagHeight[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    all.push(...(await page.evaluate(heightsOfTags, width)));
  }
  return all;
}

async function heightsOfTags(width: number): Promise<TagHeight[]> {
  // Elements that watch their own width respond a frame later.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(({ localName }) => localName.startsWith('painting-'))
    .map((tag) => ({ name: `${tag.localName} at ${width} px`, height: tag.getBoundingClientRect().height }));
}
