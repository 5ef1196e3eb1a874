import type { TestRunnerConfig } from '@web/test-runner';
import { createConfig } from '../../support/web-test-runner/create-config';
import { firefoxLauncher } from './firefox-launcher';
import { webKitLauncher } from './webkit-launcher';

/** How the tags' own tests run in the engine named by ENGINE: as in Chromium, in another browser. */
export async function createEngineConfig(): Promise<TestRunnerConfig> {
  const config = await createConfig();
  if (process.env.ENGINE === 'Firefox') return { ...config, browsers: [firefoxLauncher()] };
  if (process.env.ENGINE === 'WebKitGTK') return { ...config, browsers: [webKitLauncher()] };
  return config;
}
