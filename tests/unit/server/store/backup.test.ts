import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { fromRoot } from '../../../../build/business/from-root';
import { backUp } from '../../../../server/store/back-up';
import { openDatabase } from '../../../../server/store/open-database';
import { restore } from '../../../../server/store/restore';
import { leads } from '../../../../server/store/schema';
import { createLeadId } from '../../../../shared/lead-id';
import { exampleLead, postLead } from '../example-leads';
import { runningServer } from '../running-server';
import { testServer } from '../server-app';
import { temporaryFolder } from '../temporary-folder';

const dist = await temporaryFolder({ 'index.html': 'home' });
afterAll(() => dist.remove());

/** The commands as the documents give them, with another folder. */
async function documented(name: 'backup' | 'restore', folder: string): Promise<string> {
  const text = await readFile(fromRoot('docs/going-live.md'), 'utf8');
  const [, section = ''] = text.split('### Back up, restore, move');
  const [, command] =
    new RegExp(`\`\`\`sh\\n(npm run ${name} -- )/backups/leads-monday\\n`).exec(section) ?? [];
  if (!command) throw new Error(`docs/going-live.md does not say how to ${name}`);
  return command + folder;
}

async function run(command: string, leadsFile: string) {
  const program = spawn(command.replace('npm run', 'npm run -s'), {
    shell: true,
    cwd: fromRoot(''),
    env: { PATH: process.env.PATH, LEADS_DB: leadsFile },
  });
  const [said, complaints] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'exit'),
  ]);
  return { said, complaints, status: program.exitCode };
}

async function text(stream: NodeJS.ReadableStream): Promise<string> {
  let all = '';
  for await (const chunk of stream) all += String(chunk);
  return all.trim();
}

/** The program as a machine runs it. */
async function serve(leadsFile: string) {
  const program = spawn(process.execPath, ['--import', 'tsx', 'server/app/serve.ts'], {
    cwd: fromRoot(''),
    env: {
      PATH: process.env.PATH,
      BUSINESS: process.env.BUSINESS,
      PORT: '0',
      DIST: dist.path,
      OUTBOX: `${leadsFile}-mails`,
      LEADS_DB: leadsFile,
    },
  });
  let origin = '';
  let leadsToken = '';
  for await (const line of createInterface({ input: program.stdout })) {
    origin ||= /^Site +(http:\/\/localhost:\d+)/.exec(line)?.[1] ?? '';
    leadsToken = /^Leads .*token=(\S+)/.exec(line)?.[1] ?? '';
    if (leadsToken) break;
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    const exit = once(program, 'exit');
    program.kill(signal);
    await exit;
  }
  return { ...callsTo({ origin, leadsToken }), end };
}

