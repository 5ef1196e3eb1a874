import { spawnSync } from 'node:child_process';

/** A measurement of `npm run lab`. */
interface Measurement {
  /** A script below `lab/`. */
  readonly script: string;
  /** Options of npm for installing the packages beside it, from its own lock file. */
  readonly installs?: string;
  /** Whether it measures the built site. */
  readonly builds?: boolean;
}

const measurements: Readonly<Record<string, Measurement>> = {
  bench: { script: 'bench/run-bench.ts', installs: 'lab/bench', builds: true },
  lighthouse: { script: 'bench/run-lighthouse.ts', installs: 'lab/bench', builds: true },
  'random-visits': { script: 'random-visits/run.ts', builds: true },
  'visit-weight': { script: 'visit-weight/run.ts', builds: true },
  load: { script: 'load/run.ts', builds: true },
  mutation: { script: 'mutation/run.ts', installs: 'lab/mutation --legacy-peer-deps' },
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
    installs && `npm ci --ignore-scripts --no-audit --no-fund --prefix ${installs}`,
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
