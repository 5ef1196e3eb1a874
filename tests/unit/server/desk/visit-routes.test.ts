import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { business } from '../../../../server/base/node-business';
import { PhotosInMemory } from '../../../../server/desk/photo-files';
import { PhotoFolder } from '../../../../server/desk/photo-folder';
import type { PhotoKeeping } from '../../../../server/desk/photo-keeper';
import { redrawPhoto } from '../../../../server/desk/redraw-photo';
import { createLeadId } from '../../../../shared/lead-id';
import { visitRulesSchema } from '../../../../shared/visit-rules';
import { sendLead } from '../example-leads';
import { exampleLeadId, testServer } from '../server-app';
import { temporaryFolder } from '../temporary-folder';

const megabyte = 1024 * 1024;
const visiting = { ...business, timeZone: 'America/Toronto', visits: visitRulesSchema.parse({}) };
const keeping = (change: Partial<PhotoKeeping> = {}): PhotoKeeping => ({
  files: new PhotosInMemory(),
  redraw: redrawPhoto,
  quotaBytes: 100 * megabyte,
  ...change,
});

/** A photo from a phone: rotated by its EXIF orientation, with GPS coordinates. */
function phonePhoto(red = 200): Promise<Uint8Array> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '43/1 39/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

async function serverWithLead(options: Parameters<typeof testServer>[0] = {}) {
  const server = testServer({ business: visiting, photoKeeping: keeping(), ...options });
  await sendLead(server, { leadId: exampleLeadId });
  const call = (method: string, path: string, body?: unknown) =>
    server.app.request(`/api/leads/${path}`, {
      method,
      ...(body !== undefined && {
        body: body instanceof Uint8Array ? new Blob([new Uint8Array(body)]) : JSON.stringify(body),
      }),
    });
  const status = async (method: string, path: string, body?: unknown) =>
    (await call(method, path, body)).status;
  const stored = async () => (await server.desk()).queries.find(exampleLeadId);
  return { server, call, status, stored };
}

