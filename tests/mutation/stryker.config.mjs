// `npm run test:mutation`: changes the code in small ways and sees whether a test fails. Files without DOM: rules, element
// values, mail pipeline, server. What is tested in a browser has no quick test to be killed by.
const rules = [
  'widgets/**/*.ts',
  'server/**/*.ts',
  // Texts, and tables of names: a change of one is a change of what is promised, which the contract's test compares.
  '!widgets/**/{strings,*-strings,*.docs,api,*-api,*-attributes,form-parts}.ts',
  // Definitions of the tags, hooks and whatever else needs an element or a window: the browser tests have these.
  '!widgets/{define-in-browser,index,module,registry,contract}.ts',
  '!widgets/**/{index,use-*}.ts',
  '!widgets/element/{adopt-into-host-root,forget-registry,host,nearest-language,node-kinds}.ts',
  '!widgets/element/{prerendered,prerendering,style-sheets}.ts',
  '!widgets/element/{preact,styles}/**',
  '!widgets/carousel/{first-styles,prefers-reduced-motion}.ts',
  '!widgets/forms/{form-submission,read-fields}.ts',
  '!widgets/painting-{carousel,faq,quote-modal,review-carousel}/**',
  '!widgets/painting-estimator/read-project.ts',
  '!widgets/painting-service-map/when-near.ts',
  // Programs that start processes, listen on ports or only print: tested by starting them, which takes seconds a try.
  '!server/{serve,start}.ts',
  '!server/edge/{worker,playwright.config}.ts',
  '!server/edge/tests/**',
  '!server/estimate/print-price.ts',
  '!server/leads/{write-schema,sqlite/backup}.ts',
];

/** A part is measured again whatever its last result was; the whole only where code or tests have changed since. */
const part = process.env.MUTATE?.split(' ');

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: part ?? rules,
  force: part !== undefined,
  incremental: true,
  incrementalFile: '.cache/mutation-incremental.json',
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // What runs once while a module is loaded can't be switched on and off between tests.
  ignoreStatic: true,
  // TypeScript 7 has no interface for programs; vite strips the types.
  disableTypeChecks: false,
  tsconfigFile: 'tests/mutation/none.json',
  ignorePatterns: ['/dist', '/.cache', '/shots', '/test-results', '/outbox', '/data', '/tests/shots'],
  tempDirName: '.cache/mutation',
  reporters: ['json', 'dots'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  // Besides what the first run took; an endless loop is ended by this.
  timeoutMS: 5_000,
  dryRunTimeoutMinutes: 30,
  allowEmpty: false,
};
