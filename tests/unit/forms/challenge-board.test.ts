import { beforeEach, expect, it, vi } from 'vitest';
import type { Challenge } from '../../../widgets/forms/challenge';
import { type ChallengeForm, renewChallenge, showForm } from '../../../widgets/forms/challenge-board';

let hide: (() => void)[] = [];

beforeEach(() => {
  for (const one of hide) one();
  hide = [];
  vi.restoreAllMocks();
});

/** What a form shows, and its typed answer. */
interface FormInView extends ChallengeForm {
  answer: string;
  readonly shown: Challenge[];
}

function formInView(): FormInView {
  const form: FormInView = {
    answer: '',
    shown: [],
    hasAnswer: () => form.answer !== '',
    clearAnswer: () => {
      form.answer = '';
    },
    showChallenge: (challenge: Challenge) => void form.shown.push(challenge),
  };
  hide.push(showForm(form));
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
