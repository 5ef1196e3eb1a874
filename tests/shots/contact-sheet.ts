import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Scene } from './scenes';

const cellWidthPx = 220;
const cellHeightPx = 300;
const labelHeightPx = 24;
const gapPx = 12;
const ground = '#d9d4c9';

/** Puts the top of every picture into one: a row for each scene, a column for each width. Returns its path. */
export async function makeContactSheet(
  folder: string,
  scenes: readonly Scene[],
  widths: readonly number[],
): Promise<string> {
  const rowHeight = cellHeightPx + labelHeightPx + gapPx;
  const rowWidth = widths.length * (cellWidthPx + gapPx) - gapPx;
  const cells = await Promise.all(
    scenes.map(async ({ name }, row): Promise<OverlayOptions[]> => {
      const top = gapPx + row * rowHeight;
      const pictures = widths.map(async (width, column) => ({
        input: await thumbnail(join(folder, `${name}-${width}.png`)),
        left: gapPx + column * (cellWidthPx + gapPx),
        top: top + labelHeightPx,
      }));
      const text = `${name}: ${widths.join(', ')} px`;
      return [{ input: label(text, rowWidth), left: gapPx, top }, ...(await Promise.all(pictures))];
    }),
  );
  const path = join(folder, 'contact-sheet.png');
  await sharp({
    create: {
      width: gapPx + rowWidth + gapPx,
      height: gapPx + scenes.length * rowHeight,
      channels: 3,
      background: ground,
    },
  })
    .composite(cells.flat())
    .png()
    .toFile(path);
  return path;
}

/** The whole width of a picture; what is too high is cut off below, what is too low stands on the sheet's ground. */
async function thumbnail(path: string): Promise<Buffer> {
  const picture = sharp(path);
  const { width, height } = await picture.metadata();
  const fit = height / width > cellHeightPx / cellWidthPx ? 'cover' : 'contain';
  return picture
    .resize(cellWidthPx, cellHeightPx, { fit, position: 'top', background: ground })
    .png()
    .toBuffer();
}

function label(text: string, widthPx: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${labelHeightPx}"><text x="0" y="16" font-family="sans-serif" font-size="11" fill="#12262c">${text}</text></svg>`,
  );
}
