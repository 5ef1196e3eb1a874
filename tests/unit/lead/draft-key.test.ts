import { expect, test } from 'vitest';
import { draftKey } from '../../../widgets/lib/storage-key';

test('each page has its own draft', () => {
  expect(draftKey('/estimator')).toBe('painting-estimator-draft:/estimator');
  expect(draftKey('/condos/estimator')).toBe('painting-estimator-draft:/condos/estimator');
});
