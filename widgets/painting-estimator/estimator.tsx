import { businessSettings } from 'virtual:business-settings';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { contactFields } from '../../shared/contact-fields';
import { leadReference } from '../../shared/lead-id';
import { numbersBelow } from '../../shared/numbers-below';
import type { ThankYouState } from '../../shared/thank-you-state';
import type { PropsOf } from '../element/attribute-table';
import { useElement, useTexts } from '../element/use-element';
import { chosenFields } from '../forms/form-fields';
import { useInput, useView } from '../forms/use-form-events';
import { useToasts } from '../forms/use-toasts';
import { businessMoney } from '../lead/business';
import { TestStrip } from '../lead/lead-notice';
import { ThankYouPanel } from '../lead/thank-you-panel';
import type { attributes } from './api';
import { ContactStep } from './contact-step';
import type { ContactInfo, EstimatorDraft, SentOffer } from './draft';
import { fetchDrawings } from './drawings-loader';
import { JobStep } from './job-step';
import { OptionStep } from './option-step';
import { useEstimatorTexts } from './units';
import { useCalculation } from './use-calculation';
import { useDraft } from './use-draft';
import { useOfferedJobs } from './use-offered-jobs';

type Step = EstimatorDraft['step'];

/** By then step 2 is painted, and its visitor reads. */
const readingMs = 150;
/** Whether a calculator that is drawn ahead can be hidden. */
const canHide = globalThis.CSS?.supports('content-visibility', 'hidden');

const stepCount = 3;
const stepNames: Record<Step, string> = { 1: 'contact', 2: 'option', 3: 'calculator' };

/** The three-step wizard; only the current step is shown (docs/behaviour.md#31-the-wizard, docs/behaviour.md#35-calculation). */
export function Estimator(props: PropsOf<typeof attributes>): ReactNode {
  const context = useElement();
  const texts = useEstimatorTexts();
  const panel = useRef<HTMLDivElement>(null);
  const area = props.serviceArea ?? businessSettings.postalCodes;
  const fields = chosenFields(contactFields, { ...props, area });
  const draft = useDraft({ isKept: props.keepDraft, fields, readTyped: () => readTyped(panel.current) });
  const toasts = useToasts();
  const calculation = useCalculation(props, {
    onError: toasts.showError,
    onSent: (sent) => draft.record({ sent }),
  });
  const { contact, sent } = draft.current;
  const { jobs, fetchAll } = useOfferedJobs(
    props.job ? 'job' : 'jobs',
    props.job ?? props.jobs,
    draft.current.step > 1,
  );
  /** The job that is probably chosen next. */
  const [near, setNear] = useState<string>();
  const only = jobs.length === 1 ? jobs[0] : undefined;
  const job = only ?? jobs.find(({ id }) => id === draft.current.estimationType);
  const step = shownStep(draft.current.step, only !== undefined, job !== undefined);
  const steps = only ? stepCount - 1 : stepCount;
  const drawn = step === 2 ? canHide && jobs.find(({ id }) => id === near) : step === 3 && job;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step is shown.
  useEffect(() => {
    if (step !== 2) return;
    const expected = (job ?? jobs[0])?.id;
    const timer = setTimeout(() => setNear((known) => known ?? expected), readingMs);
    return () => clearTimeout(timer);
  }, [step]);
  useView(panel);
  useInput(panel, fetchAll);
  const wantFocus = useFocusOnNewStep(panel);
  const isNewStep = useRef(false);
  const isNearCalculator = step > 1;
  useEffect(() => {
    if (isNearCalculator) void fetchDrawings();
  }, [isNearCalculator]);

  function goTo(wanted: Step, change: Partial<EstimatorDraft> = {}): void {
    const next = shownStep(wanted, only !== undefined, Boolean(change.estimationType ?? job));
    calculation.clear();
    isNewStep.current = true;
    wantFocus();
    setNear(undefined);
    draft.apply({ ...change, step: next });
    context.emit('painting-step', { step: next, of: stepCount, name: stepNames[next] });
  }

  /** Stops the second click of a double click: it could hit a control of the new step. */
  function stopDoubleClick(event: MouseEvent): void {
    if (event.detail < 2) isNewStep.current = false;
    if (!isNewStep.current) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function startOver(): void {
    goTo(1);
    draft.startOver();
  }

  const [thanksOnly, setThanksOnly] = useState<ThankYouState | null>(null);
  const isOwnService = !props.estimateUrl;
  const calculatorProperties = {
    draft,
    calculation,
    toasts,
    isOwnService,
    lead: props,
    onThanked: setThanksOnly,
    onBack: () => goTo(only ? 1 : 2),
  };

  const thankYou = calculation.thankYou ?? thanksOnly;
  const isSubmitted = thankYou !== null;
  return (
    <>
      <div
        className={isSubmitted ? undefined : 'estimator'}
        part={isSubmitted ? undefined : 'panel'}
        ref={panel}
        onClickCapture={stopDoubleClick}
      >
        {thankYou ? (
          <ThankYouPanel
            state={thankYou}
            homeUrl={props.homeUrl}
            wizard={thanksOnly ? undefined : { onChange: () => goTo(3), onStartOver: startOver }}
            takesFocus
          />
        ) : (
          <>
            {props.mode === 'test' && <TestStrip />}
            <Progress
              text={texts.progress(Math.min(step, steps), steps)}
              step={Math.min(step, steps)}
              of={steps}
            />
            {sent && <LastPrice sent={sent} onStartOver={startOver} />}
            {step === 1 && (
              <ContactStep
                key={draft.revision}
                fields={fields}
                area={area}
                steps={steps}
                props={props}
                contact={contact}
                onType={(typed) => draft.record({ contact: { ...draft.current.contact, ...typed } })}
                onValid={(checked) => goTo(2, { contact: { ...draft.current.contact, ...checked } })}
              />
            )}
            {step === 2 && (
              <OptionStep
                jobs={jobs}
                onNear={setNear}
                onChoose={(chosen) => goTo(3, { estimationType: chosen })}
                onBack={() => goTo(1)}
              />
            )}
            {drawn && (
              <Calculator key={drawn.id} isAhead={step === 2}>
                <JobStep form={drawn} {...calculatorProperties} />
              </Calculator>
            )}
          </>
        )}
      </div>
      {/*
        Outside the panel: in browsers of 2024 and before, a size container also contains fixed elements within it. Always
        rendered: the message of a failed team mail stays visible beside the thank-you (docs/behaviour.md#61-error-catalogue).
      */}
      {toasts.outlet}
    </>
  );
}

/** A single job needs no step 2, and step 3 needs a job. */
function shownStep(step: Step, isOnly: boolean, isChosen: boolean): Step {
  if (step === 2 && isOnly) return 3;
  return step === 3 && !isChosen ? 2 : step;
}

/** Text in the fields of step 1, without the empty ones. */
function readTyped(panel: HTMLElement | null): Partial<ContactInfo> {
  const fields = [...(panel?.querySelectorAll<HTMLInputElement>('.contact-fields input') ?? [])];
  return Object.fromEntries(fields.filter(({ value }) => value).map(({ name, value }) => [name, value]));
}

/**
 * Moves the focus to the heading of the next step drawn, when the returned function was called before; the step that the
 * page opens with, which may come from a draft, takes no focus.
 */
function useFocusOnNewStep(panel: RefObject<HTMLDivElement | null>): () => void {
  const isWanted = useRef(false);
  // In a layout effect: later, the visitor may have moved the focus.
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    // Scrolls to the step's number, above the heading. Before the focus, which changes styles that scrolling would
    // have to compute again.
    panel.current?.querySelector('.progress')?.scrollIntoView({ block: 'nearest' });
    panel.current?.querySelector<HTMLElement>('[part=heading]')?.focus({ preventScroll: true });
  });
  return () => {
    isWanted.current = true;
  };
}

