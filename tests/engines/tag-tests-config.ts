import { type BrowserLauncher, defaultReporter, type TestRunnerConfig } from '@web/test-runner';
import { createConfig } from '../support/wtr/create-config';
import { engineReporter } from './engine-reporter';
import { firefoxLauncher } from './firefox-launcher';
import { limitsOf } from './limits';
import { webKitLauncher } from './webkit-launcher';

const launchers: Readonly<Record<string, () => BrowserLauncher>> = {
  Firefox: firefoxLauncher,
  WebKitGTK: webKitLauncher,
};

/** Configuration of the tags' tests in the engine named by ENGINE. */
export async function createEngineConfig(): Promise<TestRunnerConfig> {
  const engine = process.env.ENGINE ?? 'Chromium';
  const launcher = launchers[engine]?.();
  return {
    ...(await createConfig()),
    files: 'tests/widgets/**/*.test.{ts,tsx}',
    ...(launcher && { browsers: [launcher] }),
    reporters: [defaultReporter({ reportTestProgress: false }), engineReporter(limitsOf(engine))],
  };
}
