import { expect, test } from 'vitest';
import { readServiceEstimate } from '../../../shared/price';
import { estimateOf } from './price-of';

test.each([
  ['a cost', { totalCost: 1234.5 }, estimateOf(1234.5)],
  ['a cost of nothing', { totalCost: 0 }, estimateOf(0)],
  [
    'what was assumed for a condo and for a room',
    { totalCost: 900, assumed: [{ wallSqft: 960 }, { room: 7, wallSqft: 384 }] },
    estimateOf(900, { assumed: [{ wallSqft: 960 }, { room: 7, wallSqft: 384 }] }),
  ],
  [
    'a cost, and not the assumptions that are none',
    {
      totalCost: 900,
      assumed: [null, 'walls', {}, { wallSqft: '384' }, { wallSqft: -1 }, { wallSqft: 384 }],
    },
    estimateOf(900, { assumed: [{ wallSqft: 384 }] }),
  ],
  ['a cost where the assumptions are no list', { totalCost: 900, assumed: { wallSqft: 1 } }, estimateOf(900)],
  [
    'what the price is made of, and its range',
    { totalCost: 900, lines: [{ label: 'Walls', amount: 900, field: 'x', room: 1 }], low: 850, high: 950 },
    estimateOf(900, { lines: [{ label: 'Walls', amount: 900, field: 'x', room: 1 }], low: 850, high: 950 }),
  ],
  [
    'no lines and no range where they are none',
    {
      totalCost: 900,
      lines: [
        null,
        'x',
        {},
        { label: 'x' },
        { amount: 1 },
        { label: 'x', amount: '1' },
        { label: 7, amount: 1 },
      ],
      low: '850',
      high: -1,
    },
    estimateOf(900),
  ],
])('an answer gives %s', (_, answer, estimate) => {
  expect(readServiceEstimate(answer)).toStrictEqual(estimate);
});

test.each([undefined, null, 900, 'free', [{ totalCost: 900 }], {}, { totalCost: '900' }, { totalCost: -1 }])(
  '%j is no estimate',
  (answer) => {
    expect(readServiceEstimate(answer)).toBeNull();
  },
);
