import { describe, expect, it } from 'vitest';
import { percentile } from '../../../lab/load/percentile';
import { askedEngines } from '../../engines/asked-engines';
import { isInShare, matrixShare } from '../../support/matrix';

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

describe('asked engines', () => {
  const namesOf = (asked: readonly string[]) => askedEngines(asked).map(({ name }) => name);

  it('all engines are tested by default', () => {
    expect(namesOf([])).toEqual(['Chromium', 'Firefox', 'WebKitGTK']);
  });

  it('named engines are tested', () => {
    expect(namesOf(['WebKitGTK', 'Chromium'])).toEqual(['Chromium', 'WebKitGTK']);
  });

  it('an unknown engine is rejected with the known names', () => {
    const known = 'There is no engine Webkit here. Known are Chromium, Firefox, WebKitGTK.';
    expect(() => askedEngines(['Chromium', 'Webkit'])).toThrow(known);
  });
});

describe('percentile', () => {
  it('the percentile is the nearest rank, in any order', () => {
    const values = [50, 10, 40, 20, 30];
    expect(percentile(values, 0.5)).toBe(30);
    expect(percentile(values, 0.99)).toBe(50);
    expect(percentile(values, 0)).toBe(10);
    expect(values).toEqual([50, 10, 40, 20, 30]);
  });

  it('the percentile of no values is 0', () => {
    expect(percentile([], 0.99)).toBe(0);
  });
});
