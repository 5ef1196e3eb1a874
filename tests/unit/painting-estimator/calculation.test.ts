import { describe, expect, test } from 'vitest';
import type { Failure } from '../../../widgets/lead/failure-line';
import {
  type CalculationEvent,
  type CalculationState,
  calculationReducer,
  idle,
  isBusy,
  keptPrice,
} from '../../../widgets/painting-estimator/calculation';
import { priceOf } from './price-of';

const price = priceOf(1200);
const thankYou = { type: 'estimate', totalCost: 1200, originalCost: 1200, minimumApplied: false } as const;

const started: CalculationEvent = { type: 'started' };
const priced: CalculationEvent = { type: 'priced', price };
const failed: CalculationEvent = { type: 'failed' };
const changed: CalculationEvent = { type: 'values-changed' };
const leaving: CalculationEvent = { type: 'sent', thankYou: null };
const staying: CalculationEvent = { type: 'sent', thankYou };

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
    [[started, failed], false],
    [[started, priced, failed], false],
    [[started, priced, leaving], false],
  ])('after %j is under way: %s', (events, expected) => {
    expect(isBusy(stateAfter(...events))).toBe(expected);
  });

  test('without a price has failed, with nothing to show', () => {
    expect(stateAfter(started, failed)).toMatchObject({ stage: 'failed', price: null });
  });

  test('keeps its price when only the confirmation was not sent', () => {
    expect(stateAfter(started, priced, failed)).toMatchObject({ stage: 'failed', price, failure: null });
    const failure = { kind: 'confirmation' } as unknown as Failure;
    expect(stateAfter(started, priced, { type: 'failed', failure })).toMatchObject({ price, failure });
  });

  test.each([
    ['only the confirmation failed', [started, priced, failed], price],
    ['there is none', [started, failed], null],
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
    ['it has failed', [started, failed]],
    ['its confirmation was not sent', [started, priced, failed]],
    ['it was sent', [started, priced, leaving]],
  ])('and %s, it is idle again', (_, events) => {
    expect(stateAfter(...events, changed)).toStrictEqual(idle);
  });

  test('while it is under way, by a script of the page since the fields are locked, it goes on', () => {
    expect(stateAfter(started, changed)).toStrictEqual(stateAfter(started));
    expect(stateAfter(started, priced, changed)).toStrictEqual(stateAfter(started, priced));
  });
});
