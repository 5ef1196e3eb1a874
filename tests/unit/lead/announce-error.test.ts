import { expect, test, vi } from 'vitest';
import type { Host } from '../../../widgets/element/host';
import { announceError } from '../../../widgets/lead/announce-error';

test.each([
  ['with the status of an answer', { status: 503, message: 'Away' }, { status: 503, message: 'Away' }],
  [
    'without a status where there was no answer',
    { message: 'Failed to fetch' },
    { message: 'Failed to fetch' },
  ],
  [
    'without the addresses in its words',
    { status: 422, message: 'ada@example.ca is invalid' },
    { status: 422, message: '… is invalid' },
  ],
])('a failed call is announced %s', (_, failed, detail) => {
  const emit = vi.fn<Host['emit']>(() => true);
  announceError({ emit } as unknown as Host, 'notification', failed);
  expect(emit.mock.calls).toStrictEqual([['painting-error', { stage: 'notification', ...detail }]]);
});
