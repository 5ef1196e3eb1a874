import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A web server started for a test. */
export interface RunningProgram {
  readonly origin: string;
  stop(): Promise<void>;
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts a program with its own temporary folder and waits until it answers; throws its output if it exits
 * first.
 */
export async function runProgram(
  command: string,
  port: number,
  argumentsIn: (folder: string) => Promise<readonly string[]>,
): Promise<RunningProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'painting-hosts-'));
  const program = spawn(command, await argumentsIn(folder), { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (printed += text));
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([
    answers(origin),
    ended.then(() => {
      throw new Error(`${command} ended: ${printed}`);
    }),
  ]);
  return {
    origin,
    async stop() {
      program.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(origin: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
