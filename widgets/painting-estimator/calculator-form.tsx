import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useStrings } from '../element/host';
import { formSubmission } from '../forms/form-submission';
import { ResultArea } from './result-area';
import { strings } from './strings';
import type { Calculation } from './use-calculation';

interface Properties {
  readonly heading: string;
  readonly mode: 'general' | 'specific_rooms';
  readonly calculation: Calculation;
  readonly canCalculate: boolean;
  /** The fields; told which wall figures (by their control's id) are no numbers. */
  readonly children: (invalidIds: ReadonlySet<string>) => ReactNode;
  readonly onType: (form: HTMLFormElement) => void;
  readonly onCalculate: (form: HTMLFormElement) => void;
  readonly onReset: () => void;
  readonly onBack: () => void;
}

/** What both calculators have around their fields: result area, 'Reset', 'Calculate Cost' and the way back (docs/behaviour.md#31-the-wizard). */
export function CalculatorForm({ heading, mode, calculation, ...properties }: Properties): ReactNode {
  const texts = useStrings(strings);
  const [invalidIds, setInvalidIds] = useState<ReadonlySet<string>>(new Set());
  const isBusy = calculation.stage !== 'idle';
  const focused = useRef<HTMLElement | null>(null);

  // A button that is disabled loses the focus; it gets it back unless the visitor has put it elsewhere by then.
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
        {heading}
      </h2>
      {properties.children(invalidIds)}
      <ResultArea calculation={calculation} mode={mode} />
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
    </form>
  );
}
