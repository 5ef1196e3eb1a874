import type { Page } from 'playwright/test';
import { isInShare, matrixShare } from '../support/matrix';
import { expect, test } from '../support/page/flow-test';
import { widths } from '../support/page/widths';
import { builtRoutes } from '../support/server/built-routes';

/** How far above its file a picture may be drawn: boxes are not whole pixels wide. */
const mostEnlarged = 1.01;
/** How much larger than needed the file may be that `sizes` asks for. */
const mostWasted = 1.35;

const share = matrixShare(process.env.MATRIX);
/** A phone's screen and a desktop's, as most are; a release and CI take the others, too. */
const sample = ['390 at 2', '1440 at 1'];

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`at ${deviceScaleFactor} device pixels`, () => {
    test.use({ deviceScaleFactor });

    for (const width of widths) {
      const screen = `${width} at ${deviceScaleFactor}`;
      if (!isInShare(share, `picture sizes ${screen}`, sample.includes(screen))) continue;
      test(`no picture is drawn larger than its file at ${width} px, and \`sizes\` tells the truth`, async ({
        page,
      }) => {
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
  /** The width of the whole picture as it is drawn, with what its box cuts off, in CSS px. */
  readonly drawnWidth: number;
  /** What `sizes` says, in CSS px. */
  readonly slotWidth: number;
  /** The width in device px of the file that a browser takes. */
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

  /** The first size whose condition holds, in CSS px. */
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
