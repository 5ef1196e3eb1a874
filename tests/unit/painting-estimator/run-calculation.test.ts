import { beforeEach, describe, expect, test } from 'vitest';
import type { ThankYouState } from '../../../widgets/lead/thank-you-state';
import type { SendResult } from '../../../widgets/mail/email-client';
import type { CalculationEvent } from '../../../widgets/painting-estimator/calculation';
import { forgetDelivered } from '../../../widgets/painting-estimator/delivered-project';
import { EstimateError } from '../../../widgets/painting-estimator/estimate-client';
import { defaultValues } from '../../../widgets/painting-estimator/fields';
import { estimateBody, type Project } from '../../../widgets/painting-estimator/project';
import { newRoom } from '../../../widgets/painting-estimator/rooms';
import {
  type CalculationServices,
  runCalculation,
} from '../../../widgets/painting-estimator/run-calculation';

const contact = {
  firstName: 'Ann',
  familyName: 'Lee',
  address: '12 Elm St',
  email: 'ann@example.ca',
  phone: '416 555 0142',
};
const condo: Project = { estimationType: 'general', values: defaultValues('wholeCondo') };
const rooms: Project = {
  estimationType: 'specific_rooms',
  rooms: [newRoom(1)],
  generalValues: defaultValues('general'),
};

const sent: SendResult = { sent: true };
const refused: SendResult = { sent: false, status: 400, message: 'The template is missing' };

/** A page that answers as told and writes down, in order, what was asked of it. */
class FakePage implements CalculationServices {
  serviceCost: number | Error = 1200;
  notification = sent;
  confirmation = sent;
  staysOnPage = false;
  readonly log: unknown[] = [];
  readonly events: CalculationEvent[] = [];
  readonly mails: { notification: object[]; confirmation: object[] } = { notification: [], confirmation: [] };
  thankYou: ThankYouState | undefined;

  readonly lead = {
    source: () => 'condo-blog',
    sendNotification: async (params: object) => {
      this.log.push('notification');
      this.mails.notification.push(params);
      return this.notification;
    },
    sendConfirmation: async (params: object) => {
      this.log.push('confirmation');
      this.mails.confirmation.push(params);
      return this.confirmation;
    },
    finish: async (state: ThankYouState) => {
      this.log.push('finish');
      this.thankYou = state;
      return this.staysOnPage;
    },
  };

  async requestServiceCost(body: object): Promise<number> {
    this.log.push(['request', body]);
    if (this.serviceCost instanceof Error) throw this.serviceCost;
    return this.serviceCost;
  }

  async pause(): Promise<void> {
    this.log.push('pause');
  }

  dispatch(event: CalculationEvent): void {
    this.events.push(event);
  }

  onPrice({ totalCost }: { totalCost: number }, estimationType: string): void {
    this.log.push(['price', totalCost, estimationType]);
  }

  onEstimateFailed({ message }: EstimateError, estimationType: string): void {
    this.log.push(['estimate failed', message, estimationType]);
  }

  onMailFailed(mail: string, message: string): string {
    this.log.push([`${mail} failed`, message]);
    return `Not sent: ${message}`;
  }

  onSent(): void {
    this.log.push('sent');
  }

  get stages(): string[] {
    return this.events.map(({ type }) => type);
  }
}

const page = (change: Partial<FakePage> = {}) => Object.assign(new FakePage(), change);

beforeEach(forgetDelivered);

