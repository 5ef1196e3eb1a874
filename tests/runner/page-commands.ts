import type { BasicTestSession, TestRunnerPlugin } from '@web/test-runner';
import type { ChromeLauncher } from '@web/test-runner-chrome';
import { reasonNotToCompare } from '../shots/baseline-browser';
import { comparePicture } from '../shots/compare-picture';
import type { AxNode } from '../support/page/accessibility-tree';

/** The part of the window that a picture shows, in CSS pixels. */
interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const noPictures = reasonNotToCompare();

/** What tests in the page ask of the browser around it, beside the runner's own commands. */
export function pageCommands(): TestRunnerPlugin {
  return {
    name: 'page-commands',
    async executeCommand({ command, payload, session }): Promise<readonly AxNode[] | string | undefined> {
      if (command === 'accessibility-tree') return readTree(pageOf(session));
      if (command === 'compare-picture') return compare(pageOf(session), payload as Picture);
      return undefined;
    },
  };
}

/** What a screen reader is given of the page. */
async function readTree(page: Page): Promise<readonly AxNode[]> {
  const devTools = await page.createCDPSession();
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  await devTools.detach();
  return nodes;
}

/** How the page's picture differs from the baseline, in words; '' when it does not. */
async function compare(page: Page, { name, width, height }: Picture): Promise<string> {
  if (noPictures) return '';
  return comparePicture(name, await page.screenshot({ clip: { x: 0, y: 0, width, height } }));
}

function pageOf({ browser, id }: BasicTestSession): Page {
  if (!isChrome(browser)) throw new Error(`${browser.name} has no such command.`);
  return browser.getPage(id);
}

type Page = ReturnType<ChromeLauncher['getPage']>;

function isChrome(browser: object): browser is ChromeLauncher {
  return 'type' in browser && browser.type === 'puppeteer';
}