describe('GET /api/visits', () => {
  it('offers the next half-days, and states whether photos are accepted', async () => {
    const { server } = await serverWithLead();
    const answer = await server.app.request('/api/visits', {
      headers: { Origin: 'https://partner.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const { timeZone, halfDays, photos } = await answer.json();
    expect([timeZone, halfDays.length, photos]).toEqual(['America/Toronto', 12, true]);
    // The clock of the tests stands at noon on Friday, July 31, 2026.
    expect(halfDays[0]).toEqual({
      id: '2026-08-03-am',
      date: '2026-08-03',
      half: 'morning',
      from: '2026-08-03T12:00:00.000Z',
      to: '2026-08-03T16:00:00.000Z',
    });
  });

  it('offers nothing if the business offers no visits and keeps no photos', async () => {
    const server = testServer({ business: { ...visiting, visits: undefined } });
    const answer = await (await server.app.request('/api/visits')).json();
    expect(answer).toEqual({ timeZone: 'America/Toronto', halfDays: [], photos: false });
  });
});

describe('PUT /api/leads/<id>/visit', () => {
  const times = ['2026-08-03-am', '2026-08-04-pm'];
  const path = `${exampleLeadId}/visit`;

  it('stores the request; the latest one holds', async () => {
    const { status, stored } = await serverWithLead();
    expect(await status('PUT', path, { times, note: 'Side door', language: 'fr' })).toBe(200);
    expect(await status('PUT', path, { times, note: 'Side door', language: 'fr' })).toBe(200);
    expect((await stored())?.visit).toMatchObject({
      times,
      note: 'Side door',
      language: 'fr',
      wishes: 1,
    });
    expect(await status('PUT', path, { times: ['2026-08-05-am'] })).toBe(200);
    expect((await stored())?.visit).toMatchObject({
      times: ['2026-08-05-am'],
      note: '',
      wishes: 2,
    });
  });

  it('the request sent last holds, also if earlier ones arrive after it', async () => {
    const { status, stored } = await serverWithLead();
    const wish = (sentAt: number, note: string) => status('PUT', path, { times, note, sentAt });
    expect(await wish(1, 'Side door')).toBe(200);
    expect(await wish(3, 'Side door')).toBe(200);
    expect(await wish(2, 'Back door')).toBe(200);
    expect((await stored())?.visit).toMatchObject({ note: 'Side door', wishes: 1 });
    expect(await wish(4, 'Back door')).toBe(200);
    expect((await stored())?.visit).toMatchObject({ note: 'Back door', wishes: 2 });
  });

  it('an empty request without an earlier one stores nothing', async () => {
    const { status, stored } = await serverWithLead();
    expect(await status('PUT', path, { times: [] })).toBe(200);
    expect((await stored())?.visit).toBeNull();
  });

  it('answers 404 until the lead is stored, and 400 to an invalid request', async () => {
    const { status } = await serverWithLead();
    expect(await status('PUT', `${createLeadId()}/visit`, { times })).toBe(404);
    expect(await status('PUT', 'x/visit', { times })).toBe(404);
    expect(await status('PUT', path, { times: ['soon'] })).toBe(400);
    expect(await status('PUT', path, 'x')).toBe(400);
    expect(await status('POST', path, { times })).toBe(405);
  });

  it('a browser on another site may ask first', async () => {
    const { server } = await serverWithLead();
    const answer = await server.app.request(`/api/leads/${path}`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://partner.example', 'Access-Control-Request-Method': 'PUT' },
    });
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
  });
});

describe('PUT /api/leads/<id>/photos/<photo id>', () => {
  const path = (photo: string, leadId: string = exampleLeadId) => `${leadId}/photos/${photo}`;

  it('keeps a photo once, upright, without its GPS coordinates, and private', async () => {
    const folder = await temporaryFolder();
    const files = new PhotoFolder(join(folder.path, 'photos'));
    const { status, stored } = await serverWithLead({ photoKeeping: keeping({ files }) });
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect(await status('PUT', `${path('photo-one')}?description=North+wall`, photo)).toBe(200);
    expect(await status('PUT', `${path('photo-one')}?description=South+wall`, photo)).toBe(200);
    expect((await stored())?.photos).toMatchObject([{ description: 'South wall' }]);
    const file = join(folder.path, 'photos', exampleLeadId, 'photo-one.jpg');
    const { width, height, exif, orientation, format } = await sharp(await readFile(file)).metadata();
    expect({ width, height, exif, orientation, format }).toEqual({ width: 480, height: 640, format: 'jpeg' });
    expect((await stat(file)).mode & 0o077).toBe(0);
    await folder.remove();
  });

  it('accepts six per lead, also if sent at once', async () => {
    const { status, stored } = await serverWithLead();
    const photo = await phonePhoto();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => status('PUT', path(`photo-${index}-of-8`), photo)),
    );
    expect(answers.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 409, 409]);
    const first = (await stored())?.photos[0];
    expect(await status('DELETE', path(first?.id.split('.')[1] ?? ''))).toBe(200);
    expect(await status('DELETE', path('never-there'))).toBe(200);
    expect(await status('PUT', path('another-one'), photo)).toBe(200);
  });

  it('refuses those of a suspect lead, until it is marked as real', async () => {
    const server = testServer({ business: visiting, photoKeeping: keeping(), leadsPerHour: 0 });
    await sendLead(server, { leadId: exampleLeadId });
    const put = async () =>
      server.app.request(`/api/leads/${path('photo-one')}`, {
        method: 'PUT',
        body: new Blob([new Uint8Array(await phonePhoto())]),
      });
    const answer = await put();
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { error: 'This request takes no photos until somebody has looked at it' },
    ]);
    await (await server.desk()).store.markReal(exampleLeadId, server.clock.nowMs);
    expect((await put()).status).toBe(200);
  });

  it('refuses other files, cut-off pictures, and pictures that the disk has no space for', async () => {
    const { status } = await serverWithLead();
    const photo = await phonePhoto();
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await status('PUT', path('photo-svg'), svg)).toBe(415);
    expect(await status('PUT', path('photo-cut'), photo.subarray(0, 900))).toBe(415);
    expect(await status('PUT', path('short'), photo)).toBe(400);
    expect(await status('PUT', path('photo-one', createLeadId()), photo)).toBe(404);
    expect(await status('PUT', path('photo-large'), new Uint8Array(16 * megabyte))).toBe(413);
    const heavy = keeping({ redraw: async () => new Uint8Array(15 * megabyte) });
    const full = await serverWithLead({ photoKeeping: heavy });
    const answers = [];
    for (const name of ['photo-one', 'photo-two', 'photo-three'])
      answers.push(await full.status('PUT', path(name), photo));
    expect(answers).toEqual([200, 200, 413]);
    const small = await serverWithLead({ photoKeeping: keeping({ quotaBytes: 10 }) });
    expect(await small.status('PUT', path('photo-one'), photo)).toBe(507);
    const none = await serverWithLead({ photoKeeping: undefined });
    expect(await none.status('PUT', path('photo-one'), photo)).toBe(507);
  });

  it('the files of a lead go with it, also when the erasure was interrupted', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder.path, 'photos'));
    const files = new PhotoFolder(join(folder.path, 'photos'));
    let isStuck = true;
    const sticking = {
      ...keeping(),
      files: {
        write: files.write.bind(files),
        read: files.read.bind(files),
        remove: async (leadId: string, photoId: string) => {
          if (isStuck) throw new Error('interrupted');
          await files.remove(leadId, photoId);
        },
      },
    };
    const { server, status } = await serverWithLead({ photoKeeping: sticking });
    await status('PUT', path('photo-one'), await phonePhoto());
    const desk = await server.desk();
    expect(await desk.eraser.erase(exampleLeadId)).toEqual({ count: 1, left: 0, hasTraces: true });
    expect(await readdir(join(folder.path, 'photos'))).toEqual([exampleLeadId]);
    isStuck = false;
    await desk.tidyUp();
    expect(await readdir(join(folder.path, 'photos'))).toEqual([]);
    await folder.remove();
  });
});
