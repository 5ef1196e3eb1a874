import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Challenge, showForm } from '../forms/challenge';

/**
 * The page's math question, shared by all its forms (docs/behaviour.md#24-the-math-question); `form` contains
 * the mathAnswer control. Undefined in the first render, which must match the prerendered one.
 */
export function useChallenge(form: RefObject<HTMLFormElement | null>, appearances: number) {
  const [challenge, setChallenge] = useState<Challenge>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that comes into view again may draw a new question.
  useLayoutEffect(() => {
    const answer = () => form.current?.querySelector<HTMLInputElement>('[name=mathAnswer]');
    return showForm({
      hasAnswer: () => Boolean(answer()?.value.trim()),
      clearAnswer: () => {
        const control = answer();
        if (control) control.value = '';
      },
      showChallenge: setChallenge,
    });
  }, [form, appearances]);
  return challenge;
}
