import { spawnSync } from 'node:child_process';

/** A measurement of `npm run lab`. */
interface Measurement {
  /** A script below `lab/`. */
  readonly script: string;
  /** Whether it needs the packages of `lab/package.json`. */
  readonly installs?: boolean;
  /** Whether it measures the built site. */
  readonly builds?: boolean;
}

const measurements: Readonly<Record<string, Measurement>> = {
  bench: { script: 'bench/run-bench.ts', installs: true, builds: true },
  lighthouse: { script: 'bench/run-lighthouse.ts', installs: true, builds: true },
  'random-visits': { script: 'random-visits/run.ts', builds: true },
  'visit-weight': { script: 'visit-weight/run.ts', builds: true },
  load: { script: 'load/run.ts', builds: true },
  mutation: { script: 'mutation/run.ts', installs: true },
};

const [name = '', ...given] = process.argv.slice(2);
const measurement = measurements[name];
if (measurement) run(measurement);
else {
  console.error(`npm run lab -- ${Object.keys(measurements).join('|')}`);
  process.exitCode = 1;
}

function run({ script, installs, builds }: Measurement): void {
  const steps = [
    builds && 'npm run -s build',
    // Stryker's runner asks for a vitest beside it; it finds the product's.
    installs && 'npm ci --ignore-scripts --no-audit --no-fund --legacy-peer-deps --prefix lab',
  ].filter((step) => typeof step === 'string');
  for (const step of steps) {
    const { status } = spawnSync(step, { shell: true, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `lab/${script}`, ...given], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
