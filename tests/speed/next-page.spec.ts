import { expect, test } from '../support/page/flow-test';

test('hovering a link prefetches its page', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const mistakes: string[] = [];
  const fetched: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) mistakes.push(`${ruleSet.errorType}: ${ruleSet.errorMessage}`);
  });
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'faqs' }).hover();
  await expect.poll(() => fetched).toEqual(['/faqs']);
  expect(mistakes).toEqual([]);
});
