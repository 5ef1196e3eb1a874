import { describe, expect, test, vi } from 'vitest';
import type { EstimatePrice } from '../../../shared/price';
import type { Project } from '../../../shared/project';
import type { Failure } from '../../../widgets/lead/lead-notice';
import type { LeadContent } from '../../../widgets/lead/lead-record';
import type { SendResult } from '../../../widgets/lead/send';
import type { TriedLead } from '../../../widgets/lead/use-lead';
import {
  type CalculationEvent,
  type CalculationServices,
  type CalculationState,
  calculate,
  calculationReducer,
  idle,
  isBusy,
  keptPrice,
} from '../../../widgets/painting-estimator/calculation';
import { EstimateError } from '../../../widgets/painting-estimator/estimate-client';
import { defaultValues, priceOf } from '../calculator-values';

vi.mock('virtual:business-settings', () => import('../../support/usual-rules'));

const price = priceOf(1200);
const thankYou = { type: 'estimate', totalCost: 1200, originalCost: 1200, minimumApplied: false } as const;

const started: CalculationEvent = { type: 'started' };
const priced: CalculationEvent = { type: 'priced', price };
const failure: Failure = { text: 'Not sent' };
const failed: CalculationEvent = { type: 'failed', failure };
const unpriced: CalculationEvent = { type: 'estimate-failed', error: new EstimateError('No') };
const changed: CalculationEvent = { type: 'values-changed' };
const leaving: CalculationEvent = { type: 'thanked', thankYou: null };
const staying: CalculationEvent = { type: 'thanked', thankYou };

const stateAfter = (...events: CalculationEvent[]): CalculationState =>
  events.reduce(calculationReducer, idle);

describe('a calculation', () => {
  test('goes from idle over calculating and sending to sent, and shows its price from sending on', () => {
    expect(idle).toMatchObject({ stage: 'idle', price: null });
    expect(stateAfter(started)).toMatchObject({ stage: 'calculating', price: null });
    expect(stateAfter(started, priced)).toMatchObject({ stage: 'sending', price });
    expect(stateAfter(started, priced, leaving)).toMatchObject({ stage: 'sent', price, thankYou: null });
    expect(stateAfter(started, priced, staying)).toMatchObject({ stage: 'sent', thankYou });
  });

  test.each([
    [[], false],
    [[started], true],
    [[started, changed], true],
    [[started, priced], true],
    [[started, unpriced], false],
    [[started, priced, failed], false],
    [[started, priced, leaving], false],
  ])('a calculation after %j is under way: %s', (events, expected) => {
    expect(isBusy(stateAfter(...events))).toBe(expected);
  });

  test('a calculation without a price has failed, with nothing to show', () => {
    expect(stateAfter(started, unpriced)).toMatchObject({ stage: 'failed', price: null, failure: null });
  });

  test('keeps its price when only the confirmation was not sent', () => {
    expect(stateAfter(started, priced, failed)).toMatchObject({ stage: 'failed', price, failure });
  });

  test.each([
    ['only the confirmation failed', [started, priced, failed], price],
    ['there is none', [started, unpriced], null],
    ['it was sent', [started, priced, leaving], null],
    ['it is being sent', [started, priced], null],
  ])('when %s, the price to send again is %j', (_, events, expected) => {
    expect(keptPrice(stateAfter(...events))).toBe(expected);
  });

  test('starts without the price of the one before', () => {
    expect(stateAfter(started, priced, failed, started)).toStrictEqual(stateAfter(started));
  });
});

describe('when the values on the screen change', () => {
  test.each([
    ['nothing was calculated yet', []],
    ['it has failed', [started, unpriced]],
    ['its confirmation was not sent', [started, priced, failed]],
    ['it was sent', [started, priced, leaving]],
  ])('a calculation is idle again when the values on the screen change and %s', (_, events) => {
    expect(stateAfter(...events, changed)).toStrictEqual(idle);
  });

  test('a calculation goes on if a script of the page changes its values', () => {
    expect(stateAfter(started, changed)).toStrictEqual(stateAfter(started));
    expect(stateAfter(started, priced, changed)).toStrictEqual(stateAfter(started, priced));
  });
});

