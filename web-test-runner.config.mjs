import { runnerImport } from 'vite';

// The test runner reads no TypeScript of its own.
const { module } = await runnerImport('./tests/support/wtr/create-config.ts', {
  configFile: false,
  logLevel: 'error',
});

export default await module.createConfig();
