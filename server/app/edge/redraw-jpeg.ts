import decoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import encoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm';
import decode, { init as initDecoder } from '@jsquash/jpeg/decode.js';
import encode, { init as initEncoder } from '@jsquash/jpeg/encode.js';

/** Longest side of a photo, as the tags send it. A larger picture could fill the worker's 128 MB. */
const longestPixels = 2000;
const quality = 82;

/**
 * The photo decoded and re-encoded as a JPEG, upright, without any metadata; null if the bytes aren't a complete JPEG
 * of at most 2,000 pixels a side. Unlike the server on Node, the edge scales nothing and reads no other format.
 */
export async function redrawJpeg(bytes: Uint8Array): Promise<Uint8Array | null> {
  const size = jpegSize(bytes);
  if (!size || size.width > longestPixels || size.height > longestPixels) return null;
  try {
    // A fresh instance for each photo: its memory is freed with it, and a hostile file can't harm the next one.
    let isDamaged = false;
    initDecoder(decoder, {
      // It warns of missing or wrong bytes, and paints the unreadable part grey.
      printErr: () => {
        isDamaged = true;
      },
    });
    const picture = await decode(bytes, { preserveOrientation: true });
    if (isDamaged) return null;
    initEncoder(encoder);
    return new Uint8Array(await encode(picture, { quality, progressive: false }));
  } catch {
    return null;
  }
}

/**
 * Read from the header, so that a small file can't unpack into a huge picture; null if this isn't a JPEG. Stricter than
 * the decoder, which skips stray bytes: both must find the same frame.
 */
function jpegSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 4 || view.getUint16(0) !== 0xff_d8) return null;
  for (let at = 2; at + 9 <= bytes.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (frames.includes(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (!isAheadOfFrame(marker)) return null;
  }
  return null;
}

/** Markers of frames that begin with their size: baseline, extended, progressive. */
const frames = [0xff_c0, 0xff_c1, 0xff_c2];

/** Tables, metadata and comments; each begins with its length. */
function isAheadOfFrame(marker: number): boolean {
  return [0xff_c4, 0xff_db, 0xff_dd, 0xff_fe].includes(marker) || (marker >= 0xff_e0 && marker <= 0xff_ef);
}
