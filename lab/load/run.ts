import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { percentile } from './percentile';
import { type SentLead, sendLeads } from './send-leads';
import { leadsToken, ServerProcess } from './server-process';
import { countMailed, countStored } from './stored-leads';

// npm run lab:load: does the server keep every lead it has answered, under load and when killed? See
// docs/decisions/25-kept-before-the-answer.md.

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
  },
});
const perSecond = Number(values.rate);
const seconds = Number(values.seconds);
/** Lets the server compile its hot paths before measuring. */
const warmUp = { perSecond: Math.min(50, perSecond), seconds: 3 };
/** The shorter second part, in the middle of which the server is killed. */
const secondsWithCrash = Math.min(10, seconds);
const mostP99Ms = 250;
const deliveryPatienceMs = 180_000;

const folder = await mkdtemp(join(tmpdir(), 'painting-load-'));
const places = { leadsFile: join(folder, 'leads.db'), outboxFolder: join(folder, 'outbox') };
const failures: string[] = [];
let server = await ServerProcess.start(places);
try {
  const warm = await sendLeads(server.origin, warmUp.perSecond, warmUp.seconds);
  console.log(
    `${perSecond} leads a second for ${seconds} s; ${cpus().length} cores, load ${busyness()} before`,
  );
  const steady = await measured(() => sendLeads(server.origin, perSecond, seconds));
  report(steady);
  if (steady.some(({ status }) => status !== 200)) failures.push('not every lead was answered with 200');
  const p99 = percentile(latencies(steady), 0.99);
  if (p99 >= mostP99Ms) failures.push(`p99 is ${Math.round(p99)} ms, not under ${mostP99Ms}`);
  await check(server.origin, [...warm, ...steady]);

  console.log(`${perSecond} leads a second for ${secondsWithCrash} s, killed in the middle`);
  const sending = sendLeads(server.origin, perSecond, secondsWithCrash);
  await new Promise((resolve) => setTimeout(resolve, (secondsWithCrash * 1000) / 2));
  await server.kill();
  const interrupted = await sending;
  report(interrupted);
  server = await ServerProcess.start(places);
  await check(server.origin, interrupted);
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}
for (const failure of failures) console.log(`Failed: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Reports the CPU time per lead of client and server, without pending mails. */
async function measured(send: () => Promise<readonly SentLead[]>): Promise<readonly SentLead[]> {
  const serverMs = await server.cpuMs();
  const client = process.cpuUsage();
  const sent = await send();
  const { user, system } = process.cpuUsage(client);
  const perLead = (ms: number) => (ms / sent.length).toFixed(2);
  console.log(
    `  processor time a lead: server ${perLead((await server.cpuMs()) - serverMs)} ms, this client ${perLead((user + system) / 1000)} ms; load ${busyness()} after`,
  );
  return sent;
}

/** Whether every lead answered with 200 is stored once, and its mail is in the mail box. */
async function check(origin: string, sent: readonly SentLead[]): Promise<void> {
  const answered = sent.filter(({ status }) => status === 200).map(({ leadId }) => leadId);
  const stored = await countStored(origin, leadsToken);
  const mailed = await countMailed(places.outboxFolder, answered, deliveryPatienceMs);
  const missing = answered.filter((id) => !stored.has(id)).length;
  const twice = [...stored.values()].filter((count) => count > 1).length;
  const unmailed = answered.filter((id) => !mailed.has(id)).length;
  const mailedAgain = answered.filter((id) => (mailed.get(id) ?? 0) > 1).length;
  console.log(
    `  ${answered.length} answered with 200: ${missing} missing in the store, ${twice} stored twice, ${unmailed} without their mail, ${mailedAgain} mailed again`,
  );
  if (missing + twice + unmailed + mailedAgain > 0) {
    failures.push('the store and the mail box do not have every lead once');
  }
}

function report(sent: readonly SentLead[]): void {
  const answered = sent.filter(({ status }) => status === 200);
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => Math.round(percentile(latencies(sent), share)));
  const delays = sent.map(({ delayMs }) => delayMs);
  console.log(
    `  ${answered.length} answered with 200, ${sent.length - answered.length} otherwise; p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms; of these the client itself: p99 ${Math.round(percentile(delays, 0.99))} ms`,
  );
}

function latencies(sent: readonly SentLead[]): readonly number[] {
  return sent.filter(({ status }) => status === 200).map(({ latencyMs }) => latencyMs);
}

/** Load average of the last minute. */
function busyness(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
