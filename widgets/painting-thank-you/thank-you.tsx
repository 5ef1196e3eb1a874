import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { ThankYouState } from '../../shared/thank-you-state';
import type { PropsOf } from '../element/attribute-table';
import { useToasts } from '../forms/use-toasts';
import { keepThankYouState, takeThankYouState } from '../lead/handed-thank-you';
import { ThankYouPanel } from '../lead/thank-you-panel';
import { draftKey, eraseSession } from '../lib/storage';
import type { attributes } from './api';

/**
 * Thank-you for a lead sent from another page, or the tag's own content without one
 * (docs/behaviour.md#118-thank-you-page).
 */
export function ThankYou({ homeUrl }: PropsOf<typeof attributes>): ReactNode {
  /** Empty in the first render, which must match the prerendered one. */
  const [{ state, message }, setHanded] = useState<Partial<ReturnType<typeof takeThankYouState>>>({});
  const toasts = useToasts();

  useLayoutEffect(() => setHanded(takeThankYouState()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message is shown once.
  useEffect(() => {
    if (message) whenHeard(() => toasts.showError(message));
  }, [message]);

  if (state === null) return <slot />;
  return (
    <>
      {state ? (
        <ThankYouPanel state={state} homeUrl={homeUrl} wizard={wizardActions(state)} />
      ) : (
        <div className="thank-you__place" />
      )}
      {toasts.outlet}
    </>
  );
}

/** Calls back once screen readers listen: they read a new page first, and hear no changes before it has loaded. */
function whenHeard(callback: () => void): void {
  const wait = () => setTimeout(callback, 1_000);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

function wizardActions(state: ThankYouState) {
  const { wizardUrl } = { wizardUrl: undefined, ...state };
  if (!wizardUrl) return undefined;
  return {
    onChange: () => location.assign(wizardUrl),
    onStartOver() {
      eraseSession(draftKey(new URL(wizardUrl).pathname));
      keepThankYouState(null);
      location.replace(wizardUrl);
    },
  };
}
