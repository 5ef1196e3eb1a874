import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** How a program ended, and what it needed together with all that it started. */
export interface Measured {
  readonly status: number | null;
  readonly output: string;
  /** The largest sum of their proportional set sizes (PSS: what they share counts once) at any moment, in megabytes. */
  readonly peakMb: number;
}

const everyMs = 200;

/** Runs a program to its end, and looks at the memory of its processes all the while. Linux only. */
export async function measureMemory(
  command: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Measured> {
  const program = spawn(command, words, { env });
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  let peakKb = 0;
  const look = setInterval(() => {
    const sum = processesOf(program.pid ?? 0).reduce((kb, pid) => kb + proportionalKb(pid), 0);
    peakKb = Math.max(peakKb, sum);
  }, everyMs);
  const status = await new Promise<number | null>((resolve) => program.on('close', resolve));
  clearInterval(look);
  return { status, output, peakMb: peakKb / 1024 };
}

/** A process and all that it started. */
function processesOf(root: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
  const found = [root];
  for (const pid of found)
    found.push(...parents.filter(({ parent }) => parent === pid).map((child) => child.pid));
  return found;
}

function parentOf(pid: string): number {
  try {
    // The name before it may have spaces and brackets.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
  } catch {
    // It has ended.
    return 0;
  }
}

function proportionalKb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}
