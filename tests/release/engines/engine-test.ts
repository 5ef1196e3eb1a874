import type { Engine } from '../../support/browser/engines';
import { test as servicesTest } from '../../support/page/services-test';
import { PlaywrightVisitor } from './playwright-visitor';
import type { Visitor } from './visitor';
import { startWebKit, WebKitVisitor } from './web-kit-gtk';

interface WorkerFixtures {
  /** The engine of the project. */
  readonly engine: Engine | undefined;
  /** Lets a visitor in. */
  readonly enter: () => Promise<Visitor>;
}

/** Playwright's test with a visitor in the engine of the project, whatever drives it. */
export const test = servicesTest.extend<{ readonly visitor: Visitor }, WorkerFixtures>({
  engine: [undefined, { scope: 'worker', option: true }],
  enter: [
    async ({ engine, playwright, browserName }, use, { parallelIndex }) => {
      if (engine?.driver === 'webdriver') {
        const { driver, end } = await startWebKit(engine.miniBrowser, 4393 + parallelIndex);
        await use(async () => new WebKitVisitor(driver));
        await end();
        return;
      }
      const browser = await playwright[browserName].launch(engine?.launchOptions);
      const viewport = { width: 1280, height: 900 };
      await use(async () => new PlaywrightVisitor(await browser.newPage({ viewport })));
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ server, enter }, use) => {
    await server.clear();
    const visitor = await enter();
    await use(visitor);
    await visitor.close();
  },
});
