import type { Page } from 'playwright/test';
import { expect, test } from '../../support/page/flow-test';
import { untilReady } from '../../support/page/until-ready';
import { en } from '../../support/texts';
import { expectTold } from './expect-told';
import { type Answers, enter, getReceipt, type Homeowner, openWizard } from './homeowner';
import { cents, type ShownReceipt, sumOfAmounts, withoutAmounts } from './receipt';

test.describe('three rooms', () => {
  test('three rooms with different ceilings keep their own answers', { tag: '@release' }, async ({
    page,
    server,
  }) => {
    const homeowner = await openWizard(page, 'specific_rooms');
    await enter(homeowner.room(1), {
      [en.estimator.fields.wallSqft]: '300',
      [en.estimator.fields.ceilingType]: en.estimator.choices.ceilingType.non_stipple,
    });
    await homeowner.driver.press(en.estimator.addRoom);
    await enter(homeowner.room(2), {
      [en.estimator.fields.wallPaintType]: 'Refresh',
      [en.estimator.fields.ceilingType]: en.estimator.choices.ceilingType.painted_stipple,
    });
    await homeowner.driver.press(en.estimator.addRoom);
    await enter(homeowner.room(3), {
      [en.estimator.fields.wallSqft]: '150',
      [en.estimator.fields.ceilingType]: en.estimator.choices.ceilingType.unpainted_stipple,
      Baseboards: true,
    });
    await enter(homeowner.driver, { Closets: '3', [en.estimator.fields.isTwoStory]: true });
    const receipt = await getReceipt(page, homeowner);
    const later = { id: expect.any(Number), crownMolding: false };
    const body = {
      estimationType: 'specific_rooms',
      rooms: [
        {
          id: 1,
          wallPaintType: 'colour_change',
          wallSqft: 300,
          ceilingType: 'non_stipple',
          crownMolding: false,
          baseboards: false,
        },
        {
          ...later,
          wallPaintType: 'refresh',
          wallSqft: null,
          ceilingType: 'painted_stipple',
          baseboards: false,
        },
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
    expect(sent).toMatchObject(body);
    expect(cents(receipt.price)).toBe(Math.round((await server.priceOf(sent as object)) * 100));
    expect(sumOfAmounts(receipt)).toBe(cents(receipt.price));
    expect(withoutAmounts(receipt)).toBe(`Room 1
Walls: 300 sq ft, colour change
Ceiling: non-stipple

Room 2
Walls: 384 sq ft (assumed), refresh
Ceiling: painted stipple

Room 3
Walls: 150 sq ft, colour change
Ceiling: unpainted stipple
Baseboards

${en.estimator.generalDetails}
Closets: 3
Two storeys, ladders and carrying`);
    await expectTold(server, receipt);
  });
});

test.describe('unsure of the area', () => {
  test('a visitor can measure one room, and learns the area assumed for the other', {
    tag: '@release',
  }, async ({ page, server }) => {
    const homeowner = await openWizard(page, 'specific_rooms');
    const bedroom = homeowner.room(1);
    await bedroom.see(
      "Not sure? Leave it blank. We'll assume 384 sq ft of wall, as in a room of 12 by 12 ft.",
    );
    await bedroom.press(en.estimator.measure.title);
    await bedroom.fill('Length', '12 ft 6 in');
    await bedroom.fill('Width', '3.05 m');
    await bedroom.fill('Height', "8'");
    await bedroom.press('Use 360 sq ft');
    await homeowner.driver.press(en.estimator.addRoom);
    const receipt = await getReceipt(page, homeowner);
    expect(withoutAmounts(receipt)).toBe(`Room 1
Walls: 360 sq ft, colour change

Room 2
Walls: 384 sq ft (assumed), colour change`);
    expect(receipt.notes[0]).toMatch(/^After a visit: usually between \$[\d,]+0 and \$[\d,]+0\.$/);
    await expectTold(server, receipt);
  });
});

test.describe('changes mind', () => {
  test('changing a project twice keeps one reference and shows the cost of each change', async ({
    page,
    server,
  }) => {
    const homeowner = await openWizard(page, 'general');
    await enter(homeowner.driver, { [en.estimator.fields.wallSqft]: '600' });
    const first = await getReceipt(page, homeowner);
    expect(first.project).not.toContain(en.estimator.changes);

    const second = await changeSomething(page, homeowner, {
      [en.estimator.fields.ceilingType]: en.estimator.choices.ceilingType.painted_stipple,
    });
    expect(second.project).toContain(`

Since your last price
${en.estimator.fields.ceilingType}: Painted Stipple (was None)
Last price: ${first.price}
Difference: + ${difference(first, second)}`);

    const third = await changeSomething(page, homeowner, {
      [en.estimator.fields.ceilingType]: 'None',
      [en.estimator.fields.hasAccentWall]: true,
    });
    expect(third.project).toContain(`

Since your last price
${en.estimator.fields.ceilingType}: None (was Painted Stipple)
${en.estimator.fields.hasAccentWall}: Yes (was No)
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

  async function changeSomething(page: Page, homeowner: Homeowner, answers: Answers): Promise<ShownReceipt> {
    await page.getByRole('main').getByRole('button', { name: en.thankYou.change }).click();
    await homeowner.driver.see(en.estimator.lastPrice);
    await enter(homeowner.driver, answers);
    return getReceipt(page, homeowner);
  }

  /** Amount by which the second price is higher. */
  function difference(lower: ShownReceipt, higher: ShownReceipt): string {
    return `$${((cents(higher.price) - cents(lower.price)) / 100).toFixed(2)}`;
  }
});

test.describe('returns next day', () => {
  test('a project resumed the next day is complete, and promises a call counted from that day', async ({
    page,
    server,
  }) => {
    // A Thursday afternoon in Toronto.
    await page.clock.setFixedTime('2026-06-04T19:00:00Z');
    const homeowner = await openWizard(page, 'specific_rooms');
    await enter(homeowner.room(1), {
      [en.estimator.fields.wallSqft]: '510',
      [en.estimator.fields.ceilingType]: en.estimator.choices.ceilingType.unpainted_stipple,
    });
    await homeowner.driver.press(en.estimator.addRoom);
    await enter(homeowner.room(2), {
      [en.estimator.fields.wallSqft]: '200',
      [en.estimator.fields.crownMolding]: true,
    });

    // Friday, after closing time.
    await page.clock.setFixedTime('2026-06-05T23:30:00Z');
    await page.reload();
    await untilReady(page);
    await homeowner.driver.see('Step 3 of 3');
    const receipt = await getReceipt(page, homeowner);
    expect(receipt.notes.at(-1)).toBe('Before tax. A visit confirms the price. Valid until July 5, 2026.');
    expect(withoutAmounts(receipt)).toBe(`Room 1
Walls: 510 sq ft, colour change
Ceiling: unpainted stipple

Room 2
Walls: 200 sq ft, colour change
Crown Molding`);
    const { lead } = await expectTold(server, receipt);
    expect(lead.promise).toBe('Sunday');
  });
});
