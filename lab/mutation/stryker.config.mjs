// One folder of `npm run lab -- mutation`, named by run.ts in the environment.
const { mutate } = JSON.parse(process.env.ROOM ?? '{}');

/** Patience factor for busy machines: a run stopped too early counts as killed. */
const slowness = Number(process.env.SLOWNESS ?? 1);

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'lab/mutation/vitest.config.ts', related: false },
  mutate,
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // Code that runs once on module load can't be toggled between tests.
  ignoreStatic: true,
  // TypeScript 7 has no programmatic API; Vite strips the types.
  disableTypeChecks: false,
  tsconfigFile: 'lab/mutation/none.json',
  // Not copied into the sandbox, which runs only unit tests.
  ignorePatterns: [
    ...['/dist', '/.cache', '/test-results', '/outbox', '/data', '/examples'],
    ...['flows', 'pages', 'release', 'tags', 'third-party'].map((folder) => `/tests/${folder}`),
  ],
  tempDirName: '.cache/mutation',
  reporters: ['clear-text', 'dots'],
  clearTextReporter: { logTests: false, reportTests: false, reportMutants: true },
  // Mutants that change nothing count, so no folder reaches 100.
  thresholds: { high: 90, low: 85, break: 85 },
  // Added to the first run's time; stops endless loops.
  timeoutMS: 5_000 * slowness,
  dryRunTimeoutMinutes: 30,
  allowEmpty: false,
};
