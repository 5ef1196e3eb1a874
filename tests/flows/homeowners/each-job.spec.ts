import garage from '../../../shared/jobs/garage.json' with { type: 'json' };
import { texts } from '../../../shared/texts';
import { giveContactDetails } from '../../support/driver/leads';
import { playwrightDriver } from '../../support/driver/playwright-driver';
import { expect, test } from '../../support/page/flow-test';
import { en } from '../../support/texts';
import { brokenWords } from './broken-words';
import { expectTold } from './expect-told';
import { type Answers, getReceipt, homeownerAt } from './homeowner';
import { cents, sumOfAmounts, withoutAmounts } from './receipt';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** A homeowner on a phone: the card that they press, what they do there, and the work that the receipt names. */
interface Scripted {
  readonly knows: string;
  readonly card: string;
  readonly typed?: Answers;
  readonly chosen?: Answers;
  /** Buttons and checkboxes, before anything is typed. */
  readonly pressed?: readonly string[];
  /** The sides of the last part, in 'Help me measure'. */
  readonly measured?: Answers;
  readonly work: string;
}

const { fields, choices, options, unknownSize, measure } = en.estimator;
const homeowners: readonly Scripted[] = [
  {
    knows: 'the walls of a condo',
    card: options.general,
    typed: { [fields.wallSqft]: '1,640' },
    chosen: { [fields.doors]: '2', [fields.bathrooms]: '2' },
    work: `${options.general}
Doors: 2
Walls: 1,640 sq ft, colour change
Bathrooms, extra cutting-in: 2`,
  },
  {
    knows: 'no size of a condo',
    card: options.general,
    chosen: { [fields.ceilingType]: choices.ceilingType.painted_stipple },
    work: `${options.general}
Walls: 1,920 sq ft (assumed), colour change
Ceiling: painted stipple`,
  },
  {
    knows: 'the walls of a room',
    card: options.specific_rooms,
    typed: { [fields.wallSqft]: '300' },
    chosen: { [fields.wallPaintType]: choices.wallPaintType.refresh, [fields.closets]: '1' },
    pressed: [fields.baseboards],
    work: `Room 1
Walls: 300 sq ft, refresh
Baseboards

${en.estimator.generalDetails}
Closets: 1`,
  },
  {
    knows: 'no size of a room',
    card: options.specific_rooms,
    work: `Room 1
Walls: 384 sq ft (assumed), colour change`,
  },
  {
    knows: 'the floor of a garage',
    card: 'Garage',
    typed: { 'Floor Square Footage': '380' },
    chosen: { 'Garage Door': 'Single', 'Door Material': 'Wood', 'Floor Coating': 'Floor Paint' },
    work: `Garage
Door: single
Material: wood
Floor: 380 sq ft, floor paint`,
  },
  {
    knows: 'no size of a garage',
    card: 'Garage',
    chosen: { 'Floor Coating': 'Epoxy' },
    pressed: [`${unknownSize}: Floor Square Footage`],
    work: `Garage
Door: double
Door Material: Steel
Floor: 400 sq ft (assumed), epoxy`,
  },
  {
    knows: 'every count of a kitchen',
    card: 'Cabinets',
    typed: { 'Cabinet Doors': '22', 'Drawer Fronts': '8', 'New Handles': '30' },
    chosen: { Finish: 'Spray' },
    work: `Cabinets
Cabinet Doors: 22
Drawer Fronts: 8
Finish: sprayed in a shop
New handles, fitted: 30`,
  },
  {
    knows: 'the doors of a kitchen alone',
    card: 'Cabinets',
    typed: { 'Cabinet Doors': '12' },
    work: `Cabinets
Cabinet Doors: 12
Finish: Brush and Roller`,
  },
  {
    knows: 'the walls of a house',
    card: 'Exterior',
    typed: { 'Wall Square Footage': '1200', 'Trim Length': '150' },
    chosen: { Siding: 'Wood', Storeys: 'Two', 'Old Paint': 'Peels in Places' },
    work: `Exterior
Walls: 1,200 sq ft, wood
Height: two storeys, ladders on every side
Preparation: 1,200 sq ft, paint peels in places
Trim: 150 ft`,
  },
  {
    knows: 'no size of a house',
    card: 'Exterior',
    pressed: [`${unknownSize}: Wall Square Footage`],
    work: `Exterior
Walls: 1,200 sq ft (assumed), vinyl or aluminum
Storeys: One
Old Paint: Sound`,
  },
  {
    knows: 'the size of a deck',
    card: 'Fence and Deck',
    typed: { 'Square Footage': '240' },
    chosen: { Structure: 'Deck', 'Stain or Paint': 'Paint', 'Condition of the Wood': 'Weathered' },
    work: `Fence or deck 1
Structure: deck, railings and steps by hand
Coating: 240 sq ft, paint

For everything
Condition: weathered wood, washed and sanded first`,
  },
  {
    knows: 'only the length and the height of a fence',
    card: 'Fence and Deck',
    measured: { Length: '40', Height: "6'" },
    work: `Fence or deck 1
Structure: Fence
Coating: 240 sq ft, stain
Sides: One Side

For everything
Condition of the Wood: Sound`,
  },
];

for (const { knows, card, typed = {}, chosen = {}, pressed = [], measured, work } of homeowners) {
  test(`a homeowner who knows ${knows} gets a price and a receipt that names the work, and none of its words is broken`, async ({
    page,
    server,
  }) => {
    await page.goto('/estimator');
    const homeowner = homeownerAt(page);
    const { driver } = homeowner;
    await giveContactDetails(driver);
    await driver.press(card);
    await driver.see(en.estimator.calculate);
    for (const name of pressed) await driver.press(name);
    for (const [label, figure] of Object.entries(typed)) await driver.fill(label, String(figure));
    for (const [label, choice] of Object.entries(chosen)) await driver.choose(label, String(choice));
    if (measured) {
      await driver.press(measure.title);
      for (const [label, side] of Object.entries(measured)) await driver.fill(label, String(side));
      await driver.press(measure.use('240 sq ft'));
    }
    const receipt = await getReceipt(page, homeowner);
    expect(withoutAmounts(receipt)).toBe(work);
    const [asked, ...more] = await server.estimateCalls();
    expect(more).toEqual([]);
    expect(cents(receipt.price)).toBe(Math.round((await server.priceOf(asked as object)) * 100));
    expect(sumOfAmounts(receipt)).toBe(cents(receipt.price));
    const { lead, team, customer } = await expectTold(server, receipt);
    expect(lead.project).toEqual(asked);
    const shown = page.locator('[part=receipt]');
    expect(await brokenWords(shown)).toEqual([]);
    const amounts = shown.locator('td:last-child').filter({ hasText: /^\$/ });
    const ends = await amounts.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right));
    expect(new Set(ends).size).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const blocks = await shown
      .locator('tbody, .shares')
      .evaluateAll((all) => all.map((block) => getComputedStyle(block).breakInside));
    expect(new Set(blocks)).toEqual(new Set(['avoid']));
    await page.emulateMedia({ media: 'screen' });
    for (const { html } of [team, customer]) {
      await page.goto('about:blank');
      await page.setContent(html);
      expect(await brokenWords(page.locator('body'))).toEqual([]);
    }
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