/** What the business and a visitor ask of a server. */
function callsTo({ origin, leadsToken }: { readonly origin: string; readonly leadsToken: string }) {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      ...init,
      headers: { Authorization: `Bearer ${leadsToken}`, Origin: origin, ...init.headers },
    });
  return {
    leadsToken,
    call,
    async send(name: string): Promise<string> {
      const { leadId, kind, values } = exampleLead({ leadId: createLeadId(), values: { name } });
      const body = JSON.stringify({ leadId, kind, values });
      const headers = { 'Content-Type': 'application/json' };
      expect((await call('/api/leads', { method: 'POST', headers, body })).status).toBe(200);
      return leadId;
    },
    async names(): Promise<readonly string[]> {
      const rows: readonly { values: { name: string } }[] = await (await call('/leads/export.json')).json();
      return rows.map(({ values }) => values.name);
    },
    erase: (leadId: string) =>
      call(`/leads/${leadId}/erase`, { method: 'POST', body: new URLSearchParams({ sure: 'yes' }) }),
  };
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'the documented backup is restored after %s, here and on another machine, with what was there set aside',
  async (signal) => {
    const [folder, elsewhere] = [await temporaryFolder(), await temporaryFolder()];
    const leadsFile = join(folder.path, 'leads.db');
    const backup = join(folder.path, 'backup');
    const before = await serve(leadsFile);
    const kept = await before.send('Kept');
    await before.erase(await before.send('Erased before'));
    const photoPath = `/leads/${kept}/photos/first-photo`;
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const put = await before.call(`/api${photoPath}`, { method: 'PUT', body: new Uint8Array(photo) });
    expect(put.status).toBe(200);
    const shown = await (await before.call(photoPath)).arrayBuffer();
    const erasedSince = await before.send('Erased since');

    const backedUp = await run(await documented('backup', backup), leadsFile);
    expect(backedUp).toMatchObject({ complaints: '', status: 0 });
    expect(backedUp.said).toMatch(
      /backup has 2 leads and 1 photo; the newest lead came on \S+ at \S+ UTC\.$/,
    );
    await before.erase(erasedSince);
    await before.send('Since');

    await expect(restore(leadsFile, backup)).rejects.toThrow(`A server uses ${leadsFile}: stop it first.`);
    expect(await before.names()).toEqual(['Kept', 'Since']);
    await before.end(signal);
    const besideIt = (await readdir(folder.path)).filter((name) => /-(?:wal|shm)$/.test(name));
    if (signal === 'SIGTERM') expect(besideIt).toEqual([]);

    const restored = await run(await documented('restore', backup), leadsFile);
    expect(restored).toMatchObject({ complaints: '', status: 0 });
    expect(restored.said).toContain('leads.db has 2 leads and 1 photo');
    expect(restored.said).toContain('It has 1 lead that the backup does not have');
    expect(restored.said).toMatch(/had been erased, erase them again: [0-9A-Z]{4}-[0-9A-Z]{2}\.$/);
    const moved = join(elsewhere.path, 'data', 'leads.db');
    await restore(moved, backup);

    for (const file of [leadsFile, moved]) {
      const server = await runningServer({}, { leadsFile: file });
      const after = callsTo(server);
      expect(after.leadsToken).toBe(before.leadsToken);
      expect(await after.names()).toEqual(['Kept', 'Erased since']);
      expect(await (await after.call(photoPath)).arrayBuffer()).toEqual(shown);
      await server.stop();
    }
    const aside = (await readdir(folder.path)).find((name) => name.startsWith('leads.db.before-')) ?? '';
    expect(await namesIn(join(folder.path, aside, 'leads.db'))).toEqual(['Kept', 'Since']);
    await Promise.all([folder.remove(), elsewhere.remove()]);
  },
);

/** A store with leads of these names, closed as a server that is stopped closes it, and a backup of it. */
async function storeWithBackup(...names: readonly string[]) {
  const folder = await temporaryFolder();
  const leadsFile = join(folder.path, 'leads.db');
  const open = await openDatabase(leadsFile);
  const server = testServer(open);
  for (const name of names) await postLead(server, { values: { name } });
  await open.close();
  const backup = join(folder.path, 'backup');
  const manifest = await backUp(leadsFile, backup);
  return { folder, leadsFile, backup, manifest, remove: folder.remove };
}

async function namesIn(leadsFile: string): Promise<readonly string[]> {
  const { database, close } = await openDatabase(leadsFile);
  const rows = await database.select().from(leads).orderBy(leads.receivedAt);
  await close();
  return rows.map(({ name }) => name);
}

it('a store that is closed is one file, which holds all leads when it is copied alone', async () => {
  const { folder, leadsFile, remove } = await storeWithBackup('Zoë', 'Ada');
  expect((await readdir(folder.path)).sort()).toEqual(['backup', 'leads.db', 'leads.db.lock']);
  await copyFile(leadsFile, join(folder.path, 'copy.db'));
  expect(await namesIn(join(folder.path, 'copy.db'))).toEqual(['Zoë', 'Ada']);
  await remove();
});

it('nobody else on the machine can read a backup or a restored store', async () => {
  const { folder, leadsFile, backup, remove } = await storeWithBackup('Zoë');
  await restore(leadsFile, backup);
  for (const path of await readdir(folder.path, { recursive: true })) {
    const { mode } = await stat(join(folder.path, path));
    expect([path, mode & 0o077]).toEqual([path, 0]);
  }
  await remove();
});

