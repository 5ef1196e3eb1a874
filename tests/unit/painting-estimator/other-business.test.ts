import { areaUnit, businessSettings, ownJobs } from 'virtual:business-settings';
import { describe, expect, test, vi } from 'vitest';
import { promisedDay } from '../../../shared/contact-time';
import { formTextsIn } from '../../../shared/jobs/job-form';
import { applyMinimumOrder } from '../../../shared/price';
import { type Project, projectOf } from '../../../shared/project';
import { summarize } from '../../../shared/project-text';
import { texts } from '../../../shared/texts';
import { estimatorTexts } from '../../../shared/units';
import { businessHours, businessMoney, businessTerms } from '../../../widgets/lead/business';
import { confirmationParams } from '../../../widgets/lead/lead-record';
import { figureOf } from '../../../widgets/painting-estimator/units';
import { defaultValues, estimateOf } from '../calculator-values';

vi.mock('virtual:business-settings', async (original) => {
  const { businessSettings, comesToLook } = await original<typeof import('virtual:business-settings')>();
  const { jobForm } = await import('../../../shared/jobs/make-form');
  const { stockJobs } = await import('../../../shared/jobs/stock-jobs');
  return {
    comesToLook,
    businessSettings: {
      ...businessSettings,
      timeZone: 'Europe/Paris',
      closingHour: 17,
      closedDays: ['Sunday'],
      minimumOrder: 500,
      currency: 'EUR',
      currencySymbol: '€',
    },
    areaUnit: 'm²',
    ownJobs: stockJobs.map((job) => jobForm(job, 'm²')),
  };
});

const contact = {
  firstName: 'Ann',
  familyName: 'Lee',
  address: '12 Elm St',
  email: 'ann@example.ca',
  phone: '416 555 0142',
};
/** A whole condo with this figure typed, if any. */
function condo(typed: string): Project {
  const values = { ...defaultValues('wholeCondo'), wallSqft: figureOf({ kind: 'area' }, typed) };
  return projectOf({ estimationType: 'general', entered: { general: { values } } });
}

/** The price of a job that costs 120, two figures of which the service assumed. */
function smallJob() {
  const assumed = [
    { room: 1, wallSqft: 960 },
    { room: 2, wallSqft: 384 },
    { room: 3, wallSqft: 960 },
    { wallSqft: 960 },
  ];
  return applyMinimumOrder(estimateOf(120, { assumed }), businessSettings.minimumOrder);
}

describe('a business in Paris that measures in square metres and takes 500 euros at least', () => {
  test('writes its prices in euros', () => {
    expect(businessMoney(1234.5)).toBe('€1,234.50');
    expect(businessMoney(1234.5, 'fr')).toBe('1\u00a0234,50\u00a0€');
  });

  test('asks its estimate service in square feet', () => {
    expect(condo('12.34')).toMatchObject({ wallSqft: expect.closeTo(132.83, 2) });
  });

  test("the summary has the area as typed, and the business's unit, minimum and currency", () => {
    const summary = summarize(condo('12.34'), smallJob(), businessTerms);
    expect(summary).toContain('Wall Area: 12.34 m²\n');
    expect(summary).toContain('Ceiling Area: 12.34 m²\n');
    expect(summary).toMatch(
      /Original Estimate: €120\.00\nMinimum Order Applied: €500\.00\nFinal Cost: €500\.00$/,
    );
    expect(summarize(condo(''), smallJob(), businessTerms)).toContain(
      'Wall Area: Not given (89.19 m² assumed)',
    );
  });

  test('tells the visitor that its minimum order applies, in both languages', () => {
    const { minimumOrder } = smallJob();
    expect(texts.en.estimator.minimumApplied(businessMoney(minimumOrder, 'en'))).toBe(
      'Our minimum order of €500.00 applies.',
    );
    expect(texts.fr.estimator.minimumApplied(businessMoney(minimumOrder, 'fr'))).toBe(
      "Notre commande minimale de 500,00\u00a0€ s'applique.",
    );
  });

  test("promises a call after a quote request by the business's clock, or in the tag's time zone if it names one", () => {
    // Saturday 17:30 in Paris, 11:30 in Toronto.
    const now = new Date('2025-07-12T15:30:00Z');
    const promise = (timeZone: string | undefined) => promisedDay(now, businessHours({ timeZone }));
    expect(promise(undefined)).toBe('Monday');
    expect(promise('America/Toronto')).toBe('today');
  });

  test('asks the visitor in its own unit, in both languages', () => {
    const rooms = ownJobs.find(({ id }) => id === 'specific_rooms') ?? expect.fail();
    const asked = (['en', 'fr'] as const).map((language) => {
      const { fields, usual } = formTextsIn(rooms, language);
      return [fields.wallSqft, estimatorTexts(language, areaUnit).areaUnit, usual?.wallSqft];
    });
    expect(asked).toEqual([
      ['Wall Area', 'm²', 'a room of 3.7 by 3.7\u00a0m'],
      ['Superficie des murs (m²)', 'm²', 'une pièce de 3,7 sur 3,7\u00a0m'],
    ]);
  });

  test.each([
    ['Saturday 16:59', '2025-07-12T14:59:00Z', "we'll contact you shortly today"],
    ['Saturday 17:00', '2025-07-12T15:00:00Z', "we'll contact you Monday morning"],
    ['Monday 17:00', '2025-07-14T15:00:00Z', "we'll contact you tomorrow morning"],
  ])("promises a call by the business's own clock: %s in Paris", (_moment, time, message) => {
    const params = confirmationParams({
      leadId: '7K2QM4AAAAAAAAAAAAAAAAAAAA',
      kind: 'estimate',
      values: { ...contact, name: 'Ann Lee' },
      project: condo(''),
      price: smallJob(),
      promise: promisedDay(new Date(time), businessHours({ timeZone: undefined })),
    });
    expect(params).toMatchObject({
      time_contact_message: message,
      cost_content: 'Your total estimated cost is: €500.00',
      lead_details: expect.stringContaining('Wall Area: Not given (89.19\u00a0m² assumed)'),
    });
  });
});
