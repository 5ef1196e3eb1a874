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

test('a whole condo ends at the thank-you page with the price, in both mail boxes too', async ({
  page,
  server,
}) => {
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimator.getByLabel('Doors', { exact: true }).selectOption('2');
  await estimator.getByLabel('Bathrooms').selectOption('1');
  await estimator.getByLabel('Wall Square Footage').fill('820.5');
  await estimator.getByLabel('Wall Paint Type').selectOption('Refresh');
  await estimator.getByLabel('Ceiling Type').selectOption('Painted Stipple');
  await estimator.getByLabel('Crown Molding').check();
  await estimator.getByLabel('10+ ft High Walls/Ceiling').check();
  await estimatorControls(estimator).calculate.click();
  await expect(page).toHaveURL('/thank-you');

  const body = {
    estimationType: 'general',
    doors: 2,
    doorFrames: 0,
    wallSqft: 820.5,
    wallPaintType: 'refresh',
    hasCrownMolding: true,
    bathrooms: 1,
    isTwoStory: false,
    ceilingType: 'painted_stipple',
    hasBaseboards: false,
    hasHighCeilings: true,
    dens: 0,
    hasAccentWall: false,
    closets: 0,
  };
  expect(await server.estimateCalls()).toEqual([body]);
  const price = dollars(await server.priceOf(body));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cost Estimator');
  await expect(page.getByRole('heading', { name: 'Your Estimate is Ready!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`Total Estimated Cost ${price}`);

  const [team, customer, ...more] = await server.mails();
  expect(more).toEqual([]);
  expect(team).toMatchObject({ to: business.email, replyTo: client.email });
  expect(team?.html).toContain('href="tel:+14165550199"');
  expect(team?.text).toContain(`Project Details
Doors: 2
Door Frames: 0
Wall Square Footage: 820.5 sq ft
Wall Paint Type: Refresh
Crown Molding: Yes
Bathrooms: 1
Two-Story: No
Ceiling Type: Painted Stipple
Ceiling Area: 820.5 sq ft
Baseboards: No
10+ ft High Walls/Ceiling: Yes
Dens: 0
Accent Wall: No
Closets: 0

Total Estimated Cost
${price}
`);
  expect(customer).toMatchObject({ to: client.email });
  expect(customer?.text).toContain(`Your total estimated cost is: ${price}`);
});

test('three rooms end at the thank-you page with the price, in both mail boxes too', async ({
  page,
  server,
}) => {
  const estimator = await openCalculator(page, 'specificRooms');
  const addRoom = estimator.getByRole('button', { name: '+ Add Another Room' });
  const room = (number: number) => estimator.getByRole('group', { name: `Room ${number}` });
  await room(1).getByLabel('Wall Square Footage').fill('300');
  await addRoom.click();
  await room(2).getByLabel('Wall Paint Type').selectOption('Refresh');
  await addRoom.click();
  await room(3).getByLabel('Wall Square Footage').fill('150');
  await room(3).getByLabel('Ceiling Type').selectOption('Unpainted Stipple');
  await room(3).getByLabel('Baseboards').check();
  await estimator.getByLabel('Closets').selectOption('3');
  await estimator.getByLabel('Two-Story').check();
  await estimatorControls(estimator).calculate.click();
  await expect(page).toHaveURL('/thank-you');

  const later = { id: expect.any(Number), crownMolding: false };
  const body = {
    estimationType: 'specific_rooms',
    rooms: [
      {
        id: 1,
        wallPaintType: 'colour_change',
        wallSqft: 300,
        ceilingType: 'none',
        crownMolding: false,
        baseboards: false,
      },
      { ...later, wallPaintType: 'refresh', wallSqft: null, ceilingType: 'none', baseboards: false },
      {
        ...later,
        wallPaintType: 'colour_change',
        wallSqft: 150,
        ceilingType: 'unpainted_stipple',
        baseboards: true,
      },
    ],
    generalValues: {
      doors: 0,
      doorFrames: 0,
      bathrooms: 0,
      dens: 0,
      closets: 3,
      isTwoStory: true,
      hasHighCeilings: false,
      hasAccentWall: false,
    },
  };
  const [sent, ...more] = await server.estimateCalls();
  expect(more).toEqual([]);
  expect(sent).toEqual(body);
  const price = dollars(await server.priceOf(sent as object));
  await expect(page.getByRole('main')).toContainText(`Total Estimated Cost ${price}`);

  const [team, customer] = await server.mails();
  expect(team?.text).toContain(`SPECIFIC ROOMS ESTIMATE

Room 1
Wall Paint Type: Color Change
Wall Square Footage: 300 sq ft
Ceiling Type: None
Ceiling Area: 300 sq ft
Crown Molding: No
Baseboards: No

Room 2
Wall Paint Type: Refresh
Wall Square Footage: Not given (384 sq ft assumed)
Ceiling Type: None
Ceiling Area: Not given (384 sq ft assumed)
Crown Molding: No
Baseboards: No

Room 3
Wall Paint Type: Color Change
Wall Square Footage: 150 sq ft
Ceiling Type: Unpainted Stipple
Ceiling Area: 150 sq ft
Crown Molding: No
Baseboards: Yes

General Details
Doors: 0
Door Frames: 0
Bathrooms: 0
Dens: 0
Closets: 3
Two-Story: Yes
10+ ft High Walls/Ceiling: No
Accent Wall: No

Total Estimated Cost
${price}
`);
  expect(customer?.text).toContain(`Your total estimated cost is: ${price}`);
});

test('a small project costs the minimum order, and everybody is told so', async ({ page, server }) => {
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

test('the mail service gets the fields of the specification, the business first and a second apart', async ({
  page,
  server,
}) => {
  const sent = collectSends(page);
  await server.failEstimate({ status: 200, body: '{"totalCost":1234.5}' });
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(page).toHaveURL('/thank-you');
  const receipt = {
    project_content: expect.stringMatching(/^Whole Condo\nWall Square Footage: Not given\n/),
    cost_notes: expect.stringMatching(/^Before tax\. A visit confirms the price\./),
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

test('shows that it calculates, and takes no second click meanwhile', async ({ page, server }) => {
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

test('Back leads from the receipt to the wizard with everything in it, and from there to the page before', async ({
  page,
  server,
}) => {
  await page.goto('/about');
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimator.getByLabel('Wall Square Footage').fill('777');
  await estimatorControls(estimator).calculate.click();
  await expect(page).toHaveURL('/thank-you');
  await page.goBack();
  await expect(page).toHaveURL('/estimator');
  await expect(estimator.getByLabel('Wall Square Footage')).toHaveValue('777');
  await expect(estimator.getByText('Last price')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
});

test('keeps a project over a reload and after it was sent, and erases it by Start over', async ({ page }) => {
  let estimator = await openCalculator(page, 'wholeCondo');
  await estimator.getByLabel('Wall Square Footage').fill('777');
  await page.reload();
  estimator = page.locator('painting-estimator');
  await expect(estimator.getByLabel('Wall Square Footage')).toHaveValue('777');
  await estimatorControls(estimator).calculate.click();
  await expect(page).toHaveURL('/thank-you');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Change something' }).click();
  await expect(page).toHaveURL('/estimator');
  await expect(estimator.getByLabel('Wall Square Footage')).toHaveValue('777');
  await page.goBack();
  await main.getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL('/estimator');
  await expect(estimatorControls(estimator).firstName).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(client.familyName);
});

test('the way back loses nothing', async ({ page }) => {
  const estimator = await openCalculator(page, 'wholeCondo');
  const back = estimator.getByRole('button', { name: 'Back' });
  await estimator.getByLabel('Wall Square Footage').fill('640');
  await back.click();
  await back.click();
  await expect(estimatorControls(estimator).familyName).toHaveValue(client.familyName);
  await giveContactInfo(estimator, { ...client, familyName: 'Murray Hopper' });
  await estimatorControls(estimator).wholeCondo.click();
  await expect(estimator.getByLabel('Wall Square Footage')).toHaveValue('640');
});

test('a press on the bar of counts chooses the count below it', async ({ page }) => {
  const estimator = await openCalculator(page, 'wholeCondo');
  const doors = estimator.getByRole('combobox', { name: 'Doors', exact: true });
  const { width, height } = (await doors.boundingBox()) ?? { width: 0, height: 0 };
  await doors.click({ position: { x: (width * 3.5) / 6, y: height / 2 } });
  await expect(doors).toHaveValue('3');
  await expect(doors).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(doors).toHaveValue('4');
});
