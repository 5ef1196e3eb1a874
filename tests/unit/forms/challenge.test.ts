import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import {
  type Challenge,
  type ChallengeForm,
  drawChallenge,
  renewChallenge,
  showForm,
} from '../../../widgets/forms/challenge';

describe('challenge', () => {
  const pattern = /^(\d+) ([+-]) (\d+) = \?$/;

  /** Seeded, so failures can be repeated. */
  function seededRandom(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  function expectedPairs(): Set<string> {
    const pairs = new Set<string>();
    for (let first = 0; first <= 9; first += 1) {
      for (let second = 0; second <= 9; second += 1) {
        if (first + second >= 1) pairs.add(`${first} + ${second} = ?`);
      }
    }
    for (let first = 1; first <= 10; first += 1) {
      for (let second = 0; second < first; second += 1) pairs.add(`${first} - ${second} = ?`);
    }
    return pairs;
  }

  function solve(question: string): number {
    const [, first = '', operator, second = ''] = pattern.exec(question) ?? [];
    return operator === '+' ? Number(first) + Number(second) : Number(first) - Number(second);
  }

  describe('over 100,000 draws', () => {
    let draws: Challenge[];
    beforeAll(() => {
      const random = seededRandom(2024);
      draws = Array.from({ length: 100_000 }, () => drawChallenge(random));
    });

    test('exactly the allowed pairs of operands occur', () => {
      expect(new Set(draws.map((draw) => draw.question))).toEqual(expectedPairs());
    });

    test('the answer solves the question and is at least 1', () => {
      const wrong = draws.filter(({ question, answer }) => answer < 1 || answer !== solve(question));
      expect(wrong).toEqual([]);
    });

    test('both operators are about equally frequent', () => {
      const additions = draws.filter(({ question }) => question.includes('+')).length;
      expect(additions).toBeGreaterThan(49_000);
      expect(additions).toBeLessThan(51_000);
    });

    test('all sums of two digits are about equally likely', () => {
      const counts = new Map<string, number>();
      for (const { question } of draws) {
        if (question.includes('+')) counts.set(question, (counts.get(question) ?? 0) + 1);
      }
      const expectedCount = 50_000 / 99;
      for (const count of counts.values()) {
        expect(count).toBeGreaterThan(expectedCount * 0.75);
        expect(count).toBeLessThan(expectedCount * 1.25);
      }
    });
  });

  test.each([
    ['0 + 1 = ?', 1, [0, 0]],
    ['9 + 9 = ?', 18, [0.499, 0.999]],
    ['1 - 0 = ?', 1, [0.5, 0, 0.999]],
    ['10 - 9 = ?', 1, [0.999, 0.999, 0.999]],
  ])('%s is drawn at an end of the ranges', (question, answer, numbers) => {
    const left = [...numbers];
    expect(drawChallenge(() => left.shift() ?? Number.NaN)).toEqual({ question, answer });
  });

  test('any random source yields a valid challenge', () => {
    const pairs = expectedPairs();
    // Spread evenly, because fast-check's doubles are nearly all close to 0.
    const unit = fc.nat(2 ** 31 - 1).map((number) => number / 2 ** 31);
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 5 }), (numbers) => {
        let index = 0;
        const { question, answer } = drawChallenge(() => numbers[index++ % numbers.length] ?? 0);
        return pairs.has(question) && answer === solve(question) && answer >= 1;
      }),
    );
  });

  test('challenges are random by default', () => {
    const questions = new Set(Array.from({ length: 200 }, () => drawChallenge().question));
    expect(questions.size).toBeGreaterThan(50);
  });
});

describe('challenge board', () => {
  let hide: (() => void)[] = [];

  beforeEach(() => {
    for (const one of hide) one();
    hide = [];
    vi.restoreAllMocks();
  });

  /** A form's question and typed answer. */
  interface FormInView extends ChallengeForm {
    answer: string;
    readonly shown: Challenge[];
  }

  function formInView(isNew = false): FormInView {
    const form: FormInView = {
      answer: '',
      shown: [],
      hasAnswer: () => form.answer !== '',
      clearAnswer: () => {
        form.answer = '';
      },
      showChallenge: (challenge: Challenge) => void form.shown.push(challenge),
    };
    hide.push(showForm(form, isNew));
    return form;
  }

  function nextQuestions(...randoms: readonly number[]): void {
    const random = vi.spyOn(Math, 'random');
    for (const value of randoms) random.mockReturnValueOnce(value);
  }

  it('all forms show one question, which changes when another form comes into view', () => {
    nextQuestions(0.1, 0.5, 0.1, 0.7);
    const first = formInView();
    const second = formInView();
    expect(first.shown).toHaveLength(2);
    expect(first.shown[0]).not.toEqual(first.shown[1]);
    expect(second.shown).toEqual([first.shown[1]]);
  });

  it('new forms that come into view together share one draw', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1e6);
    const forms = Array.from({ length: 50 }, () => formInView(true));
    expect(forms.flatMap(({ shown }) => shown)).toHaveLength(50);
    now.mockReturnValue(1e6 + 100);
    formInView(true);
    expect(forms.every(({ shown }) => shown.length === 2)).toBe(true);
  });

  it('the question stays while any form has an answer', () => {
    const first = formInView();
    const second = formInView();
    first.answer = '7';
    const shownBefore = [...second.shown];
    const third = formInView();
    expect(second.shown).toEqual(shownBefore);
    expect(third.shown).toEqual([shownBefore.at(-1)]);
    expect(first.answer).toBe('7');
  });

  it('a removed form is forgotten', () => {
    const first = formInView();
    first.answer = '7';
    hide[0]?.();
    const shownBefore = first.shown.length;
    formInView();
    renewChallenge();
    expect(first.shown).toHaveLength(shownBefore);
    expect(first.answer).toBe('7');
  });

  it('after sending, all forms get a new question and lose their answers', () => {
    const forms = [formInView(), formInView()];
    for (const form of forms) form.answer = '7';
    nextQuestions(0.9, 0.9, 0.9);
    renewChallenge();
    expect(forms.map(({ answer }) => answer)).toEqual(['', '']);
    expect(forms[0]?.shown.at(-1)).toEqual(forms[1]?.shown.at(-1));
  });
});
