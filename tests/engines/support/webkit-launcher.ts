import type { BrowserLauncher } from '@web/test-runner';
import { findMiniBrowser, startWebKit } from './webkit-engine';

/** Runs the tags' tests in WebKitGTK, one page after the other. It is named after WebDriver so that the runner's commands find it. */
export function webKitLauncher(): BrowserLauncher {
  let webKit: Awaited<ReturnType<typeof startWebKit>> | undefined;
  let current: string | undefined;
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
  };
}