describe('a backup', () => {
  it('a backup is not made over another folder, nor of nothing', async () => {
    const { folder, leadsFile, backup, remove } = await storeWithBackup('Zoë');
    await expect(backUp(leadsFile, backup)).rejects.toThrow('exists already: choose another name.');
    const nowhere = join(folder.path, 'none.db');
    await expect(backUp(nowhere, join(folder.path, 'other'))).rejects.toThrow(`There is no ${nowhere}`);
    await remove();
  });

  it.each([
    ['no manifest', (backup: string) => rm(join(backup, 'manifest.json')), /is no backup: name a folder/],
    [
      'a path that leads out of it',
      async (backup: string) => {
        const file = join(backup, 'manifest.json');
        await writeFile(file, (await readFile(file, 'utf8')).replace('"leads.db"', '"../leads.db"'));
      },
      /is no backup/,
    ],
    [
      'a changed file',
      (backup: string) => writeFile(join(backup, 'leads.db'), 'x'),
      /leads\.db is not as it was backed up/,
    ],
    [
      'a lost file',
      (backup: string) => rm(join(backup, 'leads.db')),
      /leads\.db cannot be copied \(ENOENT\)/,
    ],
  ])('a backup with %s is refused, and nothing changes', async (_, spoil, expected) => {
    const { folder, leadsFile, backup, remove } = await storeWithBackup('Zoë');
    const files = await readdir(folder.path);
    await spoil(backup);
    await expect(restore(leadsFile, backup)).rejects.toThrow(expected);
    expect(await readdir(folder.path)).toEqual(files);
    expect(await namesIn(leadsFile)).toEqual(['Zoë']);
    await remove();
  });
});

describe('a journal that is not of its file', () => {
  /** A store as a server leaves it that is killed. */
  async function killedStore() {
    const store = await storeWithBackup('Zoë');
    const open = await openDatabase(store.leadsFile);
    await postLead(testServer(open), { values: { name: 'Newest' } });
    const leadsFile = join(store.folder.path, 'killed', 'leads.db');
    for (const suffix of ['', '-wal', '-shm']) await cp(store.leadsFile + suffix, leadsFile + suffix);
    await open.close();
    return { ...store, leadsFile };
  }

  it("another file's journal stops the start, and a restore mends it", async () => {
    const { leadsFile, backup, remove } = await killedStore();
    await copyFile(join(backup, 'leads.db'), leadsFile);
    await expect(openDatabase(leadsFile)).rejects.toThrow(
      /leads\.db-wal does not belong to \S+leads\.db, .* run "npm run restore -- BACKUP"/,
    );
    expect((await stat(`${leadsFile}-wal`)).size).toBeGreaterThan(0);
    const { before } = await restore(leadsFile, backup);
    expect(before).toMatchObject({ newer: null, erased: [] });
    expect(await namesIn(leadsFile)).toEqual(['Zoë']);
    await remove();
  });

  it('a journal without its file stops the start, and both are whole once that is back', async () => {
    const { folder, leadsFile, remove } = await killedStore();
    await rename(leadsFile, join(folder.path, 'moved.db'));
    await expect(openDatabase(leadsFile)).rejects.toThrow(/does not belong to/);
    await rename(join(folder.path, 'moved.db'), leadsFile);
    expect(await namesIn(leadsFile)).toEqual(['Zoë', 'Newest']);
    await remove();
  });

  it('the journal that a killed server leaves is read', async () => {
    const { leadsFile, remove } = await killedStore();
    expect(await namesIn(leadsFile)).toEqual(['Zoë', 'Newest']);
    await remove();
  });
});

it('a damaged store is set aside as it is', async () => {
  const { leadsFile, backup, remove } = await storeWithBackup('Zoë');
  await writeFile(leadsFile, 'x'.repeat(10_000));
  const { before } = await restore(leadsFile, backup);
  expect(before).toMatchObject({ newer: null });
  expect(await readFile(before?.leadsFile ?? '', 'latin1')).toBe('x'.repeat(10_000));
  expect(await namesIn(leadsFile)).toEqual(['Zoë']);
  await remove();
});

it('a restore that was broken off stops the start until it is done again', async () => {
  const { leadsFile, backup, remove } = await storeWithBackup('Zoë');
  await cp(backup, `${leadsFile}.restoring`, { recursive: true });
  await expect(openDatabase(leadsFile)).rejects.toThrow(
    'was broken off: run "npm run restore -- BACKUP" again',
  );
  await restore(leadsFile, backup);
  expect(await namesIn(leadsFile)).toEqual(['Zoë']);
  await remove();
});
