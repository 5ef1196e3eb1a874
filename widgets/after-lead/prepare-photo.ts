import { within } from '../lib/wait';

/** The longer side of a photo that is sent, in pixels. */
const longestPx = 2_000;
const quality = 0.85;
/** Time to decode or encode a picture; a slow phone takes a few seconds. */
const patienceMs = 20_000;

/** A browser that protects its visitor from being recognised gives noise in place of what a canvas shows. */
export class NoisyCanvasError extends Error {}

/** Most that a colour may differ when it is read back; some browsers change the last bit, which nobody sees. */
const mostNoise = 4;

/** Whether what was drawn on a canvas can be read back, up to what nobody sees. */
function canReadCanvas(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return false;
  const sidePx = 16;
  canvas.width = sidePx;
  canvas.height = sidePx;
  const colour = [200, 90, 40, 255];
  context.fillStyle = `rgb(${colour.slice(0, 3).join()})`;
  context.fillRect(0, 0, sidePx, sidePx);
  const { data } = context.getImageData(0, 0, sidePx, sidePx);
  return data.every((value, index) => Math.abs(value - Number(colour[index % 4])) <= mostNoise);
}

/**
 * A picture as JPEG of at most 2,000 px, upright and without the camera's metadata, such as the location. Rejects if
 * the browser can't read it or doesn't in time, with a `NoisyCanvasError` if it gives noise in place of the picture.
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  if (!canReadCanvas()) throw new NoisyCanvasError();
  const canvas = document.createElement('canvas');
  await drawPhoto(canvas, file, longestPx);
  const encoding = new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  const photo = await within(patienceMs, encoding);
  if (!photo) throw new Error('The picture could not be encoded');
  return photo;
}

/** Draws a picture on a canvas of the same size, scaled down to at most `longest` pixels. */
export async function drawPhoto(canvas: HTMLCanvasElement, file: Blob, longest: number): Promise<void> {
  const picture = await within(patienceMs, createImageBitmap(file, { imageOrientation: 'from-image' }));
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: white instead of black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // Twelve megapixels take 48 MB.
  picture.close();
}
