import type { Page } from 'playwright/test';
import { untilReady } from './until-ready';

const scriptPath = '**/widgets/painting-widgets.js';

/** Delays the tags' script until the returned function is called, which then waits for the tags. */
export async function holdScript(page: Page): Promise<() => Promise<void>> {
  const gate = { open: () => {} };
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route(scriptPath, async (route) => {
    await opened;
    await route.continue();
  });
  return async () => {
    gate.open();
    await page.waitForLoadState('load');
    await untilReady(page);
  };
}
