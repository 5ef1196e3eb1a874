import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type StartOptions, startServers } from './start';

/** Calls under way when the program is asked to stop get this long to end. */
const graceMs = 3000;
const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const options = optionsFrom(process.env);
  if (!existsSync(options.distFolder))
    throw new Error(`There is no ${options.distFolder} yet: run "npm run build" first.`);
  const server = await startServers(options);
  console.log(addresses(options, server.origin, server.examplesOrigin).join('\n'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop(graceMs).then(() => process.exit(0)));
  }
} catch (error) {
  console.error(explained(error));
  process.exitCode = 1;
}

function optionsFrom(env: NodeJS.ProcessEnv): StartOptions {
  return {
    port: wholeNumber(env, 'PORT', 4173, 65_534),
    host: env.HOST || undefined,
    distFolder: env.DIST || join(root, 'dist'),
    outboxFolder: env.OUTBOX || join(root, 'outbox'),
    smtpUrl: env.SMTP_URL || undefined,
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim().replace(/\/$/, ''))
      .filter(Boolean),
    callsPerMinute: wholeNumber(env, 'RATE_LIMIT_PER_MINUTE', 120, Number.MAX_SAFE_INTEGER),
    trustProxy: env.TRUST_PROXY === '1',
    isOutboxOpen: env.OUTBOX_OPEN === '1',
    faults: env.FAULTS === '1',
  };
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= max) return number;
  throw new Error(`${name} must be a whole number from 0 to ${max}; it is "${text}".`);
}

function addresses(options: StartOptions, origin: string, examplesOrigin: string | null): readonly string[] {
  return [
    `Site      ${origin}/`,
    ...(examplesOrigin ? [`Examples  ${examplesOrigin}/`] : []),
    options.smtpUrl ? 'Mail      goes to SMTP_URL' : `Mail box  ${origin}/outbox`,
    ...(options.faults ? [`Faults    ${origin}/faults`] : []),
  ];
}

function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isTaken
    ? 'The port is taken: stop the other program, or choose another with PORT=….'
    : error.message;
}
