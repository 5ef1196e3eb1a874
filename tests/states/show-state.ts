import { expect, type Locator, type Page } from 'playwright/test';
import type { SpokenLanguage } from '../support/driver/people';
import { playwrightDriver } from '../support/driver/playwright-driver';
import { hostPage } from '../support/page/host-page';
import type { TestServer } from '../support/server/test-server';
import type { ThirdPartySite } from '../support/server/third-party-site';
import { type FailingServices, restOnMessages, type TagState } from './tag-state';

interface Stage {
  readonly page: Page;
  readonly server: TestServer;
  readonly thirdPartySite: ThirdPartySite;
  readonly language: SpokenLanguage;
}

/** Shows the tag on a third-party page with only a heading, and brings it into its state. */
export async function showState({ markup, reach, lasting }: TagState, stage: Stage): Promise<Locator> {
  const { page, server, thirdPartySite, language } = stage;
  const content = hostPage(server.origin, `<main style="padding:16px"><h1>Elsewhere</h1>${markup}</main>`, {
    htmlAttributes: `lang="${language}"`,
    head: '<style>body { margin: 0 }</style>',
  });
  await page.goto(thirdPartySite.show('/state', content));
  const tag = page.locator('main > :not(h1, button)');
  await expect(tag.locator('.base').first()).toBeAttached();
  await reach?.({ driver: playwrightDriver(page.locator('main')), language, services: failing(server) });
  if (lasting === 'toast') await expect(tag.locator('.toast').first()).toBeVisible();
  await page.evaluate(restOnMessages);
  return tag;
}

function failing(server: TestServer): FailingServices {
  return {
    refuseMails: () => server.failMail({ status: 400, body: 'Not like this', times: 2 }),
    holdMail: () => server.failMail({ kind: 'hang' }),
    failEstimate: () => server.failEstimate({ status: 503, times: 2 }),
    holdEstimate: () => server.failEstimate({ kind: 'hang' }),
  };
}
