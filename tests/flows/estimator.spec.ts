import { business } from '../support/business';
import { collectSends, gapsMs } from '../support/page/collect-sends';
import {
  client,
  dollars,
  estimatorControls,
  giveContactInfo,
  openCalculator,
} from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { leadIds } from '../support/page/lead-ids';

test('a small project costs the minimum order, on the page and in the mails', async ({ page, server }) => {
  await server.failEstimate({ status: 200, body: '{"totalCost":123.4}', contentType: 'application/json' });
  const minimum = dollars(business.minimumOrder);
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(estimatorControls(estimator).result).toContainText(minimum);
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('main')).toContainText(`Total Estimated Cost ${minimum}`);
  await expect(page.getByRole('main')).toContainText('$123.40');
  const [team, customer] = await server.mails();
  expect(team?.text).toContain(`Original Estimate: $123.40
Minimum Order Applied: ${minimum}
Final Cost: ${minimum}
`);
  expect(customer?.text).toContain(`Your total estimated cost is: ${minimum}`);
});

test("the mail service receives the specified fields, the team's mail first, a second apart", async ({
  page,
  server,
}) => {
  const sent = collectSends(page);
  await server.failEstimate({ status: 200, body: '{"totalCost":1234.5}' });
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(page).toHaveURL('/thank-you');
  const receipt = {
    lead_details: expect.stringMatching(
      /^Whole Condo\nWall Square Footage: Not given\n[\s\S]*\n\nBefore tax\. A visit confirms the price\./,
    ),
  };
  expect(await server.sendCalls()).toEqual([
    {
      template: 'estimatorTeam',
      params: {
        ...leadIds,
        ...receipt,
        client_name: 'Grace Hopper',
        client_address: client.address,
        client_email: client.email,
        client_phone: client.phone,
        EstimatorValues: expect.stringMatching(
          /^Project Details\nDoors: 0\n[\s\S]*\n\nTotal Estimated Cost\n\$1,234\.50$/,
        ),
      },
    },
    {
      template: 'estimatorCustomer',
      params: {
        ...leadIds,
        ...receipt,
        client_name: 'Grace Hopper',
        client_email: client.email,
        time_contact_message: expect.stringMatching(/^we'll contact you /),
        cost_content: 'Your total estimated cost is: $1,234.50',
      },
    },
  ]);
  expect(Math.min(...gapsMs(sent))).toBeGreaterThan(1_000);
});

test('shows that it is calculating, and ignores a second click', async ({ page, server }) => {
  await server.failEstimate({ kind: 'hang' });
  const estimator = await openCalculator(page, 'specificRooms');
  const { calculate, result } = estimatorControls(estimator);
  await expect(result).toHaveText('Click "Calculate Cost" to see estimate');
  await calculate.click();
  await expect(result).toHaveText('Calculating...');
  await expect(calculate).toBeDisabled();
  await expect(estimator.getByRole('button', { name: 'Reset' })).toBeDisabled();
  expect(await server.estimateCalls()).toHaveLength(1);
});

test('Back from the receipt skips the estimator; Change something reopens it with every answer', async ({
  page,
  server,
}) => {
  await page.goto('/about');
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimatorControls(estimator).wallSqft.fill('777');
  await estimatorControls(estimator).calculate.click();
  await expect(page).toHaveURL('/thank-you');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await page.getByRole('main').getByRole('button', { name: 'Change something' }).click();
  await expect(page).toHaveURL('/estimator');
  await expect(estimatorControls(estimator).wallSqft).toHaveValue('777');
  await expect(estimator.getByText('Last price')).toBeVisible();
  expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
});

test('keeps a project across reloads and after sending, until Start over', async ({ page }) => {
  let estimator = await openCalculator(page, 'wholeCondo');
  await estimatorControls(estimator).wallSqft.fill('777');
  await page.reload();
  estimator = page.locator('painting-estimator');
  await expect(estimatorControls(estimator).wallSqft).toHaveValue('777');
  await estimatorControls(estimator).calculate.click();
  await expect(page).toHaveURL('/thank-you');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Change something' }).click();
  await expect(page).toHaveURL('/estimator');
  await expect(estimatorControls(estimator).wallSqft).toHaveValue('777');
  await page.goBack();
  await main.getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL('/estimator');
  await expect(estimatorControls(estimator).firstName).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(client.familyName);
});

test('going back loses nothing', async ({ page }) => {
  const estimator = await openCalculator(page, 'wholeCondo');
  const back = estimator.getByRole('button', { name: 'Back' });
  await estimatorControls(estimator).wallSqft.fill('640');
  await back.click();
  await back.click();
  await expect(estimatorControls(estimator).familyName).toHaveValue(client.familyName);
  await giveContactInfo(estimator, { ...client, familyName: 'Murray Hopper' });
  await estimatorControls(estimator).wholeCondo.click();
  await expect(estimatorControls(estimator).wallSqft).toHaveValue('640');
});

test('pressing the count bar chooses the count below the pointer', async ({ page }) => {
  const estimator = await openCalculator(page, 'wholeCondo');
  const doors = estimator.getByRole('combobox', { name: 'Doors', exact: true });
  const { width, height } = (await doors.boundingBox()) ?? { width: 0, height: 0 };
  await doors.click({ position: { x: (width * 3.5) / 6, y: height / 2 } });
  await expect(doors).toHaveValue('3');
  await expect(doors).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(doors).toHaveValue('4');
});

test('the plan and the price stay in view beside the questions', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimator.getByText('What else applies?').scrollIntoViewIfNeeded();
  await expect(estimator.getByText('Your project so far')).toBeInViewport();
  await expect(estimator.getByText('Total Estimated Cost:')).toBeInViewport();
});