describe('a calculation', () => {
  test('asks for the price, holds it back, sends both mails and leads to the thank-you', async () => {
    const services = page();
    await runCalculation(condo, contact, services);
    expect(services.log).toEqual([
      ['request', estimateBody(condo)],
      'pause',
      ['price', 1200, 'general'],
      'notification',
      'confirmation',
      'sent',
      'finish',
    ]);
    expect(services.stages).toEqual(['started', 'priced', 'sent']);
    expect(services.thankYou).toEqual({
      type: 'estimate',
      totalCost: 1200,
      originalCost: 1200,
      minimumApplied: false,
    });
    expect(services.mails.notification[0]).toMatchObject({
      client_name: 'Ann Lee',
      lead_source: 'condo-blog',
      EstimatorValues: expect.stringContaining('Total Estimated Cost\n$1,200.00'),
    });
  });

  test('raises a cost below the minimum order', async () => {
    const services = page({ serviceCost: 120 });
    await runCalculation(rooms, contact, services);
    expect(services.log).toContainEqual(['price', 350, 'specific_rooms']);
    expect(services.thankYou).toMatchObject({ totalCost: 350, originalCost: 120, minimumApplied: true });
    expect(services.mails.confirmation[0]).toMatchObject({
      cost_content: 'Your total estimated cost is: $350.00',
    });
  });

  test.each([true, false])('shows the thank-you in place when the visitor stays: %s', async (staysOnPage) => {
    const services = page({ staysOnPage });
    await runCalculation(condo, contact, services);
    expect(services.events.at(-1)).toEqual({
      type: 'sent',
      thankYou: staysOnPage ? services.thankYou : null,
    });
  });
});

describe('when the estimate fails', () => {
  test('it says so and sends nothing', async () => {
    const services = page({ serviceCost: new EstimateError('doors must be a whole number', 400) });
    await runCalculation(rooms, contact, services);
    expect(services.stages).toEqual(['started', 'failed']);
    expect(services.log.at(-1)).toEqual([
      'estimate failed',
      'doors must be a whole number',
      'specific_rooms',
    ]);
    expect(services.mails).toEqual({ notification: [], confirmation: [] });
  });

  test('because the element has left the page, the reason is handed on and nothing is told', async () => {
    const reason = new DOMException('gone', 'AbortError');
    const services = page({ serviceCost: reason });
    await expect(runCalculation(condo, contact, services)).rejects.toBe(reason);
    expect(services.stages).toEqual(['started', 'failed']);
    expect(services.log).toEqual([['request', estimateBody(condo)]]);
  });
});

describe('when a mail fails', () => {
  test("the team's: the customer is still told, and the thank-you carries the message", async () => {
    const services = page({ notification: refused });
    await runCalculation(condo, contact, services);
    expect(services.log.slice(3)).toEqual([
      'notification',
      ['notification failed', 'The template is missing'],
      'confirmation',
      'sent',
      'finish',
    ]);
    expect(services.thankYou?.toast).toBe('Not sent: The template is missing');
  });

  test("the customer's: the visitor stays with the price", async () => {
    const services = page({ confirmation: refused });
    await runCalculation(condo, contact, services);
    expect(services.stages).toEqual(['started', 'priced', 'failed']);
    expect(services.log.at(-1)).toEqual(['confirmation failed', 'The template is missing']);
    expect(services.thankYou).toBeUndefined();
  });

  test("the customer's: the same project again sends the confirmation alone, at the same price", async () => {
    await runCalculation(condo, contact, page({ confirmation: refused }));
    const again = page({ serviceCost: 9999 });
    await runCalculation(condo, contact, again);
    expect(again.log).toEqual(['confirmation', 'sent', 'finish']);
    expect(again.thankYou).toMatchObject({ totalCost: 1200 });
  });

  test('both: the same project again sends both', async () => {
    await runCalculation(condo, contact, page({ notification: refused, confirmation: refused }));
    const again = page();
    await runCalculation(condo, contact, again);
    expect(again.log).toContain('notification');
  });

  test.each([
    ['another project', rooms, contact],
    ['the same project for somebody else', condo, { ...contact, firstName: 'Bo' }],
  ])('%s is another lead', async (_, project, who) => {
    await runCalculation(condo, contact, page({ confirmation: refused }));
    const services = page();
    await runCalculation(project, who, services);
    expect(services.log).toContain('notification');
  });

  test('once both are sent, the same project again is another lead', async () => {
    await runCalculation(condo, contact, page());
    const again = page();
    await runCalculation(condo, contact, again);
    expect(again.log).toContain('notification');
  });
});
