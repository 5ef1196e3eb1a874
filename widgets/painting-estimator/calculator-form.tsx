import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useStrings } from '../element/host';
import { formSubmission } from '../forms/form-submission';
import { FailureLine } from '../lead/failure-line';
import type { EstimationType } from './fields';
import { ResultArea } from './result-area';
import { strings } from './strings';
import type { Calculation } from './use-calculation';

interface Properties {
  readonly estimationType: EstimationType;
  readonly calculation: Calculation;
  readonly canCalculate: boolean;
  /** Draws the fields, given the ids of the controls whose content is not a number. */
  readonly children: (invalidIds: ReadonlySet<string>) => ReactNode;
  readonly onType: (form: HTMLFormElement) => void;
  readonly onCalculate: (form: HTMLFormElement) => void;
  readonly onReset: () => void;
  readonly onBack: () => void;
}

/** What both calculators have around their fields: heading, result area, 'Back', 'Reset' and 'Calculate Cost' (docs/behaviour.md#31-the-wizard). */
export function CalculatorForm({ estimationType, calculation, ...properties }: Properties): ReactNode {
  const texts = useStrings(strings);
  const [invalidIds, setInvalidIds] = useState<ReadonlySet<string>>(new Set());
  const { isBusy } = calculation;
  const focused = useRef<HTMLElement | null>(null);

  // A button that gets disabled loses the focus; give it back, unless the visitor has moved on meanwhile.
  useEffect(() => {
    if (!isBusy && document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
  }, [isBusy]);

  function submit(form: HTMLFormElement): void {
    const invalid = [...form.querySelectorAll('input')].filter((input) => !input.validity.valid);
    setInvalidIds(new Set(invalid.map((input) => input.id)));
    if (invalid[0]) invalid[0].focus();
    else {
      focused.current = (form.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;
      properties.onCalculate(form);
    }
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    if (calculation.price || isBusy) calculation.clear();
    properties.onType(event.currentTarget);
    if (invalidIds.size > 0) {
      const { id, validity } = event.target as HTMLInputElement;
      if (validity.valid) setInvalidIds(new Set([...invalidIds].filter((known) => known !== id)));
    }
  }

  return (
    <form className="step" part="form" {...formSubmission(submit)} onInput={onInput} aria-busy={isBusy}>
      <h2 part="heading" tabIndex={-1}>
        {texts.options[estimationType]}
      </h2>
      {properties.children(invalidIds)}
      <ResultArea calculation={calculation} estimationType={estimationType} />
      <div className="actions">
        <button
          className="button button--link"
          part="button-back"
          type="button"
          disabled={isBusy}
          onClick={properties.onBack}
        >
          ← {texts.back}
        </button>
        <button
          className="button button--quiet"
          part="button-reset"
          type="button"
          disabled={isBusy}
          onClick={() => {
            setInvalidIds(new Set());
            properties.onReset();
          }}
        >
          {texts.reset}
        </button>
        <button className="button" part="button" type="submit" disabled={isBusy || !properties.canCalculate}>
          {texts.calculate}
        </button>
      </div>
      {calculation.failure && <FailureLine {...calculation.failure} />}
    </form>
  );
}
