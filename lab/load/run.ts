import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fromRoot } from '../../build/business/from-root';
import { type LeadCost, leadCostsText } from './lead-costs';
import { type SendOutcome, sendFast, sendLeads } from './send-leads';
import { countMailed, countStored, ServerProcess } from './server-process';

// npm run lab -- load: does the server keep every lead it has answered, under load and when it is killed? The promise is
// in docs/decisions/19-kept-before-the-answer.md.

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    kills: { type: 'string', default: '3' },
  },
});
const perSecond = Number(values.rate);
const seconds = Number(values.seconds);
const kills = Number(values.kills);
/** Lets the server compile its hot paths before measuring. */
const warmUp = { perSecond: Math.min(50, perSecond), seconds: 3 };
/** Enough to keep any machine busy. */
const fastest = { underWay: 100, seconds: 5 };
const mostP99Ms = 250;
/** A bit more than twice the time that a killed server's claim on a mail lasts. */
const deliveryPatienceMs = 300_000;

const folder = await mkdtemp(join(tmpdir(), 'painting-load-'));
const places = { leadsFile: join(folder, 'leads.db'), mailboxFolder: join(folder, 'outbox') };
const failures: string[] = [];
/** What the steady round costs. */
let steady: Pick<LeadCost, 'serverMs' | 'p99Ms'> | undefined;
const all: SendOutcome[] = [];
let server = await ServerProcess.start(places);
try {
  all.push(...(await sendLeads(server.origin, warmUp.perSecond, warmUp.seconds)));
  await sendSteadily();
  for (let kill = 1; kill <= kills; kill += 1) await sendThroughKill(kill);
  await sendAsFastAsItGoes();
  await checkMails();
} finally {
  await server.stop();
  if (failures.length === 0) await writeCosts();
  await rm(folder, { recursive: true });
}
for (const failure of failures) console.log(`Failed: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function sendSteadily(): Promise<void> {
  console.log(
    `${perSecond} leads a second for ${seconds} s; ${cpus().length} cores, load ${busyness()} before`,
  );
  const serverMs = await server.cpuMs();
  const client = process.cpuUsage();
  const sent = await sendLeads(server.origin, perSecond, seconds);
  const { user, system } = process.cpuUsage(client);
  const perLead = (ms: number) => (ms / sent.length).toFixed(2);
  const ofServer = perLead((await server.cpuMs()) - serverMs);
  console.log(
    `  processor time a lead: server ${ofServer} ms, this client ${perLead((user + system) / 1000)} ms; load ${busyness()} after`,
  );
  report(sent);
  if (sent.some(({ status }) => status !== 200)) failures.push('not every lead was answered with 200');
  const p99 = percentile(latencies(sent), 0.99);
  steady = { serverMs: Number(ofServer), p99Ms: Math.round(p99) };
  if (p99 >= mostP99Ms) failures.push(`p99 is ${Math.round(p99)} ms, not under ${mostP99Ms}`);
  await checkStore(sent);
}

/** Writes the tables of docs/scale.md, which are of 200 leads a second. */
async function writeCosts(): Promise<void> {
  if (!steady || perSecond !== 200) return;
  const { size } = await stat(places.leadsFile);
  const kilobytes = Number((size / answeredIn(all).length / 1000).toPrecision(2));
  const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const file = fromRoot('docs/scale.md');
  const text = leadCostsText({ ...steady, kilobytes, perSecond, day });
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace(
      /(?<=<!-- load:begin -->\n)[\s\S]*?(?=<!-- load:end -->)/,
      () => `\n${text}\n\n`,
    ),
  );
}

/** Keeps sending leads while the server is killed and restarted. */
async function sendThroughKill(kill: number): Promise<void> {
  console.log(`${perSecond} leads a second for ${seconds} s, killed in the middle (${kill} of ${kills})`);
  const sending = sendLeads(server.origin, perSecond, seconds);
  await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / 2));
  const { port } = server;
  const killedAt = performance.now();
  await server.kill();
  server = await ServerProcess.start(places, port);
  const awayMs = performance.now() - killedAt;
  const sent = await sending;
  report(sent);
  console.log(`  back after ${(awayMs / 1000).toFixed(1)} s`);
  await checkStore(sent);
}

/** The machine's own capacity, to put the figures above into perspective. */
async function sendAsFastAsItGoes(): Promise<void> {
  const sent = await sendFast(server.origin, fastest.underWay, fastest.seconds);
  const answered = sent.filter(({ status }) => status === 200).length;
  console.log(
    `at most ${Math.round(answered / fastest.seconds)} leads a second on this machine, client included: ${fastest.underWay} at a time for ${fastest.seconds} s; load ${busyness()} after`,
  );
  await checkStore(sent);
}

/** Whether all leads that were answered with 200 are in the store once. */
async function checkStore(sent: readonly SendOutcome[]): Promise<void> {
  all.push(...sent);
  const answered = answeredIn(sent);
  const stored = await countStored(server.origin);
  const missing = answered.filter((id) => !stored.has(id)).length;
  const twice = [...stored.values()].filter((count) => count > 1).length;
  console.log(
    `  ${answered.length} answered with 200: ${missing} missing in the store, ${twice} stored twice`,
  );
  if (missing + twice > 0) failures.push('the store does not have every lead once');
}

/** Whether the mails of all leads that were answered with 200 are in the mail box once. */
async function checkMails(): Promise<void> {
  const answered = answeredIn(all);
  const mailed = await countMailed(places.mailboxFolder, answered, deliveryPatienceMs);
  const unmailed = answered.filter((id) => !mailed.has(id)).length;
  const again = answered.filter((id) => (mailed.get(id) ?? 0) > 1).length;
  console.log(`${answered.length} leads in all: ${unmailed} without their mail, ${again} mailed again`);
  if (unmailed + again > 0) failures.push('the mail box does not have every mail once');
}

function report(sent: readonly SendOutcome[]): void {
  const answered = sent.filter(({ status }) => status === 200);
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => Math.round(percentile(latencies(sent), share)));
  const delays = sent.map(({ delayMs }) => delayMs);
  console.log(
    `  ${answered.length} answered with 200, ${sent.length - answered.length} otherwise; p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms; of these the client itself: p99 ${Math.round(percentile(delays, 0.99))} ms`,
  );
}

function answeredIn(sent: readonly SendOutcome[]): readonly string[] {
  return sent.filter(({ status }) => status === 200).map(({ leadId }) => leadId);
}

function latencies(sent: readonly SendOutcome[]): readonly number[] {
  return sent.filter(({ status }) => status === 200).map(({ latencyMs }) => latencyMs);
}

/** Programs that waited for a processor in the last minute, on average. */
function busyness(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

/** Percentile by nearest rank; 0 without values. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
