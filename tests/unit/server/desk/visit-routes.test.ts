import { mkdir, readdir, readFile, readlink, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ownBusiness } from '../../../../server/base/node-business';
import { FairLine } from '../../../../server/desk/fair-line';
import { PhotosInMemory } from '../../../../server/desk/photo-files';
import { PhotoFolder } from '../../../../server/desk/photo-folder';
import type { PhotoKeeping } from '../../../../server/desk/photo-keeper';
import { redrawPhoto } from '../../../../server/desk/redraw-photo';
import { createLeadId } from '../../../../shared/lead-id';
import { visitRulesSchema } from '../../../../shared/visit-rules';
import { postLead } from '../example-leads';
import { exampleLeadId, testServer } from '../server-app';
import { temporaryFolder } from '../temporary-folder';

const megabyte = 1024 * 1024;
const visiting = { ...ownBusiness, timeZone: 'America/Toronto', visits: visitRulesSchema.parse({}) };
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
  await postLead(server, { leadId: exampleLeadId });
  const call = (method: string, path: string, body?: unknown) =>
    server.app.request(`/api/leads/${path}`, {
      method,
      ...(body instanceof Uint8Array && { headers: { 'Content-Length': String(body.byteLength) } }),
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
    await postLead(server, { leadId: exampleLeadId });
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

  it('refuses other files, cut-off pictures, and pictures that are too large', async () => {
    const { status } = await serverWithLead();
    const photo = await phonePhoto();
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await status('PUT', path('photo-svg'), svg)).toBe(415);
    expect(await status('PUT', path('photo-cut'), photo.subarray(0, 900))).toBe(415);
    expect(await status('PUT', path('short'), photo)).toBe(400);
    expect(await status('PUT', path('photo-one', createLeadId()), photo)).toBe(404);
    expect(await status('PUT', path('photo-large'), new Uint8Array(16 * megabyte))).toBe(413);
    // A strip of a few points a row takes a decoder long.
    const strip = { width: 1, height: 20_001, channels: 3, background: '#a55' } as const;
    expect(await status('PUT', path('photo-strip'), await sharp({ create: strip }).png().toBuffer())).toBe(
      415,
    );
    const none = await serverWithLead({ photoKeeping: undefined });
    expect(await none.status('PUT', path('photo-one'), photo)).toBe(507);
  });

  it('reads nothing of a photo without a place: no lead, six photos, or a full quota, which is said in the offers', async () => {
    const heavy = { redraw: async () => new Uint8Array(2 * megabyte), quotaBytes: 15 * megabyte };
    const { server, status } = await serverWithLead({ photoKeeping: keeping(heavy) });
    const photo = await phonePhoto();
    const other = createLeadId();
    await postLead(server, { leadId: other });
    const bodies = unreadBodies();
    const refused = async (photoPath: string) =>
      (await server.app.request(`/api/leads/${photoPath}`, bodies.next())).status;
    const offersPhotos = async () => (await (await server.app.request('/api/visits')).json()).photos;
    for (let index = 0; index < 5; index += 1)
      expect(await status('PUT', path(`photo-${index}-of-6`), photo)).toBe(200);
    expect([await refused(path('photo-one', createLeadId())), await offersPhotos()]).toEqual([404, true]);
    expect(await status('PUT', path('photo-5-of-6'), photo)).toBe(200);
    expect([await refused(path('photo-seven')), await refused(path('photo-one', other))]).toEqual([409, 507]);
    expect([await offersPhotos(), bodies.read()]).toEqual([false, 0]);
  });

  it('answers 503 while too many photos wait, counted for all callers and for each, and then takes them', async () => {
    const photoWaiting = { call: megabyte, client: megabyte, all: 2 * megabyte };
    const clientAddress = ({ req }: { req: { header(name: string): string | undefined } }) =>
      req.header('x-client') ?? '';
    const { server } = await serverWithLead({ photoWaiting, clientAddress });
    const photo = await phonePhoto();
    const send = async (client: string, name: string, body: BodyInit) => {
      const init = { method: 'PUT', body, duplex: 'half', headers: { 'x-client': client } };
      const answer = await server.app.request(`/api/leads/${path(name)}`, init);
      return [answer.status, answer.headers.get('retry-after')];
    };
    const slow = ['203.0.113.1', '203.0.113.2'].map((client, index) => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      return { answer: send(client, `photo-slow-${index}`, readable), writer: writable.getWriter() };
    });
    await slow[0]?.writer.write(photo);
    expect(await send('203.0.113.1', 'photo-second', new Blob([new Uint8Array(photo)]))).toEqual([503, '5']);
    await slow[1]?.writer.write(photo);
    expect(await send('203.0.113.3', 'photo-third', new Blob([new Uint8Array(photo)]))).toEqual([503, '5']);
    for (const { writer } of slow) await writer.close();
    expect(await Promise.all(slow.map(({ answer }) => answer))).toEqual([
      [200, null],
      [200, null],
    ]);
    expect(await send('203.0.113.3', 'photo-third', new Blob([new Uint8Array(photo)]))).toEqual([200, null]);
  });

  it('takes a photo again whose file is gone, and one that the disk had no room for', async () => {
    const files = new PhotosInMemory();
    const write = files.write.bind(files);
    const { status, call, stored } = await serverWithLead({ photoKeeping: keeping({ files }) });
    const photo = await phonePhoto();
    files.write = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    for (let index = 0; index < 7; index += 1) {
      const full = await call('PUT', path(`photo-${index}-of-7`), photo);
      expect([full.status, full.headers.get('retry-after')]).toEqual([503, '60']);
    }
    files.write = write;
    expect(await status('PUT', path('photo-one'), photo)).toBe(200);
    await files.remove(exampleLeadId, 'photo-one');
    expect(await status('PUT', path('photo-one'), photo)).toBe(200);
    expect(await files.has(exampleLeadId, 'photo-one')).toBe(true);
    expect((await stored())?.photos).toHaveLength(1);
  });

  it('the whole folder of a lead goes with it, also when the erasure was interrupted', async () => {
    const folder = await temporaryFolder();
    const files = new PhotoFolder(join(folder.path, 'photos'));
    const removeLead = files.removeLead.bind(files);
    const { server, status } = await serverWithLead({ photoKeeping: keeping({ files }) });
    await status('PUT', path('photo-one'), await phonePhoto());
    await writeFile(join(folder.path, 'photos', exampleLeadId, 'photo-two.x.part'), 'left by a crash');
    const desk = await server.desk();
    files.removeLead = () => Promise.reject(new Error('interrupted'));
    expect(await desk.eraser.erase(exampleLeadId)).toEqual({ count: 1, left: 0, hasTraces: true });
    expect(await readdir(join(folder.path, 'photos'))).toEqual([exampleLeadId]);
    files.removeLead = removeLead;
    await desk.tidyUp();
    expect(await readdir(join(folder.path, 'photos'))).toEqual([]);
    await folder.remove();
  });

  it('an interrupted write leaves no file behind: a failed one at once, one of a crash from the next start on', async () => {
    const folder = await temporaryFolder();
    const files = new PhotoFolder(folder.path);
    // A folder in the place of the file makes the write fail.
    await mkdir(join(folder.path, 'lead', 'photo-one.jpg'), { recursive: true });
    await expect(files.write('lead', 'photo-one', new Uint8Array(1))).rejects.toThrow();
    expect(await readdir(join(folder.path, 'lead'))).toEqual(['photo-one.jpg']);
    await files.write('lead', 'photo-two', new Uint8Array(1));
    await files.remove('lead', 'photo-two');
    const open = await Promise.all(
      (await readdir('/proc/self/fd').catch((): string[] => [])).map((number) =>
        readlink(`/proc/self/fd/${number}`).catch(() => ''),
      ),
    );
    expect(open.filter((path) => path.startsWith(folder.path))).toEqual([]);
    await mkdir(join(folder.path, 'crashed'));
    const left = join(folder.path, 'crashed', 'photo-two.x.part');
    const writing = join(folder.path, 'lead', 'photo-three.x.part');
    for (const file of [left, writing]) await writeFile(file, 'a photo');
    await utimes(left, new Date(), Date.now() / 1000 - 120);
    const { server } = await serverWithLead({ photoKeeping: keeping({ files }) });
    await (await server.desk()).tidyUp();
    expect((await readdir(folder.path, { recursive: true })).toSorted()).toEqual([
      'lead',
      'lead/photo-one.jpg',
      'lead/photo-three.x.part',
    ]);
    await folder.remove();
  });
});

