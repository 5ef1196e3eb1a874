// `npm run test:mutation`: changes the code in small ways and sees whether a test fails. Files without DOM: rules, element
// values, mail pipeline, server. What is tested in a browser has no quick test to be killed by.
const rules = [
  'widgets/lib/*.ts',
  'widgets/mail/*.ts',
  'widgets/lead/{campaign-touch,contact-time,lead-events,lead-source,thank-you-state}.ts',
  'widgets/forms/{challenge,challenge-board,form-fields,template-params,validation}.ts',
  'widgets/forms/toasts/toast-duration.ts',
  'widgets/element/{attribute-table,attribute-values,language-attribute,parse-attribute,report-once}.ts',
  'widgets/carousel/{arrow-key,positions,track-style}.ts',
  'widgets/painting-estimator/{calculation,contact-fields,delivered-project,draft,estimate-client}.ts',
  'widgets/painting-estimator/{estimator-mails,fields,minimum-order,parse-area,project,rooms}.ts',
  'widgets/painting-estimator/{run-calculation,summary}.ts',
  'widgets/painting-quote-form/{fields,quote-mails}.ts',
  'widgets/painting-service-map/maps.ts',
];

/** What starts processes and listens on ports is tested by starting it, which takes seconds a try. */
const server = ['server/**/*.ts', '!server/{serve,start}.ts', '!server/edge/**'];

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: process.env.MUTATE ? process.env.MUTATE.split(' ') : [...rules, ...server],
  coverageAnalysis: 'perTest',
  // What runs once while a module is loaded can't be switched on and off between tests.
  ignoreStatic: true,
  // TypeScript 7 has no interface for programs; vite strips the types.
  disableTypeChecks: false,
  tsconfigFile: 'tests/mutation/none.json',
  ignorePatterns: ['/dist', '/.cache', '/shots', '/test-results', '/outbox', '/tests/shots'],
  tempDirName: '.cache/mutation',
  reporters: ['json', 'dots'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  timeoutMS: 10_000,
  allowEmpty: false,
};
