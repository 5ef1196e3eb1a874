import { describe, expect, test, vi } from 'vitest';
import { defaultValues } from '../../../shared/fields';
import { estimateBody, type Project } from '../../../shared/project';
import { newRoom } from '../../../shared/rooms';
import type { ThankYouState } from '../../../shared/thank-you-state';
import type { LeadIdentity } from '../../../widgets/lead/lead-identity';
import type { LeadPrice, LeadValues } from '../../../widgets/lead/lead-record';
import type { SendResult } from '../../../widgets/mail/send-result';
import {
  type CalculationEvent,
  calculationReducer,
  idle,
  keptPrice,
} from '../../../widgets/painting-estimator/calculation';
import { EstimateError } from '../../../widgets/painting-estimator/estimate-client';
import type { Offer } from '../../../widgets/painting-estimator/receipt';
import {
  type CalculationServices,
  runCalculation,
} from '../../../widgets/painting-estimator/run-calculation';
import type { Assumption } from '../../../widgets/painting-estimator/service-estimate';
import { estimateOf } from './price-of';

vi.mock('virtual:business-settings', () => import('../../support/usual-rules'));

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
const refused: SendResult = {
  sent: false,
  status: 400,
  message: 'The template is missing',
  isUndelivered: true,
};

const identity: LeadIdentity = {
  leadId: '7K2QM4AAAAAAAAAAAAAAAAAAAA',
  values: 'hash',
  email: contact.email,
  phone: contact.phone,
  replaced: undefined,
};

/** A page that answers as told and writes down, in order, what was asked of it. */
class FakePage implements CalculationServices {
  readonly minimumOrder = 350;
  readonly hours = { timeZone: 'America/Toronto', closingHour: 18, closedDays: ['Saturday'] };
  serviceCost: number | Error = 1200;
  assumed: readonly Assumption[] = [];
  notification = sent;
  confirmation = sent;
  staysOnPage = false;
  readonly log: unknown[] = [];
  readonly events: CalculationEvent[] = [];
  readonly mails: { notification: object[]; confirmation: object[] } = { notification: [], confirmation: [] };
  thankYou: ThankYouState | undefined;

  readonly begun: LeadValues[] = [];
  readonly lead = {
    leadId: '7K2QM4AAAAAAAAAAAAAAAAAAAA',
    identity,
    sendNotification: async (params: object, price?: LeadPrice) => {
      this.log.push('notification');
      this.mails.notification.push(params);
      this.price = price;
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
      return this.staysOnPage ? state : null;
    },
  };
  price: LeadPrice | undefined;

  beginLead(values: LeadValues) {
    this.begun.push(values);
    return this.lead;
  }

  async requestEstimate(body: object) {
    this.log.push(['request', body]);
    if (this.serviceCost instanceof Error) throw this.serviceCost;
    return estimateOf(this.serviceCost, { assumed: this.assumed });
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

  describe() {
    return { promise: "we'll contact you shortly today", wizardUrl: 'https://partner.example/' };
  }

  onSent(lead: LeadIdentity, { price }: Offer): void {
    this.log.push('sent');
    this.sent = [lead.leadId, price.totalCost];
  }
  sent: unknown;

  get stages(): string[] {
    return this.events.map(({ type }) => type);
  }
}

const page = (change: Partial<FakePage> = {}) => Object.assign(new FakePage(), change);

const calculate = (project: Project, services: FakePage) =>
  runCalculation({ project, contact, keptPrice: null, previous: undefined }, services);

describe('a calculation', () => {
  test('asks for the price, holds it back, sends both mails and leads to the thank-you', async () => {
    const services = page();
    await calculate(condo, services);
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
    expect(services.begun).toEqual([{ ...contact, project: estimateBody(condo) }]);
    expect(services.price).toEqual({ totalCost: 1200, originalCost: 1200, minimumApplied: false });
    expect(services.thankYou).toEqual({
      type: 'estimate',
      totalCost: 1200,
      originalCost: 1200,
      minimumApplied: false,
      promise: "we'll contact you shortly today",
      wizardUrl: 'https://partner.example/',
    });
    expect(services.sent).toEqual([identity.leadId, 1200]);
    expect(services.mails.notification[0]).toMatchObject({
      client_name: 'Ann Lee',
      EstimatorValues: expect.stringContaining('Total Estimated Cost\n$1,200.00'),
    });
  });

  test('tells the team which wall area the service assumed', async () => {
    const services = page({ assumed: [{ wallSqft: 960 }] });
    await calculate(condo, services);
    expect(services.mails.notification[0]).toMatchObject({
      EstimatorValues: expect.stringContaining('Wall Square Footage: Not given (960 sq ft assumed)'),
    });
  });

  test('raises a cost below the minimum order', async () => {
    const services = page({ serviceCost: 120 });
    await calculate(rooms, services);
    expect(services.log).toContainEqual(['price', 350, 'specific_rooms']);
    expect(services.thankYou).toMatchObject({ totalCost: 350, originalCost: 120, minimumApplied: true });
    expect(services.mails.confirmation[0]).toMatchObject({
      cost_content: 'Your total estimated cost is: $350.00',
    });
  });

  test.each([true, false])('shows the thank-you in place when the visitor stays: %s', async (staysOnPage) => {
    const services = page({ staysOnPage });
    await calculate(condo, services);
    expect(services.events.at(-1)).toEqual({
      type: 'sent',
      thankYou: staysOnPage ? services.thankYou : null,
    });
  });
});

describe('when the estimate fails', () => {
  test('it says so and sends nothing', async () => {
    const services = page({ serviceCost: new EstimateError('doors must be a whole number', 400) });
    await calculate(rooms, services);
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
    await expect(calculate(condo, services)).rejects.toBe(reason);
    expect(services.stages).toEqual(['started', 'failed']);
    expect(services.log).toEqual([['request', estimateBody(condo)]]);
  });
});

describe('when a mail fails', () => {
  test("the team's: the customer is still told, and the thank-you carries the message", async () => {
    const services = page({ notification: refused });
    await calculate(condo, services);
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
    await calculate(condo, services);
    expect(services.stages).toEqual(['started', 'priced', 'failed']);
    expect(services.log.at(-1)).toEqual(['confirmation failed', 'The template is missing']);
    expect(services.events.at(-1)).toEqual({
      type: 'failed',
      failure: { text: 'Not sent: The template is missing' },
    });
    expect(services.thankYou).toBeUndefined();
  });

  test("the customer's, and they press again: the price stays, and is not asked for again", async () => {
    const services = page({ confirmation: refused, serviceCost: 1200 });
    await calculate(condo, services);
    const state = services.events.reduce(calculationReducer, idle);
    Object.assign(services, { confirmation: sent, serviceCost: 1300 });
    services.log.length = 0;
    await runCalculation(
      { project: condo, contact, keptPrice: keptPrice(state), previous: undefined },
      services,
    );
    expect(services.log).toEqual(['notification', 'confirmation', 'sent', 'finish']);
    expect(services.mails.confirmation.at(-1)).toMatchObject({
      cost_content: 'Your total estimated cost is: $1,200.00',
    });
    expect(services.thankYou).toMatchObject({ totalCost: 1200 });
  });

  test('both: the message that stays names the lead, which may still be delivered', async () => {
    const services = page({ notification: refused, confirmation: refused });
    await calculate(condo, services);
    expect(services.events.at(-1)).toMatchObject({ failure: { leadId: services.lead.leadId } });
  });
});
