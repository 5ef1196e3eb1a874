import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { edgeFolder } from './edge-config';

/** Outcome of a program. */
export interface Ran {
  readonly isOk: boolean;
  /** All that it said. */
  readonly output: string;
}

/** Runs a program to its end; `input` is what it reads. Never rejects. */
export function runProgram(
  command: string,
  words: readonly string[],
  {
    cwd,
    env,
    input = '',
  }: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv; readonly input?: string },
): Promise<Ran> {
  return new Promise((resolve) => {
    const program = spawn(command, words, { cwd, env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    program.on('error', (error) => resolve({ isOk: false, output: error.message }));
    program.on('close', (status) => resolve({ isOk: status === 0, output }));
    // A program may end before it has read all of its input.
    program.stdin.on('error', () => {});
    program.stdin.end(input);
  });
}

/** Installs the worker's packages, wrangler among them, if they aren't yet. Throws an Error if they can't be. */
export async function installWrangler(): Promise<void> {
  if (existsSync(join(edgeFolder, 'node_modules/wrangler'))) return;
  console.log('Installing wrangler. This takes a minute, once.');
  const { isOk, output } = await runProgram('npm', ['ci', '--no-audit', '--no-fund'], { cwd: edgeFolder });
  if (!isOk) throw new Error(`wrangler could not be installed: ${output.trim().split('\n').at(-1)}`);
}

/** The command of the platform: `WRANGLER`, or the one installed with the worker. */
export function wrangler(words: readonly string[], input?: string): Promise<Ran> {
  const command = process.env.WRANGLER || join(edgeFolder, 'node_modules/.bin/wrangler');
  const env = { WRANGLER_SEND_METRICS: 'false' };
  return runProgram(command, words, { cwd: edgeFolder, env, ...(input !== undefined && { input }) });
}
