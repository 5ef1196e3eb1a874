import { describe, expect, it } from 'vitest';
import { DeliveryError, errorKind } from '../../../../server/leads/delivery-error';

it('a delivery that failed may be tried again, unless it says otherwise', () => {
  expect(new DeliveryError('away')).toMatchObject({ name: 'DeliveryError', message: 'away', isFinal: false });
  expect(new DeliveryError('gone', { isFinal: true }).isFinal).toBe(true);
});

describe('what is written down of an error', () => {
  const secret = '550 zoe@example.com unknown';

  it.each([
    ['our own message', new DeliveryError('answered 500'), 'answered 500'],
    ['its code', Object.assign(new Error(secret), { code: 'EENVELOPE' }), 'EENVELOPE'],
    [
      'the code of its cause',
      new TypeError(secret, { cause: Object.assign(new Error(secret), { code: 'ENOTFOUND' }) }),
      'ENOTFOUND',
    ],
    [
      'its name, where its code is no text',
      Object.assign(new RangeError(secret), { code: 550 }),
      'RangeError',
    ],
    ['its name', new TypeError(secret), 'TypeError'],
    ['nothing of what is no error', secret, 'unknown error'],
  ])('is %s', (_what, error, kind) => {
    expect(errorKind(error)).toBe(kind);
  });
});