const contact = {
  firstName: 'Ann',
  familyName: 'Lee',
  address: '12 Elm St',
  email: 'ann@example.ca',
  phone: '416 555 0142',
  postal_code: '',
};
const condo: Project = { estimationType: 'general', ...defaultValues('wholeCondo') };
const leadId = '7K2QM4AAAAAAAAAAAAAAAAAAAA';
const sent: SendResult = { sent: true };
const refused: SendResult = {
  sent: false,
  status: 400,
  message: 'The template is missing',
  isUndelivered: true,
};

/** Services with the given answers. */
const drawing = { textures: [], parts: [] };

class FakeServices implements CalculationServices {
  offered: EstimatePrice | Error = price;
  notification = sent;
  confirmation = sent;
  staysOnPage = false;
  sentContent: LeadContent | undefined;
  finished: Parameters<TriedLead['finish']>[0];

  async price() {
    if (this.offered instanceof Error) throw this.offered;
    return this.offered;
  }

  async send(content: LeadContent) {
    this.sentContent = content;
    const identity = { leadId, values: '', email: '', phone: '', earlier: [] };
    return {
      identity,
      notification: this.notification,
      confirm: async () => this.confirmation,
      finish: async (more: Parameters<TriedLead['finish']>[0]) => {
        this.finished = more;
        return this.staysOnPage ? thankYou : null;
      },
    };
  }

  mailFailed(mail: string, message: string): string {
    return `${mail} not sent: ${message}`;
  }

  drawing() {
    return drawing;
  }

  wizardUrl(): string {
    return 'https://example.ca/estimator';
  }
}

async function run(change: Partial<FakeServices> = {}) {
  const services = Object.assign(new FakeServices(), change);
  const events: CalculationEvent[] = [];
  for await (const event of calculate(condo, contact, services)) events.push(event);
  return { services, events, types: events.map(({ type }) => type) };
}

describe('calculate()', () => {
  test('gets a price, sends both mails and ends with the thank-you', async () => {
    const { services, events, types } = await run();
    expect(types).toEqual(['started', 'priced', 'sent', 'thanked']);
    expect(events[1]).toEqual({ type: 'priced', price });
    expect(services.sentContent).toMatchObject({
      values: { ...contact, name: 'Ann Lee' },
      project: condo,
      price,
    });
    expect(services.finished).toEqual({ wizardUrl: 'https://example.ca/estimator', drawing });
  });

  test.each([true, false])(
    'ends with the thank-you in place when the visitor stays: %s',
    async (staysOnPage) => {
      const { events } = await run({ staysOnPage });
      expect(events.at(-1)).toEqual({ type: 'thanked', thankYou: staysOnPage ? thankYou : null });
    },
  );

  test('ends without a price, and nothing is sent', async () => {
    const error = new EstimateError('doors must be a whole number', 400);
    const { events, services } = await run({ offered: error });
    expect(events).toEqual([{ type: 'started' }, { type: 'estimate-failed', error }]);
    expect(services.sentContent).toBeUndefined();
  });

  test('is given up when the element has left the page, and the reason is handed on', async () => {
    const reason = new DOMException('gone', 'AbortError');
    const events: CalculationEvent[] = [];
    const services = Object.assign(new FakeServices(), { offered: reason });
    const running = async () => {
      for await (const event of calculate(condo, contact, services)) events.push(event);
    };
    await expect(running()).rejects.toBe(reason);
    expect(isBusy(events.reduce(calculationReducer, idle))).toBe(false);
  });

  test("goes on when the team's mail fails, and the thank-you says so", async () => {
    const { types, services } = await run({ notification: refused });
    expect(types).toEqual(['started', 'priced', 'team-mail-failed', 'sent', 'thanked']);
    expect(services.finished?.toast).toBe('notification not sent: The template is missing');
  });

  test("ends when the customer's mail fails, with the price", async () => {
    const { events, services } = await run({ confirmation: refused });
    const text = 'confirmation not sent: The template is missing';
    expect(events.at(-1)).toEqual({ type: 'failed', failure: { text } });
    expect(keptPrice(events.reduce(calculationReducer, idle))).toBe(price);
    expect(services.finished).toBeUndefined();
  });

  test('names the lead when both mails fail, since it may still be delivered', async () => {
    const { events } = await run({ notification: refused, confirmation: refused });
    expect(events.at(-1)).toMatchObject({ failure: { leadId } });
  });
});
