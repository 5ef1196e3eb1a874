import { expect, test } from 'vitest';
import { readServiceEstimate } from '../../../widgets/painting-estimator/service-estimate';

test.each([
  ['a cost', { totalCost: 1234.5 }, { totalCost: 1234.5, assumed: [] }],
  ['a cost of nothing', { totalCost: 0 }, { totalCost: 0, assumed: [] }],
  [
    'what was assumed for a condo and for a room',
    { totalCost: 900, assumed: [{ wallSqft: 960 }, { room: 7, wallSqft: 384 }] },
    { totalCost: 900, assumed: [{ wallSqft: 960 }, { room: 7, wallSqft: 384 }] },
  ],
  [
    'a cost, and not the assumptions that are none',
    {
      totalCost: 900,
      assumed: [null, 'walls', {}, { wallSqft: '384' }, { wallSqft: -1 }, { wallSqft: 384 }],
    },
    { totalCost: 900, assumed: [{ wallSqft: 384 }] },
  ],
  [
    'a cost where the assumptions are no list',
    { totalCost: 900, assumed: { wallSqft: 1 } },
    { totalCost: 900, assumed: [] },
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
