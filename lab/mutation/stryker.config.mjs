// One room of `npm run lab:mutation`, which run.ts names in the environment.
const { mutate } = JSON.parse(process.env.ROOM ?? '{}');

/** On a busy machine, as many times more patience: a run that is ended too early counts as killed. */
const slowness = Number(process.env.SLOWNESS ?? 1);

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'lab/mutation/vitest.config.ts', related: false },
  mutate,
  // The file of earlier results only keeps those of the other rooms: which tests have changed can't be seen in it.
  incremental: true,
  incrementalFile: '.cache/mutation-earlier.json',
  force: true,
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // What runs once while a module is loaded can't be switched on and off between tests.
  ignoreStatic: true,
  // TypeScript 7 has no interface for programs; vite strips the types.
  disableTypeChecks: false,
  tsconfigFile: 'lab/mutation/none.json',
  // Not copied into the sandbox, where only the unit tests run.
  ignorePatterns: [
    ...['/dist', '/.cache', '/test-results', '/outbox', '/data', '/examples', '/site/images'],
    ...['access', 'engines', 'faults', 'flows', 'pages', 'looks', 'speed', 'widgets'].map(
      (folder) => `/tests/${folder}`,
    ),
  ],
  tempDirName: '.cache/mutation',
  reporters: ['json', 'dots'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  // Besides what the first run took; an endless loop is ended by this.
  timeoutMS: 5_000 * slowness,
  dryRunTimeoutMinutes: 30,
  allowEmpty: false,
};
