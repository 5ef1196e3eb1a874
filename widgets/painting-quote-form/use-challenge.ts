import { type RefObject, useEffect, useState } from 'react';
import { currentChallenge, showForm } from '../shared/lead/challenge-board';

/** The page's question, kept the same in all forms (DECISIONS 4); `form` holds the control named mathAnswer. */
export function useChallenge(form: RefObject<HTMLFormElement | null>, appearances: number) {
  const [challenge, setChallenge] = useState(currentChallenge);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that comes into view again appears anew.
  useEffect(() => {
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
