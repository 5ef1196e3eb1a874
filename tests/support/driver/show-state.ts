import type { Locator, Page } from 'playwright/test';
import { expect } from '../page/flow-test';
import { hostPage } from '../page/host-page';
import type { TestServer } from '../server/test-server';
import type { ThirdPartySite } from '../server/third-party-site';
import type { SpokenLanguage, TagState } from './tag-states';

interface Stage {
  readonly page: Page;
  readonly server: TestServer;
  readonly thirdPartySite: ThirdPartySite;
  readonly language: SpokenLanguage;
}

/** Puts the tag on a page of somebody else's, which has only a heading besides, and brings it into its state. */
export async function showState({ markup, reach }: TagState, stage: Stage): Promise<Locator> {
  const { page, server, thirdPartySite, language } = stage;
  const content = hostPage(server.origin, `<main style="padding:16px"><h1>Elsewhere</h1>${markup}</main>`, {
    htmlAttributes: `lang="${language}"`,
    head: '<style>body { margin: 0 }</style>',
  });
  await page.goto(thirdPartySite.show('/state', content));
  const tag = page.locator('main > :not(h1, button)');
  await expect(tag.locator('.base').first()).toBeAttached();
  await reach?.({ page, tag, language, server });
  return tag;
}
