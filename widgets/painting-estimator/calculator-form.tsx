import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FormTexts } from '../../shared/jobs/job-form';
import { type ProjectValues, projectOf } from '../../shared/project';
import type { ThankYouState } from '../../shared/thank-you-state';
import { announce } from '../element/announcer';
import type { PropsOf } from '../element/attribute-table';
import { useElement } from '../element/use-element';
import { checkHtmlFields, recheckHtmlFields } from '../forms/html-field-errors';
import { formSubmission } from '../forms/use-checked-form';
import type { Toasts } from '../forms/use-toasts';
import type { leadAttributes } from '../lead/lead-api';
import { FailureLine, HiddenField, LeadNotice } from '../lead/lead-notice';
import { jsonText } from '../lib/replaced-built-ins';
import { PlanDrawing } from './plan-drawing';
import { PriceFallback } from './price-fallback';
import { ResultArea } from './result-area';
import { StepHeading } from './step-heading';
import { type Undo, UndoLine } from './undo-line';
import { useEstimatorTexts } from './units';
import type { Calculation } from './use-calculation';
import type { Draft } from './use-draft';

/** Properties of a calculator step. */
export interface CalculatorProperties {
  readonly draft: Draft;
  readonly calculation: Calculation;
  readonly toasts: Toasts;
  /** Whether estimates come from the business's own service, whose assumed areas are known. */
  readonly isOwnService: boolean;
  readonly onBack: () => void;
  readonly lead: PropsOf<typeof leadAttributes>;
  /** Called with the thank-you for a request without a price. */
  readonly onThanked: (thankYou: ThankYouState | null) => void;
}

/** A question at the control with this id. */
export interface Question {
  readonly id: string;
  readonly text: string;
}

interface Properties extends CalculatorProperties {
  readonly id: string;
  readonly words: FormTexts;
  /** Ids of the repeated parts. */
  readonly partIds: readonly number[] | undefined;
  /** Draws the fields, given the ids of the controls with invalid content. */
  readonly children: (invalidIds: ReadonlySet<string>, question: Question | undefined) => ReactNode;
  /** The answers that other fields hang on, as a text. */
  readonly drawnBy: string;
  /** What is asked where nothing is to be painted; `isSure` where the estimate service says so. */
  readonly askForWork: (isSure: boolean) => Question | undefined;
  /** Lets the fields follow the control that was just used. */
  readonly follow: (form: HTMLFormElement, changed: EventTarget) => void;
  /** What was taken away last, until the next change. */
  readonly gone: Undo | undefined;
  readonly onGone: (gone: Undo | undefined) => void;
  /** Current values. */
  readonly read: (form: HTMLFormElement) => Partial<ProjectValues>;
  /** Values after Reset. */
  readonly defaults: () => Partial<ProjectValues>;
}