describe('the line of photos to decode', () => {
  const line = () => {
    const fair = new FairLine();
    const done: string[] = [];
    const ends: (() => void)[] = [];
    const add = (client: string, name: string, signal = new AbortController().signal) =>
      fair.run({ client, signal }, async () => {
        await new Promise<void>((resolve) => ends.push(resolve));
        done.push(name);
      });
    const endNext = async () => {
      ends.shift()?.();
      await new Promise(setImmediate);
    };
    return { add, endNext, done };
  };

  it('is served by turns, so that one client delays another by one photo', async () => {
    const { add, endNext, done } = line();
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => add(name.slice(0, 1), name));
    for (const _ of all) await endNext();
    await Promise.all(all);
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('loses callers who left', async () => {
    const { add, endNext, done } = line();
    const leaver = new AbortController();
    const [first, left, last] = [add('a', 'a1'), add('b', 'b1', leaver.signal), add('c', 'c1')];
    leaver.abort(new Error('left'));
    const refusal = expect(left).rejects.toThrow('left');
    await endNext();
    await endNext();
    await refusal;
    await Promise.all([first, last]);
    expect(done).toEqual(['a1', 'c1']);
  });
});

/** Bodies that count how many of their chunks were read. */
function unreadBodies() {
  let chunks = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    chunks += 1;
    controller.close();
  };
  return {
    next: () => ({ method: 'PUT', body: new ReadableStream({ pull }, { highWaterMark: 0 }), duplex: 'half' }),
    read: () => chunks,
  };
}