/** 'Step 2 of 3', in words and as a bar. */
function Progress({
  text,
  step,
  of,
}: {
  readonly text: string;
  readonly step: number;
  readonly of: number;
}): ReactNode {
  const { idPrefix } = useElement();
  return (
    <div className="progress" part="progress">
      <p key={text} id={`${idPrefix}-progress`}>
        {text}
      </p>
      <div className="progress__bar" aria-hidden="true">
        {numbersBelow(of).map((done) => (
          <span key={done} className={done < step ? 'progress__done' : ''} />
        ))}
      </div>
    </div>
  );
}

interface CalculatorProperties {
  /** Whether it is drawn while step 2 is read. */
  readonly isAhead: boolean;
  readonly children: ReactNode;
}

/** Neither seen nor heard, out of the Tab order, and without a height; the negative margin takes back the gap above it. */
const ahead = {
  contentVisibility: 'hidden',
  blockSize: 0,
  marginBlockStart: 'calc(var(--space) * -1.5)',
} as const;

/** The place of a calculator, which may be drawn and laid out before it is shown (docs/behaviour.md#31-the-wizard). */
function Calculator({ isAhead, children }: CalculatorProperties): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAhead || !box.current) return;
    // Lays it out, in a later task than the drawing. Browsers complain about a layout while it is hidden.
    const { style, firstElementChild } = box.current;
    style.contentVisibility = 'visible';
    firstElementChild?.getBoundingClientRect();
    style.contentVisibility = 'hidden';
  }, [isAhead]);
  return (
    <div ref={box} style={isAhead ? ahead : undefined}>
      {children}
    </div>
  );
}

interface LastPriceProperties {
  readonly sent: SentOffer;
  readonly onStartOver: () => void;
}

/** The estimate that the next one replaces, and a button to start another project. */
function LastPrice({ sent, onStartOver }: LastPriceProperties): ReactNode {
  const { lastPrice } = useEstimatorTexts();
  const { startOver } = useTexts().thankYou;
  const { language } = useElement();
  return (
    <p className="last-price" key={sent.totalCost}>
      {lastPrice} <strong>{businessMoney(sent.totalCost, language)}</strong> (
      {leadReference(sent.lead.leadId)}){' '}
      <button className="button button--link" part="button-secondary" type="button" onClick={onStartOver}>
        {startOver}
      </button>
    </p>
  );
}