/** The parts around the fields of a calculator: heading, result area, 'Back', 'Reset' and 'Calculate Cost' (docs/behaviour.md#31-the-wizard). */
export function CalculatorForm({
  id: estimationType,
  words,
  draft,
  calculation,
  toasts,
  partIds,
  children,
  drawnBy,
  askForWork,
  follow,
  gone,
  onGone,
  read,
  defaults,
  onBack,
  lead,
  onThanked,
}: Properties): ReactNode {
  const texts = useEstimatorTexts();
  const [invalidIds, setInvalidIds] = useState<ReadonlySet<string>>(new Set());
  const [question, setQuestion] = useState<Question>();
  const { isBusy } = calculation;
  const reset = useRef<HTMLButtonElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  const { element, language } = useElement();
  const project = projectOf({ ...draft.current, estimationType });
  // Controls keep their own values. Neither they nor the plan render again for a price or a mail.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that the fields show.
  const fields = useMemo(
    () => children(invalidIds, question),
    [draft.revision, `${partIds}`, drawnBy, invalidIds, question, words, language, lead, gone],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the project as a text, since each drawing makes another object.
  const plan = useMemo(
    () => <PlanDrawing project={project} words={words} />,
    [jsonText(project), words, language],
  );

  const asking = useRef<HTMLElement | null>(null);

  // A control that gets disabled loses the focus; give it back unless the visitor has moved on.
  useEffect(() => {
    if (!isBusy && document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
  }, [isBusy]);

  // The field that asks gets the focus, once it is no longer locked.
  useLayoutEffect(() => {
    if (isBusy || !question) return;
    asking.current?.focus();
    asking.current = null;
  }, [isBusy, question]);

  /** Asks what is to be painted, at a field that can say so; returns whether there was anything to ask. */
  function showMissingWork(form: HTMLFormElement, isSure: boolean): boolean {
    const asked = askForWork(isSure);
    if (!asked) return false;
    setQuestion(asked);
    asking.current = form.querySelector<HTMLElement>(`#${asked.id}`);
    return true;
  }

  function submit(form: HTMLFormElement): void {
    checkHtmlFields(form, null);
    const invalid = [...form.querySelectorAll('input')].filter((input) => !input.checkValidity());
    if (invalid.length + invalidIds.size > 0) setInvalidIds(new Set(invalid.map((input) => input.id)));
    if (invalid[0]) {
      invalid[0].focus();
      return;
    }
    focused.current = (form.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;
    // A browser may have autofilled without an event.
    draft.record({ ...read(form), estimationType });
    onGone(undefined);
    if (showMissingWork(form, false)) return;
    void calculation.calculate(draft.current).then((hasWork) => hasWork || showMissingWork(form, true));
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    if (calculation.price) calculation.clear();
    follow(event.currentTarget, event.target);
    draft.apply(read(event.currentTarget));
    setQuestion(undefined);
    onGone(undefined);
    recheckHtmlFields(event.currentTarget, null);
    if (invalidIds.size > 0) {
      const inputs = [...event.currentTarget.querySelectorAll('input')];
      const invalid = inputs.filter(({ id, validity }) => invalidIds.has(id) && !validity.valid);
      // A new set even with the same ids: the reason may have changed.
      setInvalidIds(new Set(invalid.map(({ id }) => id)));
    }
  }

  function onReset(): void {
    const { entered } = draft.current;
    function put(values: Partial<ProjectValues>): void {
      setInvalidIds(new Set());
      setQuestion(undefined);
      calculation.clear();
      draft.reset(values);
    }
    put(defaults());
    onGone({
      text: texts.wasReset,
      undo() {
        onGone(undefined);
        put({ entered });
        reset.current?.focus();
        announce(element, texts.isBack);
      },
    });
  }

  return (
    <form
      className="step"
      part="form"
      aria-label={words.label}
      {...formSubmission(submit)}
      onInput={onInput}
      aria-busy={isBusy}
    >
      <StepHeading>{words.label}</StepHeading>
      <div className="workspace">
        {/* Locked while it calculates and sends, so that the price matches the screen; no group for screen readers. */}
        <fieldset className="groups" role="none" key={draft.revision} disabled={isBusy}>
          {fields}
        </fieldset>
        <div className="summary">
          {plan}
          <ResultArea calculation={calculation} estimationType={estimationType} />
          {calculation.stage === 'failed' && !calculation.price && (
            <PriceFallback
              props={lead}
              contact={draft.current.contact}
              project={project}
              onError={toasts.showError}
              onThanked={onThanked}
            />
          )}
        </div>
      </div>
      {gone && gone.index === undefined && <UndoLine {...gone} />}
      <HiddenField />
      <LeadNotice consent={lead.consent} />
      <div className="actions">
        <button
          className="button button--link"
          part="button-back"
          type="button"
          disabled={isBusy}
          onClick={onBack}
        >
          ← {texts.back}
        </button>
        <button
          className="button button--quiet"
          part="button-reset"
          ref={reset}
          type="button"
          disabled={isBusy}
          onClick={onReset}
        >
          {texts.reset}
        </button>
        <button className="button" part="button" type="submit" disabled={isBusy || partIds?.length === 0}>
          {texts.calculate}
        </button>
      </div>
      <p className="step__intro">
        {texts.calculateNote} <LeadNotice privacyUrl={lead.privacyUrl} />
      </p>
      {calculation.failure && <FailureLine {...calculation.failure} />}
    </form>
  );
}
