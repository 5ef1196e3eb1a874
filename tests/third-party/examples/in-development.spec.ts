import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fromRoot } from '../../../build/business/from-root';
import { freePort } from '../../../server/host/free-port';
import { en } from '../../../shared/locales/en';
import { expect, test } from '../../support/page/flow-test';
import { fillQuoteForm, quoteControls, visitor } from '../../support/page/quote-form';

test("npm run dev: forms in a sandbox and under a strict policy send leads to its mail box and /leads, and it doesn't complain", {
  tag: '@release',
}, async ({ page, pageConsole }) => {
  // The first page builds what the dev server needs.
  test.setTimeout(600_000);
  const { addresses, complaints, stop } = await startDev();
  const sources = { 'sandboxed-frame': 'sandboxed-preview', 'strict-policy': 'strict-policy' };
  for (const [example, source] of Object.entries(sources)) {
    await page.goto(`${addresses.Examples}conditions/${example}`);
    const place = example === 'sandboxed-frame' ? page.frameLocator('iframe').first() : page;
    const form = place.locator('painting-quote-form');
    await fillQuoteForm(form, { ...visitor, message: `From ${source}` });
    await quoteControls(form).submit.click();
    await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  }
  await page.goto(addresses['Mail box'] ?? '');
  await expect(page.getByText(`Quote request from ${visitor.name}`)).toHaveCount(2);
  await page.goto(addresses.Leads ?? '');
  for (const source of Object.values(sources))
    await expect(page.getByRole('cell', { name: source })).toBeVisible();
  await stop();
  expect(complaints).toEqual([]);
  // The hot reload's own lines, which browsers hide unless asked.
  expect(pageConsole.lines.filter((line) => !line.startsWith('debug: [vite]'))).toEqual([]);
  pageConsole.lines.splice(0);
});

/** Starts `npm run dev` for the business made for tests: its addresses by name, and what it complains of in the terminal. */
async function startDev() {
  const folder = await mkdtemp(join(tmpdir(), 'dev-'));
  const port = await freePort(5600, 'localhost', () => {});
  const program = spawn(
    process.execPath,
    [
      fromRoot('node_modules/vite/bin/vite.js'),
      ...['--configLoader', 'runner', '--port', String(port), '--strictPort'],
    ],
    {
      cwd: fromRoot('.'),
      env: {
        ...process.env,
        BUSINESS: 'tests/support/businesses/fixture',
        OUTBOX: join(folder, 'outbox'),
        LEADS_DB: join(folder, 'leads.db'),
      },
    },
  );
  const complaints: string[] = [];
  const addresses: Record<string, string> = {};
  createInterface({ input: program.stderr }).on('line', (line) => complaints.push(line));
  for await (const line of createInterface({ input: program.stdout })) {
    const [, name, address] = /^(\w+(?: box)?) +(http:\S+)$/.exec(line) ?? [];
    if (name && address) addresses[name] = address;
    if (name === 'Leads') break;
  }
  program.stdout.resume();
  const stop = async () => {
    program.kill('SIGTERM');
    await once(program, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  return { addresses, complaints, stop };
}
