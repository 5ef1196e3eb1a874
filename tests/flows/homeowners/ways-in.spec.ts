import { devices, type Page } from 'playwright/test';
import { fillEstimator } from '../../support/driver/leads';
import { accessibilityTree } from '../../support/page/accessibility-tree';
import { client, estimatorControls } from '../../support/page/estimator';
import { expect, test } from '../../support/page/flow-test';
import { walkByTab } from '../../support/page/focus-walk';
import { hostPage } from '../../support/page/host-page';
import { skipToContent, tabTo, typeThrough } from '../../support/page/keyboard';
import { bringInspectors } from '../../support/page/page-faults';
import { en } from '../../support/texts';
import { expectTold } from './expect-told';
import { enter, getReceipt, homeownerAt, openWizard } from './homeowner';
import { readShownReceipt, withoutAmounts } from './receipt';

test.describe('french', () => {
  test('a French visitor gets a French receipt and confirmation, and the team an English mail', async ({
    page,
    server,
    thirdPartySite,
  }) => {
    const body = '<painting-estimator></painting-estimator>';
    const html = hostPage(server.origin, body, { htmlAttributes: 'lang="fr-CA"' });
    await page.goto(thirdPartySite.show('/estimation', html));
    const homeowner = homeownerAt(page);
    await fillEstimator(homeowner.driver, 'general', 'fr');
    await enter(homeowner.driver, {
      Portes: '3',
      'Superficie des murs (pi²)': '700',
      'Type de plafond': 'Stuc peint',
      Plinthes: true,
    });
    const receipt = await getReceipt(page, homeowner, 'fr');
    expect(withoutAmounts(receipt)).toBe(`Condo complet
Portes: 3
Murs: 700 pi², changement de couleur
Plafond: stuc peint
Plinthes`);
    const { team, customer, lead } = await expectTold(server, receipt);
    expect(lead.language).toBe('fr');
    expect(customer.subject).toContain('Votre estimation');
    expect(team.text).toContain('Ceiling: painted stipple');
  });
});

