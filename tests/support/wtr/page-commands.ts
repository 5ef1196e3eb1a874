import type { BasicTestSession, TestRunnerPlugin } from '@web/test-runner';
import type { ChromeLauncher } from '@web/test-runner-chrome';
import type { AxNode } from '../page/accessibility-tree';

/** Browser commands for tests in the page, besides the runner's own. */
export function pageCommands(): TestRunnerPlugin {
  return {
    name: 'page-commands',
    async executeCommand({ command, session }): Promise<readonly AxNode[] | undefined> {
      return command === 'accessibility-tree' ? readTree(pageOf(session)) : undefined;
    },
  };
}

/** The page's accessibility tree. */
async function readTree(page: Page): Promise<readonly AxNode[]> {
  const devTools = await page.createCDPSession();
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  await devTools.detach();
  return nodes;
}

function pageOf({ browser, id }: BasicTestSession): Page {
  if (!isChrome(browser)) throw new Error(`${browser.name} has no such command.`);
  return browser.getPage(id);
}

type Page = ReturnType<ChromeLauncher['getPage']>;

function isChrome(browser: object): browser is ChromeLauncher {
  return 'type' in browser && browser.type === 'puppeteer';
}
