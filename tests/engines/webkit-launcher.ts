import type { BrowserLauncher } from '@web/test-runner';
import { findMiniBrowser, startWebKit } from './webkit-session';

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
export function webKitLauncher(): BrowserLauncher & InputCommands {
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
      webKit ??= await startWebKit(findMiniBrowser() ?? '', 4394);
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
