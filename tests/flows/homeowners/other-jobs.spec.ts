import garage from '../../../shared/jobs/garage.json' with { type: 'json' };
import { texts } from '../../../shared/texts';
import { giveContactDetails } from '../../support/driver/leads';
import { playwrightDriver } from '../../support/driver/playwright-driver';
import { expect, test } from '../../support/page/flow-test';
import { expectTold } from './expect-told';
import { type Answers, getReceipt, homeownerAt } from './homeowner';
import { cents, sumOfAmounts } from './receipt';

test.use({ viewport: { width: 390, height: 844 } });

/**
 * One homeowner for each job: the name of its card, the values typed and chosen, the request, and the price in dollars.
 */
const homeowners: readonly {
  readonly job: string;
  readonly card: string;
  readonly typed: Answers;
  readonly chosen: Answers;
  readonly body: object;
  readonly cost: number;
}[] = [
  {
    job: 'garage',
    card: 'Garage',
    typed: { 'Floor Square Footage': '380' },
    chosen: { 'Garage Door': 'Single', 'Door Material': 'Wood', 'Floor Coating': 'Floor Paint' },
    body: { values: { door: 'single', material: 'wood', coating: 'paint', floor: 380, walls: null } },
    cost: 264 + 760,
  },
  {
    job: 'cabinets',
    card: 'Cabinets',
    typed: { 'Cabinet Doors': '22', 'Drawer Fronts': '8', 'New Handles': '30' },
    chosen: { Finish: 'Spray' },
    body: { values: { doors: 22, drawers: 8, sides: 0, finish: 'spray', hardware: 30 } },
    cost: 1.5 * (22 * 95 + 8 * 50) + 30 * 6,
  },
  {
    job: 'exterior',
    card: 'Exterior',
    typed: { 'Wall Square Footage': '1200', 'Trim in Feet': '150' },
    chosen: { Siding: 'Wood', Storeys: 'Two', 'Old Paint': 'Peels in Places' },
    body: {
      values: {
        walls: 1200,
        siding: 'wood',
        storeys: 'two',
        preparation: 'some',
        trim: 150,
        doors: 0,
        shutters: 0,
      },
    },
    cost: 1200 * 3.4 * 1.08 + 1200 * 0.2 + 150 * 2.5,
  },
  {
    job: 'fence_deck',
    card: 'Fence and Deck',
    typed: { 'Square Footage': '240' },
    chosen: { Structure: 'Deck', 'Stain or Paint': 'Paint', 'Condition of the Wood': 'Weathered' },
    body: {
      values: { condition: 'weathered' },
      items: [{ id: 1, structure: 'deck', area: 240, coating: 'paint', sides: 'one' }],
    },
    cost: 240 * 2.25 * 1.35,
  },
];

for (const { job, card, typed, chosen, body, cost } of homeowners) {
  test(`a price for a job drawn from its file: ${job}`, async ({ page, server }) => {
    await page.goto('/estimator');
    const homeowner = homeownerAt(page);
    const { driver } = homeowner;
    await giveContactDetails(driver);
    await driver.press(card);
    for (const [label, figure] of Object.entries(typed)) await driver.fill(label, String(figure));
    for (const [label, choice] of Object.entries(chosen)) await driver.choose(label, String(choice));
    const receipt = await getReceipt(page, homeowner);
    expect(await server.estimateCalls()).toEqual([{ estimationType: job, ...body }]);
    expect(cents(receipt.price)).toBe(Math.round(cost * 100));
    expect(sumOfAmounts(receipt)).toBe(cents(receipt.price));
    const { lead } = await expectTold(server, receipt);
    expect(lead.project).toEqual({ estimationType: job, ...body });
  });
}

test('a service page leads to its own job, without step 2 and with its button in the fixed bar, in French, too', async ({
  page,
}) => {
  await page.goto('/estimator?job=garage');
  const estimator = page.locator('painting-estimator');
  await estimator.evaluate((element) => element.setAttribute('lang', 'fr'));
  const { contact, calculate, progress } = texts.fr.estimator;
  const driver = playwrightDriver(estimator);
  for (const [name, text] of Object.entries({
    firstName: 'Anne',
    familyName: 'Roy',
    address: '12 rue Principale',
    email: 'anne@example.org',
    phone: '4165550111',
  })) {
    await driver.fill(contact.labels[name as keyof typeof contact.labels], text);
  }
  await driver.press(contact.submit);
  await driver.see(calculate);
  await driver.see(progress(2, 2));
  await driver.see(garage.texts.fr.fields.door);
  const bar = page.locator('.call-bar').getByRole('button');
  await expect(bar).toHaveText(`${progress(2, 2)} ${calculate}`);
  await bar.click();
  await expect(bar).toBeDisabled();
});
