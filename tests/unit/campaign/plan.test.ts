import { describe, expect, it } from 'vitest';
import { drawPlan } from '../../../lab/campaign/plan';
import { randomFrom, randomOfRun } from '../../../lab/campaign/random';

const runs = Array.from({ length: 300 }, (_, index) => index + 1);
const plansOf = (seed: number) => runs.map((run) => drawPlan(run, randomOfRun(seed, run)));

describe('the plans of a campaign', () => {
  it('are equal for equal seeds, whichever runs were drawn before', () => {
    expect(plansOf(7)).toEqual(plansOf(7));
    expect(drawPlan(123, randomOfRun(7, 123))).toEqual(plansOf(7)[122]);
  });

  it('differ between seeds and runs', () => {
    expect(plansOf(7)).not.toEqual(plansOf(8));
    const distinct = new Set(plansOf(7).map((plan) => JSON.stringify({ ...plan, run: 0 })));
    expect(distinct.size).toBeGreaterThan(290);
  });

  it('always press once, and cover every place, answer, act and ending', () => {
    const plans = plansOf(7);
    const isFirstPress = (act: string) => act === 'press' || act === 'double click';
    expect(plans.every(({ acts }) => acts.some(({ act }) => isFirstPress(act)))).toBe(true);
    expect(new Set(plans.map(({ place }) => place)).size).toBe(5);
    expect(new Set(plans.flatMap(({ answers }) => answers)).size).toBe(13);
    expect(new Set(plans.flatMap(({ acts }) => acts.map(({ act }) => act))).size).toBe(16);
    expect(new Set(plans.map(({ ending }) => ending)).size).toBe(3);
  });

  it('open no second tab where tabs share nothing', () => {
    const framed = plansOf(7).filter(({ place }) => place === 'sandboxed frame');
    expect(framed.flatMap(({ acts }) => acts).some(({ act }) => act.includes('second tab'))).toBe(false);
  });
});

describe('the generator', () => {
  it('returns the known first draws of mulberry32', () => {
    const { fraction } = randomFrom(1);
    expect([fraction(), fraction(), fraction()]).toEqual([
      0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
    ]);
  });

  it('draws integers between its limits, inclusive', () => {
    const { whole } = randomFrom(3);
    const drawn = Array.from({ length: 500 }, () => whole(2, 5));
    expect([...new Set(drawn)].sort()).toEqual([2, 3, 4, 5]);
  });
});
