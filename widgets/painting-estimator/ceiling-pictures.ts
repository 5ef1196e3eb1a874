import smooth from './ceilings/non_stipple.webp?inline';
import painted from './ceilings/painted_stipple.webp?inline';
import unpainted from './ceilings/unpainted_stipple.webp?inline';

/** Close-ups as data, by the answer they show. */
const pictures = new Map([
  ['non_stipple', smooth],
  ['painted_stipple', painted],
  ['unpainted_stipple', unpainted],
]);

/**
 * Shows the close-up of each ceiling in the element with its name, `data-ceiling`. On canvases, since a page's policy for images would
 * hold back images.
 */
export function showCeilings(samples: ParentNode): void {
  for (const frame of samples.querySelectorAll<HTMLElement>('[data-ceiling]')) {
    const picture = pictures.get(frame.dataset.ceiling ?? '');
    // Old browsers can't decode them: the name beside the frame says enough.
    if (picture) show(picture, frame).catch(() => {});
  }
}

async function show(picture: string, frame: HTMLElement): Promise<void> {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), (char) => char.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  frame.replaceChildren(canvas);
}
