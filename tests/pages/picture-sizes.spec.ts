import type { Page } from 'playwright/test';
import { expect, test } from '../support/page/site-test';
import { builtRoutes } from '../support/server/built-folder';
import { widths } from '../support/widths';

/** Maximum enlargement of a picture; boxes have fractional widths. */
const mostEnlarged = 1.01;
/** Maximum ratio of the file requested by `sizes` to the size needed, with room for a text beside it that gets shorter. */
const mostWasted = 1.5;

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`at ${deviceScaleFactor}x`, () => {
    test.use({ deviceScaleFactor });

    for (const width of widths) {
      test(`every picture at ${width} px has a large enough file and correct sizes`, async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: 900 });
        const faults: string[] = [];
        for (const path of builtRoutes()) {
          await page.goto(path);
          faults.push(...(await faultsOf(page)).map((fault) => `${path} ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    }
  });
}

async function faultsOf(page: Page): Promise<string[]> {
  const drawn = await page.locator('picture img').evaluateAll(measure);
  return drawn.flatMap(({ name, drawnWidth, slotWidth, fileWidth, density }) => {
    const needed = drawnWidth * density;
    const enlarged = needed / fileWidth;
    const said = slotWidth / drawnWidth;
    return [
      enlarged > mostEnlarged ? `${name} is drawn ${Math.round(needed)} px wide from ${fileWidth}` : '',
      said < 0.97 || said > mostWasted
        ? `${name}: sizes says ${Math.round(slotWidth)} px, drawn are ${Math.round(drawnWidth)}`
        : '',
    ].filter(Boolean);
  });
}

interface Drawn {
  readonly name: string;
  /** Rendered width of the whole picture, including cropped parts, in CSS px. */
  readonly drawnWidth: number;
  /** Width stated by `sizes`, in CSS px. */
  readonly slotWidth: number;
  /** Width of the file that a browser chooses, in device px. */
  readonly fileWidth: number;
  readonly density: number;
}

function measure(images: Element[]): Drawn[] {
  return images
    .filter(
      (image): image is HTMLImageElement => image instanceof HTMLImageElement && image.checkVisibility(),
    )
    .map((image) => {
      const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const source = image.parentElement?.querySelector('source');
      const files = [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
      const slotWidth = slotOf(source?.sizes ?? '');
      const needed = slotWidth * devicePixelRatio;
      return {
        name: image.getAttribute('src') ?? '',
        drawnWidth: Math.max(image.clientWidth, image.clientHeight * shape),
        slotWidth,
        fileWidth: files.find((width) => width >= needed) ?? Math.max(...files),
        density: devicePixelRatio,
      };
    });

  /** First size whose condition holds, in CSS px. */
  function slotOf(sizes: string): number {
    const entries = sizes.split(/,(?![^(]*\))/).map((entry) => entry.trim());
    const entry = entries.find((given) => {
      const [, condition] = /^(\([^)]*\))\s/.exec(given) ?? [];
      return !condition || matchMedia(condition).matches;
    });
    const ruler = document.createElement('div');
    ruler.style.cssText = `position:absolute;width:${entry?.replace(/^\([^)]*\)\s/, '')}`;
    document.body.append(ruler);
    const { width } = ruler.getBoundingClientRect();
    ruler.remove();
    return width;
  }
}
