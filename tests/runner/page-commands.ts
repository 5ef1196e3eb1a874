import type { TestRunnerPlugin } from '@web/test-runner';
import type { ChromeLauncher } from '@web/test-runner-chrome';
import type { AxNode } from '../support/page/accessibility-tree';

/** What tests in the page ask of the browser around it, beside the runner's own commands: here what a screen reader is given. */
export function pageCommands(): TestRunnerPlugin {
  return {
    name: 'page-commands',
    async executeCommand({ command, session }): Promise<readonly AxNode[] | undefined> {
      if (command !== 'accessibility-tree') return undefined;
      if (!isChrome(session.browser)) throw new Error(`${session.browser.name} tells nothing of its tree.`);
      const devTools = await session.browser.getPage(session.id).createCDPSession();
      const { nodes } = await devTools.send('Accessibility.getFullAXTree');
      await devTools.detach();
      return nodes;
    },
  };
}

function isChrome(browser: object): browser is ChromeLauncher {
  return 'type' in browser && browser.type === 'puppeteer';
}
