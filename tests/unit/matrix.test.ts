import { describe, expect, it } from 'vitest';
import { isInShare, matrixShare } from '../support/matrix';

const cells = Array.from({ length: 1000 }, (_, index) => `cell ${index}`);
const tenths = Array.from({ length: 10 }, (_, tenth) => matrixShare(`tenth ${tenth}`));

describe('the share of a matrix in a run', () => {
  it('is the sample by default', () => {
    expect(matrixShare(undefined)).toBe('sample');
    expect(cells.filter((name) => isInShare('sample', name, name === 'cell 7'))).toEqual(['cell 7']);
  });

  it('puts every cell in exactly one tenth, the sample in all, about evenly', () => {
    for (const name of cells) expect(tenths.filter((tenth) => isInShare(tenth, name, false))).toHaveLength(1);
    for (const tenth of tenths) {
      expect(isInShare(tenth, 'cell 1', true)).toBe(true);
      expect(cells.filter((name) => isInShare(tenth, name, false)).length).toBeGreaterThan(60);
    }
  });

  it('covers everything on request', () => {
    expect(cells.every((name) => isInShare('all', name, false))).toBe(true);
  });

  it('rejects an unknown word', () => {
    expect(() => matrixShare('al')).toThrow('MATRIX is "al"');
  });
});
