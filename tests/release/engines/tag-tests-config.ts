import { type BrowserLauncher, defaultReporter, type TestRunnerConfig } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { type EngineName, findEngine } from '../../support/browser/engines';
import { createConfig } from '../../support/wtr/create-config';
import { engineReporter } from './engine-reporter';
import { limitsOf } from './limits';
import { startWebKit } from './web-kit-gtk';

type Button = 'left' | 'middle' | 'right';
const buttons: readonly Button[] = ['left', 'middle', 'right'];

/** Methods that the runner's key and mouse commands call on a `webdriver` launcher. */
interface InputCommands {
  sendKeys(sessionId: string, keys: readonly string[]): Promise<void>;
  sendMouseMove(sessionId: string, x: number, y: number): Promise<void>;
  sendMouseClick(sessionId: string, x: number, y: number, button?: Button): Promise<void>;
  sendMouseDown(sessionId: string, button?: Button): Promise<void>;
  sendMouseUp(sessionId: string, button?: Button): Promise<void>;
  resetMouse(sessionId: string): Promise<void>;
}

/** Runs the tags' tests in WebKitGTK, one page at a time. */
function webKitLauncher(miniBrowser: string): BrowserLauncher & InputCommands {
  let webKit: Awaited<ReturnType<typeof startWebKit>> | undefined;
  let current: string | undefined;
  const driver = () => {
    if (!webKit) throw new Error('WebKitGTK has not been started');
    return webKit.driver;
  };
  const pressed = (button: Button = 'left') => ({ button: buttons.indexOf(button) });
  return {
    name: 'WebKitGTK',
    type: 'webdriver',
    concurrency: 1,
    async startSession(sessionId, url) {
      webKit ??= await startWebKit(miniBrowser, 4390);
      current = sessionId;
      await webKit.driver.post('url', { url });
    },
    isActive: (sessionId) => sessionId === current,
    getBrowserUrl: () => webKit?.driver.get<string>('url'),
    async stopSession() {
      current = undefined;
      return {};
    },
    startDebugSession: async () => {
      throw new Error('There is no debugging in WebKitGTK here');
    },
    async stop() {
      await webKit?.end();
    },
    sendKeys: (_, keys) => driver().keys(keys),
    sendMouseMove: (_, x, y) => driver().pointer({ type: 'pointerMove', x, y }),
    sendMouseClick: (_, x, y, button) =>
      driver().pointer(
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', ...pressed(button) },
        { type: 'pointerUp', ...pressed(button) },
      ),
    sendMouseDown: (_, button) => driver().pointer({ type: 'pointerDown', ...pressed(button) }),
    sendMouseUp: (_, button) => driver().pointer({ type: 'pointerUp', ...pressed(button) }),
    resetMouse: () => driver().pointer({ type: 'pointerMove', x: 0, y: 0 }),
  };
}

/** Configuration of the tags' tests in the engine named by ENGINE. */
export async function createEngineConfig(): Promise<TestRunnerConfig> {
  const name: EngineName = process.env.ENGINE === 'webkit' ? 'webkit' : 'firefox';
  const engine = findEngine(name);
  if (!engine) throw new Error(`${name} is not installed`);
  return {
    ...(await createConfig()),
    files: 'tests/tags/**/*.test.{ts,tsx}',
    browsers: [
      engine.driver === 'webdriver'
        ? webKitLauncher(engine.miniBrowser)
        : playwrightLauncher({ product: name, launchOptions: engine.launchOptions, concurrency: 1 }),
    ],
    reporters: [defaultReporter({ reportTestProgress: false }), engineReporter(limitsOf(name))],
  };
}
