import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import { startServers } from '../../server/app/start';
import { chromiumFlags, findChromium } from '../../tests/support/browser/find-chromium';
import { buildPages, type Weight } from './build-pages';
import { contenders } from './contenders';
import { writeResults } from './results';
import { type Figures, fiftyVisit, mountVisit, wholeVisit } from './visits';

const rounds = Number(process.env.ROUNDS ?? 5);
const folder = await mkdtemp(join(tmpdir(), 'painting-bench-'));
const weights: Weight[] = [];
for (const [index, contender] of contenders.entries()) {
  weights.push(await buildPages(contender, folder, index));
}
const startedAt = Date.now();
const server = await startServers({
  distFolder: folder,
  mailboxFolder: join(folder, 'outbox'),
  callsPerMinute: 1_000_000,
  quiet: true,
  // Keeps two mails a second apart even on a busy machine.
  now: () => startedAt + (Date.now() - startedAt) * 2,
});
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...chromiumFlags],
  ...(executablePath && { executablePath }),
});

try {
  // Warm-up visit: a fresh browser's first visit includes one-off work.
  for (const index of contenders.keys()) await measure(index);
  const figures: Figures[][] = contenders.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    // Rotates the order, so no contender benefits from it.
    for (const turn of contenders.keys()) {
      const index = (turn + round) % contenders.length;
      figures[index]?.push(await measure(index));
      console.log(`round ${round + 1} of ${rounds}: ${contenders[index]?.name}`);
    }
    // Written after each round, so an aborted run keeps its results.
    await writeResults(
      contenders.map(({ name }, index) => ({ name, weight: weights[index], visits: figures[index] ?? [] })),
      browser.version(),
    );
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true });
}

async function measure(index: number): Promise<Figures> {
  const contender = contenders[index];
  if (!contender) throw new Error(`There is no contender ${index}`);
  const place = { browser, origin: server.origin, contender, index };
  const fast = await wholeVisit(place, false);
  const slow = await wholeVisit(place, true);
  return {
    ...fast,
    ...Object.fromEntries(Object.entries(slow).map(([name, figure]) => [`slow ${name}`, figure])),
    ...(await fiftyVisit(place)),
    ...(await mountVisit(place)),
  };
}
