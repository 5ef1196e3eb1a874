import type { Locator, Page } from '@playwright/test';
import type { Elsewhere } from '../../support/playwright/elsewhere';
import { expect } from '../../support/playwright/flow-test';
import type { TestProvider } from '../../support/playwright/test-provider';
import type { SpokenLanguage, TagState } from './tag-states';

interface Stage {
  readonly page: Page;
  readonly provider: TestProvider;
  readonly elsewhere: Elsewhere;
  readonly language: SpokenLanguage;
}

/** Puts the tag on a page of somebody else's, which has only a heading besides, and brings it into its state. */
export async function showState({ markup, reach }: TagState, stage: Stage): Promise<Locator> {
  const { page, provider, elsewhere, language } = stage;
  const content = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Elsewhere</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<script src="${provider.origin}/widgets/painting-widgets.js" defer></script></head>
<body style="margin:0"><main style="padding:16px"><h1>Elsewhere</h1>${markup}</main></body></html>`;
  await page.goto(elsewhere.show('/state', content));
  const tag = page.locator('main > :not(h1, button)');
  await expect(tag.locator('.base').first()).toBeAttached();
  await reach?.({ page, tag, language, provider });
  return tag;
}