test.describe('keyboard only', () => {
  test('the keyboard alone reaches the price, the receipt and the wizard again', async ({ page, server }) => {
    await page.goto('/estimator');
    const estimator = page.locator('painting-estimator');
    const controls = estimatorControls(estimator);
    await skipToContent(page);
    await tabTo(page, controls.firstName);
    await typeThrough(page, [
      client.firstName,
      client.familyName,
      client.address,
      client.email,
      client.phone,
    ]);
    await expect(controls.toOptions).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(estimator.getByRole('heading', { name: en.estimator.options.heading })).toBeFocused();
    await tabTo(page, controls.specificRooms);
    await page.keyboard.press('Enter');
    await expect(estimator.getByRole('heading', { name: en.estimator.options.specific_rooms })).toBeFocused();
    await tabTo(page, controls.wallSqft);
    await page.keyboard.type('250');
    await tabTo(page, estimator.getByLabel(en.estimator.fields.baseboards));
    await page.keyboard.press('Space');
    await tabTo(page, estimator.getByLabel('Doors', { exact: true }));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, controls.calculate);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/thank-you');
    expect(await server.estimateCalls()).toEqual([
      expect.objectContaining({
        rooms: [expect.objectContaining({ wallSqft: 250, baseboards: true })],
        generalValues: expect.objectContaining({ doors: 1 }),
      }),
    ]);
    const receipt = await readShownReceipt(page);
    expect(withoutAmounts(receipt)).toContain('Baseboards\n\nGeneral Details\nDoors: 1');
    await expectTold(server, receipt);
    await skipToContent(page);
    await tabTo(page, page.getByRole('main').getByRole('button', { name: en.thankYou.change }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/estimator(#content)?$/);
    await expect(controls.wallSqft).toHaveValue('250');
  });
});

test.describe('phone on slow 4g', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  /** Lighthouse's slow 4G. */
  const slow4g = {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  };

  test('a phone on slow 4G gets a price without horizontal scrolling', async ({ page, server }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', slow4g);
    const homeowner = await openWizard(page, 'specific_rooms');
    await enter(homeowner.room(1), {
      [en.estimator.fields.wallSqft]: '420',
      [en.estimator.fields.wallPaintType]: 'Refresh',
    });
    await enter(homeowner.driver, { Doors: '1' });
    expect(await sidewaysPx()).toBe(0);
    const receipt = await getReceipt(page, homeowner);
    expect(await sidewaysPx()).toBe(0);
    await expectTold(server, receipt);

    function sidewaysPx(): Promise<number> {
      return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    }
  });
});

test.describe('screen reader', () => {
  const roles = ['group', 'combobox', 'textbox', 'checkbox', 'button', 'DisclosureTriangle'];

  test('a screen reader hears every question, the price once, and the receipt as a table', async ({
    page,
    server,
  }) => {
    const { driver, room } = await openWizard(page, 'specific_rooms');
    expect(await spokenControls(page)).toEqual([
      'group Room 1',
      'button Remove Room 1',
      `combobox ${en.estimator.fields.wallPaintType}: A new colour, or the same colour again?`,
      `textbox ${en.estimator.fields.wallSqft}: sq ft Not sure? Leave it blank. We'll assume 384\u00a0sq\u00a0ft of wall, as in a room of 12 by 12\u00a0ft. Enter 0 if the walls stay as they are.`,
      `DisclosureTriangle ${en.estimator.measure.title}`,
      `combobox ${en.estimator.fields.ceilingType}: Stipple is a bumpy ceiling. Unpainted means it's never been painted. None leaves the ceiling as it is.`,
      `checkbox ${en.estimator.fields.crownMolding}`,
      `checkbox ${en.estimator.fields.baseboards}`,
      `button ${en.estimator.addRoom}`,
      `group ${en.estimator.generalDetails}`,
      `combobox ${en.estimator.fields.doors}`,
      `combobox ${en.estimator.fields.doorFrames}: The trim around a door, both sides.`,
      `combobox ${en.estimator.fields.bathrooms}`,
      `combobox ${en.estimator.fields.dens}: A small room without a closet, such as a study.`,
      `combobox ${en.estimator.fields.closets}`,
      `checkbox ${en.estimator.fields.isTwoStory} Yes: Two floors, or a stairwell as high as two.`,
      `checkbox ${en.estimator.fields.hasHighCeilings} Yes`,
      `checkbox ${en.estimator.fields.hasAccentWall} Yes: One wall in a colour of its own.`,
      'button ← Back',
      `button ${en.estimator.reset}`,
      `button ${en.estimator.calculate}`,
    ]);
    await enter(room(1), { [en.estimator.fields.wallSqft]: '400' });
    await driver.press(en.estimator.calculate);
    const { result } = estimatorControls(page.locator('painting-estimator'));
    await expect(result).toContainText('$520.00');
    await expect(page).toHaveURL('/thank-you');
    const receipt = await readShownReceipt(page);
    await expect(page.locator('[part=receipt]')).toMatchAriaSnapshot(`
    - paragraph: /After a visit/
    - table:
      - rowgroup:
        - row "Room 1":
          - rowheader "Room 1"
        - row "Walls 400 sq ft, colour change $520.00":
          - rowheader "Walls"
          - cell "400 sq ft, colour change"
          - cell "$520.00"
  `);
    await expectTold(server, receipt);
  });

  /** Controls and groups from the step's heading to 'Calculate Cost', with names and descriptions. */
  async function spokenControls(page: Page): Promise<readonly string[]> {
    const tree = await accessibilityTree(page);
    const from = tree.findIndex(
      ({ role, name }) => role === 'heading' && name === en.estimator.options.specific_rooms,
    );
    const to = tree.findIndex(({ name }) => name === en.estimator.calculate);
    return (
      tree
        .slice(from, to + 1)
        .filter(({ role }) => roles.includes(role))
        // Drops the group that wraps each disclosure.
        .filter((_, index, all) => all[index + 1]?.role !== 'DisclosureTriangle')
        .map(({ role, name, description }) => [`${role} ${name}`, description].filter(Boolean).join(': '))
    );
  }
});

test.describe('zoom 200', () => {
  // A 1280 x 800 window at 200 % zoom: half the CSS pixels, at double density.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('at 200 % zoom the focus stays visible and nothing scrolls sideways', async ({ page, server }) => {
    await bringInspectors(page);
    const homeowner = await openWizard(page, 'general');
    await enter(homeowner.driver, {
      Doors: '4',
      [en.estimator.fields.wallSqft]: '1000',
      [en.estimator.fields.isTwoStory]: true,
    });
    expect(await sidewaysPx()).toBe(0);
    const { faults, missed } = await walkByTab(page);
    expect([...faults, ...missed]).toEqual([]);
    const receipt = await getReceipt(page, homeowner);
    expect(await sidewaysPx()).toBe(0);
    await expectTold(server, receipt);

    function sidewaysPx(): Promise<number> {
      return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    }
  });
});
