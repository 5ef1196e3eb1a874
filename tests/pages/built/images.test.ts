import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { builtFolder } from '../../support/server/built-folder';
import { builtPages, pageAt } from '../../support/server/built-site';
import { speedLimits } from '../speed/limits';

interface Candidate {
  file: string;
  width: number;
}

function candidates(element: HTMLElement): Candidate[] {
  return (element.getAttribute('srcset') ?? '').split(',').map((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(/\s+/);
    return { file: join(builtFolder, address), width: Number.parseInt(width, 10) };
  });
}

describe.each(builtPages)('the images of $path', ({ document }) => {
  const images = document.querySelectorAll('img');
  const sources = document.querySelectorAll('picture source');

  it('have alternative texts', () => {
    expect(images.filter((image) => image.getAttribute('alt') === undefined).map(String)).toEqual([]);
  });

  it("reserve their space with the file's aspect ratio", async () => {
    for (const image of images) {
      const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
      const file = await sharp(join(builtFolder, image.getAttribute('src') ?? '')).metadata();
      expect(width / height, String(image)).toBeCloseTo(file.width / file.height, 1);
    }
  });

  it('come as AVIF, with WebP as fallback, in the stated widths', async () => {
    for (const picture of document.querySelectorAll('picture')) {
      const types = picture.querySelectorAll('source').map((source) => source.getAttribute('type'));
      expect(types).toEqual(['image/avif', 'image/webp']);
    }
    for (const source of sources) {
      expect(source.getAttribute('sizes'), String(source)).toBeTruthy();
      for (const { file, width } of candidates(source)) {
        const made = await sharp(file).metadata();
        expect(made.width, file).toBe(width);
        expect(made.format, file).toBe(source.getAttribute('type') === 'image/avif' ? 'heif' : 'webp');
      }
    }
  });

  it('load lazily, except at most one with high priority', () => {
    const first = images.filter((image) => image.getAttribute('fetchpriority') === 'high');
    expect(first.length).toBeLessThanOrEqual(1);
    const eager = images.filter((image) => image.getAttribute('loading') !== 'lazy');
    expect(eager.map(String)).toEqual(first.map(String));
  });
});

describe('the first picture of the home page', () => {
  const first = pageAt('/')
    ?.document.querySelectorAll('picture')
    .find((picture) => picture.querySelector('img[fetchpriority="high"]'));
  const source = first?.querySelector('source[type="image/avif"]');

  it('meets its size limit on a phone', () => {
    const forPhones = source ? candidates(source).find((candidate) => candidate.width === 880) : undefined;
    expect(statSync(forPhones?.file ?? 'no such picture').size).toBeLessThanOrEqual(
      speedLimits.firstPictureBytes,
    );
  });
});
