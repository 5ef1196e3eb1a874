import { readBusiness } from '../../build/business/business';
import { readContent } from '../../build/content/read-content';
import { serviceLists } from '../../build/site/service-lists';
import { textOn } from '../../shared/brand/text-on';
import { texts } from '../../shared/texts';
import { expect, test } from '../support/page/site-test';
import { untilReady } from '../support/page/until-ready';

// Interactive parts of the home page, if the business has them.

const business = readBusiness();
const { index, labels, paints, services } = readContent(business);
const words = texts[business.languages[0] ?? 'en'];

if (index.introduction.compare) {
  test('the slider splits the before and after pictures, also by keyboard', async ({ page }) => {
    await page.goto('/');
    const slider = page.getByRole('slider', { name: labels.compare.slider });
    const before = page.locator('.compare-picture').last();
    const rightOfEdge = () =>
      before.evaluate((node) => Number(/inset\(0px ([\d.]+)%/.exec(getComputedStyle(node).clipPath)?.[1]));
    await expect(slider).toHaveValue('50');
    await slider.focus();
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('70');
    expect(await rightOfEdge()).toBe(30);
    await page.keyboard.press('End');
    expect(await rightOfEdge()).toBe(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('both pictures are side by side', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/');
      const [after, before] = await Promise.all(
        [0, 1].map((index) => page.locator('.compare-picture').nth(index).boundingBox()),
      );
      expect(before?.y).toBe(after?.y);
      expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual((after?.x ?? 0) + 1);
      await expect(page.locator('.compare input')).toBeHidden();
    });
  });
}

const { frames } = index.introduction;
if (frames) {
  const mostBytes = 450_000;

  test('the slider moves through the states of a room by keyboard, and only its use loads the others', async ({
    page,
  }) => {
    const loaded = new Map<string, number>();
    page.on('response', async (response) => {
      const name = frames.frames.find(({ picture }) => response.url().includes(`/pictures/${picture.name}-`))
        ?.picture.name;
      if (name) loaded.set(name, (await response.body()).length);
    });
    await page.goto('/');
    await untilReady(page);
    const slider = page.getByRole('slider', { name: frames.slider });
    await slider.scrollIntoViewIfNeeded();
    await expect.poll(() => [...loaded.keys()]).toEqual([frames.frames[0]?.picture.name]);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', frames.frames[1]?.label ?? '');
    await page.keyboard.press('End');
    await expect(page.locator('.frames-row').getByRole('img')).toHaveAccessibleName(
      frames.frames.at(-1)?.picture.alt ?? '',
    );
    await expect.poll(() => loaded.size).toBe(frames.frames.length);
    expect([...loaded.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(mostBytes);
  });

  if (index.preview) {
    test("the slider's picture begins and ends on the same lines as the colour preview", async ({ page }) => {
      await page.goto('/');
      await untilReady(page);
      for (const width of [820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const [first, second] = await Promise.all(
          ['.frames [data-shown] img', 'painting-colour-preview img'].map((name) =>
            page.locator(`.looks ${name}`).first().boundingBox(),
          ),
        );
        expect(Math.abs((first?.y ?? 0) - (second?.y ?? Infinity))).toBeLessThan(1);
        expect(Math.abs((first?.height ?? 0) - (second?.height ?? Infinity))).toBeLessThan(1);
      }
    });
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('all states of the room are in a row', async ({ page }) => {
      await page.goto('/');
      const states = page.locator('.frames-row li');
      await expect(states).toHaveCount(frames.frames.length);
      const tops = await states.evaluateAll((all) => all.map((state) => state.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await expect(page.locator('.frames input')).toBeHidden();
    });
  });
}

const { panel, preview } = index;
const other = paints?.find(({ name }) => name !== preview?.paint);
if (panel && preview && other) {
  test("a colour tried on the wall repaints the banner's panel and its chip", async ({ page }) => {
    await page.goto('/');
    await untilReady(page);
    const chip = page.locator('[data-panel-paint]');
    await expect(chip).toHaveText(panel.paint);
    const tag = page.locator('painting-colour-preview');
    await tag.scrollIntoViewIfNeeded();
    await expect(tag.locator('[data-prerendered]')).toHaveCount(0);
    await tag.getByRole('button', { name: other.name }).click();
    await expect(chip).toHaveText(other.name);
    const colours = await page
      .locator('.banner')
      .evaluate((banner) =>
        ['--panel', '--panel-text'].map((name) => getComputedStyle(banner).getPropertyValue(name)),
      );
    expect(colours).toEqual([other.colour, textOn(other.colour)]);
  });
}

const paint = paints?.find(({ name }) => name !== index.preview?.paint);
if (index.preview && paint) {
  test("a colour tried on the wall is added to the quote form's message", async ({ page }) => {
    await page.goto('/');
    await untilReady(page);
    const preview = page.locator('painting-colour-preview');
    await preview.scrollIntoViewIfNeeded();
    // Its script comes when it is near.
    await expect(preview.locator('[data-prerendered]')).toHaveCount(0);
    await preview.getByRole('button', { name: paint.name }).click();
    await preview.getByRole('link', { name: words.colourPreview.ask }).click();
    const message = page.getByRole('dialog').getByRole('textbox', { name: words.quoteForm.labels.message });
    await expect(message).toHaveValue(new RegExp(`${paint.name} \\(${paint.colour}\\)`));
  });
}

test('choosing a town by keyboard highlights its dot on the drawing', async ({ page }) => {
  await page.goto('/');
  const [first = '', second = ''] = business.serviceArea.towns;
  const dot = page.getByRole('listitem').filter({ hasText: second }).locator('circle');
  const strokeWidth = () => dot.evaluate((node) => Number.parseFloat(getComputedStyle(node).strokeWidth));
  const unlit = await strokeWidth();
  await page.getByRole('radio', { name: first, exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(strokeWidth).toBeGreaterThan(unlit);
});

if (serviceLists(services).card.length > 3) {
  test("the fourth service's picture is loaded before the first move", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const carousel = page.locator('painting-carousel');
    const last = carousel.locator('> .service-card').nth(3).locator('img');
    await carousel.hover();
    await expect
      .poll(() => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  });
}
