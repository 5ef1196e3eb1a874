import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictureCacheFolder } from '../business/folders';
import { nameFromRoot } from '../business/from-root';
import { imageFolders, missingPicture, pictureFiles, readPictureFocus } from '../business/image-folders';
import { socialCardSize } from '../business/logo';
import {
  decodeHeic,
  encode,
  type PictureFormat,
  pictureSettings,
  unreadable,
} from '../business/picture-format';

/** A served version of a picture. */
export interface PictureFile {
  fileName: string;
  width: number;
}

/** A master picture and its served versions. */
export interface Picture {
  name: string;
  /** Width of the largest served version, in px. */
  width: number;
  height: number;
  /** Focal point when a box crops the picture, as a CSS position. */
  focus: string | undefined;
  /**
   * Average colour while the picture loads; undefined for transparent pictures such as masks. `#rgb`, to keep
   * pages short.
   */
  colour: string | undefined;
  files: Record<'avif' | 'webp', PictureFile[]>;
  socialCard: PictureFile;
}

interface Job {
  master: string;
  format: PictureFormat;
  width: number;
  height?: number;
  /** SVG overlay of the same size. */
  drawing?: string;
}

/** The site's pictures: their served names, and their files, made on first request and cached on disk. */
export class PictureStore {
  readonly #imageFolders: readonly string[];
  readonly #cacheFolder: string;
  readonly #cardDrawing: () => string | Promise<string>;
  readonly #pictures = new Map<string, Promise<Picture>>();
  readonly #jobs = new Map<string, Job>();
  readonly #made = new Map<string, Promise<Buffer>>();

  /**
   * Masters in earlier folders win. `cardDrawing` draws an SVG overlay for social sharing pictures, such as the
   * logo.
   */
  constructor(
    folders: readonly string[] = imageFolders,
    cacheFolder: string = pictureCacheFolder,
    cardDrawing: () => string | Promise<string> = () => '',
  ) {
    this.#imageFolders = folders;
    this.#cacheFolder = cacheFolder;
    this.#cardDrawing = cardDrawing;
  }

  /** Names of all masters, sorted. */
  names(): string[] {
    return [...pictureFiles(this.#imageFolders).keys()].sort();
  }

  /** Describes a picture; throws if the folders have no such master, or one that can't be read. */
  picture(name: string): Promise<Picture> {
    const known = this.#pictures.get(name) ?? this.#describe(name);
    this.#pictures.set(name, known);
    return known;
  }

  /** Reads a master again when it is next asked for: it was added, changed or removed. */
  forget(name: string): void {
    this.#pictures.delete(name);
  }

  /** Bytes of a served version by file name, made once; undefined for an unknown name. */
  read(fileName: string): Promise<Buffer> | undefined {
    const job = this.#jobs.get(fileName);
    if (!job) return undefined;
    const made = this.#made.get(fileName) ?? this.#make(fileName, job);
    this.#made.set(fileName, made);
    return made;
  }

  /** Makes sure that the cache on the disk has a served version, and keeps no bytes of it in memory. */
  async make(fileName: string): Promise<void> {
    const job = this.#jobs.get(fileName);
    if (job && !existsSync(join(this.#cacheFolder, fileName))) await this.#make(fileName, job);
  }

  async #describe(name: string): Promise<Picture> {
    const cardDrawing = await this.#cardDrawing();
    const master = pictureFiles(this.#imageFolders).get(name);
    if (!master) throw new Error(missingPicture(name, this.#imageFolders));
    const bytes = await this.#readMaster(master);
    const { ownWidth, ownHeight, colour } = await measure(bytes, master);
    const widths = pictureWidths(ownWidth);
    const width = widths.at(-1) ?? ownWidth;
    // All versions share a fingerprint, which compresses well in the pages.
    const versions = fingerprint(bytes, pictureSettings);
    const plan = (job: Omit<Job, 'master'>): PictureFile => {
      const version = job.drawing ? fingerprint(bytes, job) : versions;
      const fileName = `${name}-${job.width}-${version}.${job.format}`;
      this.#jobs.set(fileName, { ...job, master });
      return { fileName, width: job.width };
    };
    return {
      name,
      width,
      height: Math.round((ownHeight * width) / ownWidth),
      focus: readPictureFocus(this.#imageFolders).get(name),
      colour,
      files: {
        avif: widths.map((fileWidth) => plan({ format: 'avif', width: fileWidth })),
        // Few browsers lack AVIF, so two WebP sizes suffice and keep pages short.
        webp: widths.slice(-2).map((fileWidth) => plan({ format: 'webp', width: fileWidth })),
      },
      socialCard: plan({ format: 'jpg', ...socialCardSize, drawing: cardDrawing }),
    };
  }

  #make(fileName: string, { master, format, width, height, drawing }: Job): Promise<Buffer> {
    return this.#keep(fileName, async () => {
      const bytes = await this.#readMaster(master);
      const picture = upright(bytes).resize({ width, ...(height && { height }), fit: 'cover' });
      if (drawing) picture.composite([{ input: Buffer.from(drawing) }]);
      return encode(picture, format);
    });
  }

  /** Bytes of a master that sharp can decode. */
  async #readMaster(master: string): Promise<Buffer> {
    const bytes = await readFile(master);
    if (!/\.hei[cf]$/i.test(master)) return bytes;
    return this.#keep(`heic-${fingerprint(bytes, '')}.jpg`, () => decodeHeic(bytes, nameFromRoot(master)));
  }

  /** Bytes of a file in the cache, made on first use. */
  async #keep(fileName: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = join(this.#cacheFolder, fileName);
    if (existsSync(cached)) return readFile(cached);
    const bytes = await make();
    await mkdir(this.#cacheFolder, { recursive: true });
    // Renamed into place, so an interrupted build leaves no partial file.
    const unfinished = `${cached}.${process.pid}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, cached);
    return bytes;
  }
}

function fingerprint(master: Buffer, settings: unknown): string {
  return createHash('sha256').update(master).update(JSON.stringify(settings)).digest('hex').slice(0, 6);
}

/** Size and average colour of a master; throws with its file name if it can't be read. */
async function measure(bytes: Buffer, master: string) {
  try {
    const { autoOrient, hasAlpha } = await upright(bytes).metadata();
    const isOpaque = !hasAlpha || (await upright(bytes).stats()).isOpaque;
    const pixel = await upright(bytes).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    return {
      ownWidth: autoOrient.width,
      ownHeight: autoOrient.height,
      colour: isOpaque ? hexDigits(pixel) : undefined,
    };
  } catch (error) {
    throw unreadable(nameFromRoot(master), error);
  }
}

/** A master of any size, turned as its camera was held. */
function upright(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: false, autoOrient: true });
}

function hexDigits(pixel: Buffer): string {
  return `#${[...pixel.subarray(0, 3)].map((channel) => Math.round(channel / 17).toString(16)).join('')}`;
}

/** A card on desktop, a full-width picture on a 2x phone, and the same on a 3x phone or a desktop banner. */
const smallerWidths = [480, 880, 1290];
/** The widest banner, 1040 px, at 2x. */
const largestWidth = 2080;

/** Served widths in px, ascending, at most the picture's own. */
export function pictureWidths(ownWidth: number): number[] {
  const largest = Math.min(ownWidth, largestWidth);
  // A width close to the largest saves nothing.
  return [...smallerWidths.filter((width) => width * 1.2 < largest), largest];
}
