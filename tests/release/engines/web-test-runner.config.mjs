import { runnerImport } from 'vite';

// The test runner can't load TypeScript.
const { module } = await runnerImport('./tests/release/engines/tag-tests-config.ts', {
  configFile: false,
  logLevel: 'error',
});

export default await module.createEngineConfig();
