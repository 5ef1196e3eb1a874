import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Scene } from './scenes';

const CELL_WIDTH_PX = 220;
const CELL_HEIGHT_PX = 300;
const LABEL_HEIGHT_PX = 24;
const GAP_PX = 12;
const GROUND = '#d9d4c9';

/** Puts the top of every picture into one: a row for each scene, a column for each width. Returns its path. */
export async function makeContactSheet(
  folder: string,
  scenes: readonly Scene[],
  widths: readonly number[],
): Promise<string> {
  const rowHeight = CELL_HEIGHT_PX + LABEL_HEIGHT_PX + GAP_PX;
  const rowWidth = widths.length * (CELL_WIDTH_PX + GAP_PX) - GAP_PX;
  const cells = await Promise.all(
    scenes.map(async ({ name }, row): Promise<OverlayOptions[]> => {
      const top = GAP_PX + row * rowHeight;
      const pictures = widths.map(async (width, column) => ({
        input: await thumbnail(join(folder, `${name}-${width}.png`)),
        left: GAP_PX + column * (CELL_WIDTH_PX + GAP_PX),
        top: top + LABEL_HEIGHT_PX,
      }));
      const text = `${name}: ${widths.join(', ')} px`;
      return [{ input: label(text, rowWidth), left: GAP_PX, top }, ...(await Promise.all(pictures))];
    }),
  );
  const path = join(folder, 'contact-sheet.png');
  await sharp({
    create: {
      width: GAP_PX + rowWidth + GAP_PX,
      height: GAP_PX + scenes.length * rowHeight,
      channels: 3,
      background: GROUND,
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
  const fit = height / width > CELL_HEIGHT_PX / CELL_WIDTH_PX ? 'cover' : 'contain';
  return picture
    .resize(CELL_WIDTH_PX, CELL_HEIGHT_PX, { fit, position: 'top', background: GROUND })
    .png()
    .toBuffer();
}

function label(text: string, widthPx: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${LABEL_HEIGHT_PX}"><text x="0" y="16" font-family="sans-serif" font-size="11" fill="#12262c">${text}</text></svg>`,
  );
}
