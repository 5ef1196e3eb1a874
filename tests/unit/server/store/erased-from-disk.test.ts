import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { EmlMailbox } from '../../../../server/mail/eml-mailbox';
import type { Mail } from '../../../../server/mail/mail';
import { backUp } from '../../../../server/store/back-up';
import { openDatabase } from '../../../../server/store/open-database';
import { createLeadId } from '../../../../shared/lead-id';
import { exampleLead, postLead } from '../example-leads';
import { exampleMail } from '../mail/examples';
import { exampleLeadId, testServer } from '../server-app';
import { privateWords, sendWholeLead, serverOnDisk } from '../server-on-disk';
import { temporaryFolder } from '../temporary-folder';

const dayMs = 24 * 60 * 60 * 1000;

/** The paths of all files and folders, with their content; the folder itself is ''. */
async function contentOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const paths = ['', ...(await readdir(folder, { recursive: true }))];
  const read = (path: string) => readFile(join(folder, path), 'latin1').catch(() => '');
  return new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
}

/** Paths that another user of the machine may read, write or list. */
async function openToOthers(folder: string): Promise<readonly string[]> {
  const paths = [...(await contentOf(folder)).keys()];
  const modes = await Promise.all(
    paths.map(async (path) => [path, (await stat(join(folder, path))).mode] as const),
  );
  return modes.filter(([, mode]) => (mode & 0o077) !== 0).map(([path]) => path);
}

const ways = {
  'by hand': (disk: Awaited<ReturnType<typeof serverOnDisk>>, leadId: string) =>
    disk.server.desk().then(({ eraser }) => eraser.erase(leadId)),
  'by its address': (disk: Awaited<ReturnType<typeof serverOnDisk>>) =>
    disk.server.desk().then(({ eraser }) => eraser.eraseByEmail('Quillonne@Private.example')),
  'by its age': async (disk: Awaited<ReturnType<typeof serverOnDisk>>) => {
    disk.server.clock.nowMs += 31 * dayMs;
    const { erasure } = await disk.server.desk();
    await erasure.confirm();
    await erasure.eraseExpired();
  },
};

describe.each([false, true])('with a mail server: %s', (hasMailServer) => {
  it.each(Object.entries(ways))(
    'a lead that is erased %s leaves nothing of it on the disk',
    async (_, erase) => {
      const disk = await serverOnDisk({ hasMailServer });
      onTestFinished(disk.remove);
      const leadId = createLeadId();
      await sendWholeLead(disk, leadId);
      const before = [...(await contentOf(disk.folder.path))].flat().join('\n');
      expect(privateWords.filter((word) => !before.includes(word))).toEqual([]);
      expect(await openToOthers(disk.folder.path)).toEqual([]);

      await erase(disk, leadId);
      await postLead(disk.server, { values: { name: 'Ada' } });
      await backUp(disk.file, join(disk.folder.path, 'backup'));
      const kept = await contentOf(disk.folder.path);
      for (const word of [...privateWords, leadId])
        expect([...kept].filter((entry) => entry.join('\n').includes(word)).map(([path]) => path)).toEqual(
          [],
        );
      expect([...kept.keys()].filter((path) => path.endsWith('.jpg'))).toEqual([]);
      const subjects = (await disk.mailbox.list()).map(({ subject }) => subject);
      expect(subjects).toEqual(hasMailServer ? [] : [expect.stringContaining('Ada')]);
      expect(await openToOthers(disk.folder.path)).toEqual([]);
      await disk.close();
    },
  );
});

it('a mail whose lead is erased while it waits for its turn does not go out', async () => {
  const { database } = await openDatabase(':memory:');
  const otherLeadId = createLeadId();
  const sent: string[] = [];
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const deliver = async ({ id }: Mail) => {
    sent.push(id);
    await gate;
  };
  const desk = await testServer({ database, concurrency: 1, transport: { deliver } }).desk();
  for (const leadId of [exampleLeadId, otherLeadId]) {
    const mail = { ...exampleMail, id: `${leadId}.mail` };
    await desk.store.accept(exampleLead({ leadId }), [{ topic: 'mail', mail }], 0);
  }
  const delivering = desk.deliverDue();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await desk.eraser.erase(otherLeadId);
  letGo();
  await delivering;
  expect(sent).toEqual([`${exampleLeadId}.mail`]);
});

describe('mails as files', () => {
  it('a mail that is being written while its lead is erased does not stay', async () => {
    const { path, remove } = await temporaryFolder();
    onTestFinished(remove);
    const mailbox = new EmlMailbox(join(path, 'outbox'));
    const delivery = mailbox.deliver(exampleMail);
    await mailbox.removeMails([exampleMail.id.split('.')[0] ?? '']);
    await delivery;
    expect(await readdir(join(path, 'outbox'))).toEqual([]);
  });

  it.each([
    ['with mails alone is closed to others', {}, 0o700],
    ['with other files in it keeps its mode', { 'notes.txt': '' }, 0o755],
  ])('a folder that an older version made and %s', async (_, others, mode) => {
    const { path, remove } = await temporaryFolder();
    onTestFinished(remove);
    const folder = join(path, 'outbox');
    await mkdir(folder);
    for (const name of ['old.eml', 'left.part', ...Object.keys(others)])
      await writeFile(join(folder, name), '');
    await chmod(folder, 0o755);
    await new EmlMailbox(folder).makePrivate();
    expect((await stat(folder)).mode & 0o777).toBe(mode);
    expect((await openToOthers(folder)).filter((name) => /eml|part/.test(name))).toEqual([]);
  });
});
