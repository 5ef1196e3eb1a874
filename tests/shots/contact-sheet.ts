import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Scene } from './scenes';

const CELL_WIDTH_PX = 220;
const CELL_HEIGHT_PX = 300;
const LABEL_HEIGHT_PX = 24;
const GAP_PX = 12;

/** Puts the top of every picture into one: a row for each scene, a column for each width. Returns its path. */
export async function makeContactSheet(
  folder: string,
  scenes: readonly Scene[],
  widths: readonly number[],
): Promise<string> {
  const rowHeight = CELL_HEIGHT_PX + LABEL_HEIGHT_PX + GAP_PX;
  const columns = widths.length;
  const cells = await Promise.all(
    scenes.flatMap((scene, row) =>
      widths.map(async (width, column): Promise<OverlayOptions[]> => {
        const left = GAP_PX + column * (CELL_WIDTH_PX + GAP_PX);
        const top = GAP_PX + row * rowHeight;
        return [
          { input: label(`${scene.name} ${width}`), left, top },
          {
            input: await thumbnail(join(folder, `${scene.name}-${width}.png`)),
            left,
            top: top + LABEL_HEIGHT_PX,
          },
        ];
      }),
    ),
  );
  const path = join(folder, 'contact-sheet.png');
  await sharp({
    create: {
      width: GAP_PX + columns * (CELL_WIDTH_PX + GAP_PX),
      height: GAP_PX + scenes.length * rowHeight,
      channels: 3,
      background: '#d9d4c9',
    },
  })
    .composite(cells.flat())
    .png()
    .toFile(path);
  return path;
}

function thumbnail(path: string): Promise<Buffer> {
  return sharp(path)
    .resize(CELL_WIDTH_PX, CELL_HEIGHT_PX, { fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
}

function label(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL_WIDTH_PX}" height="${LABEL_HEIGHT_PX}"><text x="0" y="16" font-family="sans-serif" font-size="11" fill="#12262c">${text}</text></svg>`,
  );
}
