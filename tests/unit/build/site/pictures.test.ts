import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PictureStore, pictureWidths } from '../../../../build/site/picture-store';
import { describedPicture, pictureHtml } from '../../../../build/site/picture-tag';

describe('the widths of a picture', () => {
  it.each([
    [2400, [480, 880, 1290, 2080]],
    [2080, [480, 880, 1290, 2080]],
    [1600, [480, 880, 1290, 1600]],
    [1500, [480, 880, 1500]],
    [1200, [480, 880, 1200]],
    [1000, [480, 1000]],
    [480, [480]],
    [300, [300]],
  ])('the widths of a master %i px wide are %j', (ownWidth, widths) => {
    expect(pictureWidths(ownWidth)).toEqual(widths);
  });
});

describe('the picture store', () => {
  let images: string;
  let cache: string;

  beforeEach(async () => {
    images = await mkdtemp(join(tmpdir(), 'images-'));
    cache = await mkdtemp(join(tmpdir(), 'cache-'));
    await paintMaster('#346a96');
  });

  afterEach(async () => {
    await rm(images, { recursive: true });
    await rm(cache, { recursive: true });
  });

  async function paintMaster(background: string): Promise<void> {
    const master = sharp({ create: { width: 1200, height: 800, channels: 3, background } });
    await writeFile(join(images, 'wall.webp'), await master.webp({ lossless: true }).toBuffer());
  }

  it('plans AVIF at all widths, WebP at the two largest, size, colour and social card', async () => {
    const wall = await new PictureStore([images], cache).picture('wall');
    expect(wall).toMatchObject({ name: 'wall', width: 1200, height: 800, colour: '#369' });
    expect(wall.files.avif.map((file) => file.width)).toEqual([480, 880, 1200]);
    expect(wall.files.webp.map((file) => file.width)).toEqual([880, 1200]);
    expect(wall.files.avif[0]?.fileName).toMatch(/^wall-480-[0-9a-f]{6}\.avif$/);
    expect(wall.socialCard.fileName).toMatch(/^wall-1200-[0-9a-f]{6}\.jpg$/);
  });

  it('makes each version in its named format and size', async () => {
    const store = new PictureStore([images], cache);
    const wall = await store.picture('wall');
    for (const { fileName, width } of [...wall.files.avif, ...wall.files.webp]) {
      const made = await sharp(await store.read(fileName)).metadata();
      expect([made.width, made.height]).toEqual([width, Math.round((width * 2) / 3)]);
      expect(made.format).toBe(fileName.endsWith('avif') ? 'heif' : 'webp');
    }
    const card = await sharp(await store.read(wall.socialCard.fileName)).metadata();
    expect([card.format, card.width, card.height]).toEqual(['jpeg', 1200, 630]);
  });

  it('reads versions of an earlier build from disk', async () => {
    const first = new PictureStore([images], cache);
    const fileName = (await first.picture('wall')).files.webp[0]?.fileName ?? '';
    await first.read(fileName);
    expect(await readdir(cache)).toEqual([fileName]);
    await writeFile(join(cache, fileName), 'made before');
    const second = new PictureStore([images], cache);
    await second.picture('wall');
    expect(String(await second.read(fileName))).toBe('made before');
  });

  it("renames a changed master's versions, so caches never show old ones", async () => {
    const before = await new PictureStore([images], cache).picture('wall');
    await paintMaster('#c2552d');
    const after = await new PictureStore([images], cache).picture('wall');
    expect(after.files.avif[0]?.fileName).not.toBe(before.files.avif[0]?.fileName);
  });

  it('reads a changed master and one that was missing again, once it forgets them', async () => {
    const store = new PictureStore([images], cache);
    const before = (await store.picture('wall')).colour;
    await expect(store.picture('deck')).rejects.toThrow('there is no picture "deck"');
    await copyFile(join(images, 'wall.webp'), join(images, 'deck.webp'));
    await paintMaster('#c2552d');
    for (const name of ['deck', 'wall']) store.forget(name);
    expect((await store.picture('deck')).colour).toBe(before);
    expect((await store.picture('wall')).colour).toBe('#b53');
  });

  it("prefers a business's own picture to the site's", async () => {
    const own = await mkdtemp(join(tmpdir(), 'own-images-'));
    const green = sharp({ create: { width: 600, height: 400, channels: 3, background: '#228844' } });
    await writeFile(join(own, 'wall.webp'), await green.webp({ lossless: true }).toBuffer());
    const store = new PictureStore([own, images, join(own, 'missing')], cache);
    expect((await store.picture('wall')).colour).toBe('#284');
    expect(store.names()).toEqual(['wall']);
    await rm(own, { recursive: true });
  });

  it('gives transparent pictures no colour', async () => {
    const clear = sharp({ create: { width: 600, height: 400, channels: 4, background: '#ffffff80' } });
    await writeFile(join(images, 'mask.webp'), await clear.webp({ lossless: true }).toBuffer());
    expect((await new PictureStore([images], cache).picture('mask')).colour).toBeUndefined();
  });

  it.each([
    ['jpeg', 'deck.JPG'],
    ['png', 'deck.png'],
    ['avif', 'deck.avif'],
    ['tiff', 'deck.tif'],
  ] as const)('reads a %s, upright as its camera was held', async (format, file) => {
    // Lies on its side: its left half is blue, and its camera was turned by a quarter (EXIF orientation 6).
    const blue = { input: { create: { width: 40, height: 40, channels: 3, background: '#00f' } } } as const;
    const master = sharp({ create: { width: 80, height: 40, channels: 3, background: '#f00' } })
      .composite([{ ...blue, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 });
    await writeFile(join(images, file), await master.toFormat(format).toBuffer());
    const store = new PictureStore([images], cache);
    const deck = await store.picture('deck');
    expect([deck.width, deck.height]).toEqual([40, 80]);
    const made = sharp(await store.read(deck.files.webp[0]?.fileName ?? ''));
    const [red, , blueTop] = await made.extract({ left: 20, top: 5, width: 1, height: 1 }).raw().toBuffer();
    expect(blueTop).toBeGreaterThan(200);
    expect(red).toBeLessThan(50);
  });

  it('reads a HEIC, which phones write', async () => {
    await writeFile(join(images, 'phone.HEIC'), Buffer.from(blueAboveRed, 'base64'));
    const phone = await new PictureStore([images], cache).picture('phone');
    expect([phone.width, phone.height, phone.colour]).toEqual([64, 128, '#707']);
  });

  it.each([
    ['wal', 'put wal.jpg (or png, webp, avif, heic, tif) there'],
    ['Wall', 'but there is "wall": letter case counts'],
    ['wall.webp', 'write its name without the extension, "wall"'],
    ['deck job (1)', 'name the file with letters, digits, - and _, such as "deck-job-1"'],
  ])('rejects the name %j with its remedy', async (name, remedy) => {
    await expect(new PictureStore([images], cache).picture(name)).rejects.toThrow(remedy);
  });

  it('rejects two pictures of one name, and a file that is no picture', async () => {
    await writeFile(join(images, 'deck.jpg'), 'no picture');
    await expect(new PictureStore([images], cache).picture('deck')).rejects.toThrow(
      /deck\.jpg: can't be read as a picture .*: save it again as JPEG or PNG/,
    );
    await writeFile(join(images, 'wall.jpg'), '');
    expect(() => new PictureStore([images], cache).names()).toThrow(
      'both wall.jpg and wall.webp: delete one of them',
    );
  });

  it("reads a picture's focal point", async () => {
    await writeFile(join(images, 'focus.json'), '{ "wall": "70% 40%" }');
    expect((await new PictureStore([images], cache).picture('wall')).focus).toBe('70% 40%');
  });

  it('rejects an invalid focal point', async () => {
    await writeFile(join(images, 'focus.json'), '{ "wall": "left" }');
    await expect(new PictureStore([images], cache).picture('wall')).rejects.toThrow(
      /focus\.json: [\s\S]*two percentages/,
    );
  });

  it('serves no unplanned file', () => {
    expect(new PictureStore([images], cache).read('../business.json')).toBeUndefined();
  });

  describe('in the picture tag', () => {
    it('offers AVIF, then WebP, with correct sizes and a lazy image in its colour', async () => {
      const wall = await new PictureStore([images], cache).picture('wall');
      const html = pictureHtml(wall, { alt: 'A "blue" wall' }, { sizes: '50vw', class: 'cover' });
      expect(html.match(/type="image\/\w+"/g)).toEqual(['type="image/avif"', 'type="image/webp"']);
      expect(html.match(/sizes="50vw"/g)).toHaveLength(2);
      expect(html.match(/ \d+w/g)).toEqual([' 480w', ' 880w', ' 1200w', ' 880w', ' 1200w']);
      expect(html).toContain('class="picture-wall cover"');
      expect(html).toContain('width="1200" height="800" alt="A &quot;blue&quot; wall" loading="lazy"');
    });

    it('requests a wider file where the box crops the sides', async () => {
      const wall = await new PictureStore([images], cache).picture('wall');
      const sizes = '(width >= 1280px) 566px, (width >= 640px) 44vw, 0px';
      const sizesIn = (box: string) =>
        /sizes="([^"]*)"/.exec(pictureHtml(wall, { alt: '' }, { sizes, box }))?.[1];
      expect(sizesIn('1/1')).toBe('(width >= 1280px) 849px, (width >= 640px) 66vw, 0px');
      expect(sizesIn('16/9')).toBe(sizes);
    });

    it('loads first and never lazily with priority', async () => {
      const wall = await new PictureStore([images], cache).picture('wall');
      const html = pictureHtml(wall, { alt: '' }, { priority: true });
      expect(html).toContain('fetchpriority="high"');
      expect(html).not.toContain('lazy');
    });

    it('rejects values without a name or alternative text', () => {
      for (const given of ['wall', { name: 'wall' }, { alt: 'A wall' }, null]) {
        expect(() => describedPicture(given)).toThrow('needs a picture from the content');
      }
    });
  });
});

