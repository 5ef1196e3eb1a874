import type { Page } from 'playwright/test';
import { expect, test } from '../../support/page/flow-test';
import { expectTold } from './expect-told';
import { type Answers, enter, getReceipt, type Homeowner, openWizard } from './homeowner';
import { cents, type Receipt } from './receipt';

test('changing a project twice keeps one reference and shows the cost of each change', async ({
  page,
  server,
}) => {
  const homeowner = await openWizard(page, 'general');
  await enter(homeowner.driver, { 'Wall Square Footage': '600' });
  const first = await getReceipt(page, homeowner);
  expect(first.project).not.toContain('Since your last price');

  const second = await changeSomething(page, homeowner, { 'Ceiling Type': 'Painted Stipple' });
  expect(second.project).toContain(`

Since your last price
Ceiling Type: Painted Stipple (was None)
Last price: ${first.price}
Difference: + ${difference(first, second)}`);

  const third = await changeSomething(page, homeowner, { 'Ceiling Type': 'None', 'Accent Wall': true });
  expect(third.project).toContain(`

Since your last price
Ceiling Type: None (was Painted Stipple)
Accent Wall: Yes (was No)
Last price: ${second.price}
Difference: − ${difference(third, second)}`);

  expect([second.reference, third.reference]).toEqual([first.reference, first.reference]);
  const { lead } = await expectTold(server, third);
  const revisions = (await server.leads()).filter(({ reference }) => reference === first.reference);
  expect(revisions.map(({ replaces }) => replaces)).toEqual([
    null,
    revisions[0]?.leadId,
    revisions[1]?.leadId,
  ]);
  expect(revisions[2]).toEqual(lead);
  expect(await server.delivered()).toEqual([1, 2, 3].flatMap(() => ['estimatorTeam', 'estimatorCustomer']));
});

async function changeSomething(page: Page, homeowner: Homeowner, answers: Answers): Promise<Receipt> {
  await page.getByRole('main').getByRole('button', { name: 'Change something' }).click();
  await homeowner.driver.see('Last price');
  await enter(homeowner.driver, answers);
  return getReceipt(page, homeowner);
}

/** Amount by which the second price is higher. */
function difference(lower: Receipt, higher: Receipt): string {
  return `$${((cents(higher.price) - cents(lower.price)) / 100).toFixed(2)}`;
}
