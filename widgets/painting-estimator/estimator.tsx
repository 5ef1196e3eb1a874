import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useHost, useStrings } from '../element/host';
import { useToasts } from '../forms/toasts/use-toasts';
import { useFirstInput } from '../forms/use-first-input';
import { ThankYouPanel } from '../lead/thank-you-panel';
import type { attributes } from './api';
import type { ContactInfo } from './contact-info';
import { ContactStep } from './contact-step';
import type { EstimatorDraft } from './draft';
import { OptionStep } from './option-step';
import { Progress } from './progress';
import { SpecificRoomsStep } from './specific-rooms-step';
import { strings } from './strings';
import { useCalculation } from './use-calculation';
import { useDraft } from './use-draft';
import { WholeCondoStep } from './whole-condo-step';

type Step = EstimatorDraft['step'];

const steps = 3;
const stepNames: Record<Step, string> = { 1: 'contact', 2: 'option', 3: 'calculator' };

/** The three-step wizard; only the current step is in the document (docs/behaviour.md#31-the-wizard, docs/behaviour.md#35-calculation). */
export function Estimator(props: PropsOf<typeof attributes>): ReactNode {
  const host = useHost();
  const texts = useStrings(strings);
  const panel = useRef<HTMLDivElement>(null);
  const draft = useDraft(props.keepDraft, () => readTyped(panel.current));
  const toasts = useToasts();
  const calculation = useCalculation(props, toasts.showError, draft.forget);
  const onFirstInput = useFirstInput();
  const { step, mode, contact } = draft.current;
  const wantFocus = useFocusOnNewStep(step, panel);
  const isNewStep = useRef(false);

  function goTo(next: Step, change: Partial<EstimatorDraft> = {}): void {
    calculation.clear();
    isNewStep.current = true;
    wantFocus();
    draft.apply({ ...change, step: next });
    host.emit('painting-step', { step: next, of: steps, name: stepNames[next] });
  }

  /** The second click of a double one belongs to what the first has hit, not to what the new step has put in its place. */
  function stopDoubleClick(event: MouseEvent): void {
    if (event.detail < 2) isNewStep.current = false;
    if (!isNewStep.current) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const calculatorProperties = { draft, calculation, onBack: () => goTo(2) };

  const isSubmitted = calculation.thankYou !== null;
  return (
    <>
      <div
        className={isSubmitted ? undefined : 'estimator'}
        part={isSubmitted ? undefined : 'panel'}
        ref={panel}
        onInput={onFirstInput}
        onClickCapture={stopDoubleClick}
      >
        {calculation.thankYou ? (
          <ThankYouPanel state={calculation.thankYou} />
        ) : (
          <>
            <Progress text={texts.progress(step, steps)} step={step} of={steps} />
            {step === 1 && (
              <ContactStep
                key={draft.revision}
                contact={contact}
                onType={(typed) => draft.record({ contact: typed })}
                onValid={(checked) => goTo(2, { contact: checked })}
              />
            )}
            {step === 2 && (
              <OptionStep onChoose={(chosen) => goTo(3, { mode: chosen })} onBack={() => goTo(1)} />
            )}
            {step === 3 && mode === 'general' && <WholeCondoStep {...calculatorProperties} />}
            {step === 3 && mode === 'specific_rooms' && <SpecificRoomsStep {...calculatorProperties} />}
          </>
        )}
      </div>
      {/*
        Outside: a size container holds what is fixed within it, in browsers of 2024 and before. And it stays: the message
        of a failed team mail is still to be seen beside the thank-you (docs/behaviour.md#61-error-catalogue, docs/behaviour.md#35-calculation).
      */}
      {toasts.outlet}
    </>
  );
}

/** What stands in the fields of step 1, those that are empty apart. */
function readTyped(panel: HTMLElement | null): Partial<ContactInfo> {
  const fields = [...(panel?.querySelectorAll<HTMLInputElement>('.contact-fields input') ?? [])];
  return Object.fromEntries(fields.filter(({ value }) => value).map(({ name, value }) => [name, value]));
}

/**
 * Puts the focus on the heading of a step that the visitor goes to; the one the page begins with, which may come from
 * a draft, takes none.
 */
function useFocusOnNewStep(step: Step, panel: RefObject<HTMLDivElement | null>): () => void {
  const isWanted = useRef(false);
  // At once: a moment later the focus might be where the visitor has put it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading to focus is that of the new step.
  useLayoutEffect(() => {
    if (isWanted.current) panel.current?.querySelector<HTMLElement>('h2')?.focus();
    isWanted.current = false;
  }, [step]);
  return () => {
    isWanted.current = true;
  };
}
