import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { PhotoFolder } from '../../../desk/photo-folder';
import { openDatabase } from '../../../store/open-database';
import { attempts, deliveries, leads, photos, visits } from '../../../store/schema';
import { leadsToken, outsidePort, portOfMoved } from './outside-mail-service';

const count = 2_000;
const photoCount = 20;
const root = new URL('../../../..', import.meta.url).pathname;
const edge = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'move-'));
const file = join(folder, 'leads.db');
const state = join(folder, 'state');
const started: ChildProcess[] = [];

test.afterAll(async () => {
  for (const program of started) {
    if (program.exitCode !== null || program.signalCode !== null) continue;
    // npm, wrangler and the runtime.
    const ended = once(program, 'exit');
    process.kill(-(program.pid ?? 0), 'SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

const leadIdOf = (index: number) => `M0VE${String(index).padStart(22, '0')}`;

/** A store with leads of two mails each, of which the last hundred have not gone out, and some with a visit and a photo. */
async function fillStore(): Promise<void> {
  const { database, close } = await openDatabase(file);
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c85a28' } })
    .jpeg()
    .toBuffer();
  const files = new PhotoFolder(`${file}.photos`);
  const now = Date.now();
  const all = Array.from({ length: count }, (_, index) => ({ index, leadId: leadIdOf(index) }));
  for (let start = 0; start < count; start += 100) {
    const some = all.slice(start, start + 100);
    await database.insert(leads).values(
      some.map(({ index, leadId }) => ({
        ...{
          leadId,
          reference: 'M0VE-00',
          kind: 'contact' as const,
          name: `Mover ${index}`,
          email: `m${index}@example.com`,
        },
        ...{ phone: '4165550142', address: '', message: `Zimmer "${index}" d'été`, sourceName: 'site' },
        ...{ receivedAt: now - (count - index) * 60_000, details: {} },
      })),
    );
    await database.insert(deliveries).values(
      some.flatMap(({ index, leadId }) =>
        ['contactNotification', 'contactConfirmation'].map((topic) => ({
          ...{
            id: `${leadId}.${topic}`,
            leadId,
            channel: 'mail' as const,
            topic,
            createdAt: now,
            startedAt: now,
            attempts: 1,
          },
          ...{
            mail: null,
            state: index < count - 100 ? ('delivered' as const) : ('held' as const),
            nextAttemptAt: now,
          },
        })),
      ),
    );
    await database
      .insert(attempts)
      .values(
        some.map(({ leadId }) => ({ deliveryId: `${leadId}.contactNotification`, leadId, attemptedAt: now })),
      );
  }
  for (const { leadId } of all.slice(-photoCount)) {
    await database.insert(visits).values({
      leadId,
      times: ['2026-12-01-am'],
      note: 'Ring twice',
      language: 'en',
      askedAt: now,
      wishes: 1,
      sequence: 0,
    });
    await database.insert(photos).values({
      id: `${leadId}.one`,
      leadId,
      description: '',
      bytes: photo.byteLength,
      addedAt: now,
      storedAt: now,
    });
    await files.write(leadId, 'one', photo);
  }
  await close();
}

/** Runs a command of the worker's folder; resolves with its status and all that it said, or once `until` was said. */
async function run(command: string, { cwd = edge, until }: { cwd?: string; until?: RegExp } = {}) {
  const env = { ...process.env, LEADS_DB: file, WRANGLER_SEND_METRICS: 'false', CI: '1' };
  const program = spawn(command, { cwd, env, shell: true, detached: true });
  started.push(program);
  let said = '';
  const ended = once(program, 'exit');
  const seen = new Promise<void>((resolve) => {
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (text) => {
        said += text;
        if (until?.test(said)) resolve();
      });
  });
  await Promise.race([ended, seen]);
  return { status: program.exitCode, said, program, ended };
}

test('a store of 2,000 leads with photos moves to the local runtime, also after it was broken off, and is served there', async ({
  request,
}) => {
  test.setTimeout(1_500_000);
  await fillStore();
  const move = `npm run -s move-to-edge -- --local ${state}`;
  const early = await run(move, { cwd: root });
  expect(early.said).toContain('has the migrations none');
  const config = 'wrangler-moved.test.jsonc';
  cpSync(join(edge, 'wrangler.jsonc'), join(edge, config));
  await run(
    `npx wrangler d1 migrations apply painting-leads --local --config ${config} --persist-to ${state}`,
  );
  const broken = await run(move, { cwd: root, until: /leads: / });
  process.kill(-(broken.program.pid ?? 0), 'SIGKILL');
  await broken.ended;
  for (const _time of [1, 2]) {
    const { status, said } = await run(move, { cwd: root });
    expect(said).toContain('leads: 2000 here, 2000 of them there');
    expect(said).toContain('deliveries: 4000 here, 4000 of them there');
    expect(said).toContain('attempts: 2000 here, 2000 of them there');
    expect(said).toContain(`photos as files: ${photoCount} here, ${photoCount} of them there`);
    expect(said).toContain('Everything is there.');
    expect(status).toBe(0);
  }
  await run(
    `npm -s start -- --inspector-port 0 --show-interactive-dev-session=false --config ${config} --port ${portOfMoved} --persist-to ${state} --var LEADS_TOKEN:${leadsToken} --var MAIL_SERVICE_URL:http://localhost:${outsidePort}`,
    { until: /Ready on/ },
  );
  const site = `http://localhost:${portOfMoved}`;
  const headers = { Authorization: `Bearer ${leadsToken}` };
  const exported = await (await request.get(`${site}/leads/export.json`, { headers })).json();
  expect(exported).toHaveLength(count);
  expect(exported.map(({ leadId }: { leadId: string }) => leadId).toSorted()).toEqual(
    Array.from({ length: count }, (_, index) => leadIdOf(index)),
  );
  const last = leadIdOf(count - 1);
  expect(await (await request.get(`${site}/leads/${last}`, { headers })).text()).toContain('Ring twice');
  const photo = await request.get(`${site}/leads/${last}/photos/one`, { headers });
  expect(photo.headers()['content-type']).toBe('image/jpeg');
});