/** A HEIC of 64 by 128 px, blue above red, as `heif-enc` writes it. */
const blueAboveRed =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
  'AA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAJqAAEAAAAAAAAAJQACAAAAAAKPAAEAAAAAAAAAFAAAADhpaW5mAAAA' +
  'AAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAAAAAIAAGh2YzEAAAABhWlwcnAAAAFgaXBjbwAAAHhodmNDAQNwAAAA' +
  'AAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCAgWW6' +
  'kkprm4EBAwIAAAMAAgAAAwACECIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAACAAAAAEHBpeGkAAAAAAwgICAAAAHNodmND' +
  'AQQIAAAAAAAAAAAAHvAA/Pz4+AAADwMgAAEAF0ABDAH//wQIAAADAJ/4AAADAAAeugJAIQABACdCAQEECAAAAwCf+AAAAwAAHsCC' +
  'AgWW6kkprmwIAAADAAgAAAMACEAiAAEAB0QBwXKwIkAAAAAUaXNwZQAAAAAAAABAAAAAgAAAAA5waXhpAAAAAAEIAAAAJ2F1eEMA' +
  'AAAAdXJuOm1wZWc6aGV2YzoyMDE1OmF1eGlkOjEAAAAAHWlwbWEAAAAAAAAAAgABA4ECgwACBIQFhocAAAAaaXJlZgAAAAAAAAAO' +
  'YXV4bAACAAEAAQAAAEFtZGF0AAAAISgBrwQY/Hk46//9CVn9msnulkcDeKK1r+/dUy+pFyEZuAAAABAoAa4IMPEqFPlvN+Na4YVG';
