import { type FormEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { writeFigure } from '../../shared/figures';
import { type FieldValue, type FormField, maximumCount } from '../../shared/jobs/job-form';
import { numbersBelow } from '../../shared/numbers-below';
import type { Language } from '../../shared/texts';
import { ChangingText, useElement } from '../element/use-element';
import { typeInto } from '../forms/fill-fields';
import { Select } from '../forms/select';
import { isTyped, readTyped, shownFigure, useEstimatorTexts } from './units';

/** More square feet of wall than any home has. */
const maximumSqft = 50_000;

/** Properties of any field's control. */
export interface ControlProperties {
  readonly id: string;
  readonly name: string;
  readonly field: FormField;
  /** A text for each value of a choice. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
  /** Initial value; after that the control holds its own. */
  readonly value: FieldValue;
  /** Whether its content is invalid for the field. */
  readonly isInvalid?: boolean;
  /** Whether it has a help text. */
  readonly hasHint?: boolean;
}

type Control = (properties: ControlProperties) => ReactNode;

const controls: Record<FormField['kind'], Control> = {
  count: (properties) =>
    isTyped(properties.field) ? <FigureInput {...properties} /> : <CountSelect {...properties} />,
  choice: ({ choices = {}, ...properties }) => (
    <Select {...selectAttributes(properties)} options={Object.entries(choices)} />
  ),
  area: FigureInput,
  length: FigureInput,
  flag: ({ id, name, value, hasHint }) => (
    <input
      type="checkbox"
      id={id}
      name={name}
      defaultChecked={value === true}
      aria-describedby={hasHint ? hintId(id) : undefined}
    />
  ),
};

/** The control of a field, without its label (docs/behaviour.md#33-calculator-fields). */
export function FieldControl(properties: ControlProperties): ReactNode {
  const Control = controls[properties.field.kind];
  return <Control {...properties} />;
}

const counts = numbersBelow(maximumCount + 1).map((count) => [count, count] as const);

/** With a fine pointer and enough space, an invisible select lies over a bar of all counts; a press chooses one. */
function CountSelect(properties: ControlProperties): ReactNode {
  const [chosen, setChosen] = useState(Number(properties.value));

  function onMouseDown(event: MouseEvent<HTMLSelectElement>): void {
    const select = event.currentTarget;
    if (getComputedStyle(select).opacity !== '0') return;
    // The browser's own list stays closed.
    event.preventDefault();
    const { left, right, width } = select.getBoundingClientRect();
    const isLeftToRight = getComputedStyle(select).direction === 'ltr';
    const share = (isLeftToRight ? event.clientX - left : right - event.clientX) / width;
    typeInto(select, String(Math.min(maximumCount, Math.floor(share * counts.length))));
  }

  const listeners = {
    onInput: ({ currentTarget }: FormEvent<HTMLSelectElement>) => setChosen(Number(currentTarget.value)),
    onMouseDown,
  };
  return (
    <span className="count">
      <Select {...selectAttributes(properties)} options={counts} {...listeners} />
      <span className="count__bar" aria-hidden="true">
        {counts.map(([count]) => (
          <span key={count} className={count === chosen ? 'count__chosen' : undefined}>
            {count}
          </span>
        ))}
      </span>
    </span>
  );
}

function selectAttributes({ id, name, value, hasHint }: ControlProperties) {
  return { id, name, value: `${value}`, 'aria-describedby': hasHint ? hintId(id) : undefined };
}

/** A text field for a figure, which shows the figure understood once the visitor leaves it. */
function FigureInput({ id, name, field, value, isInvalid, hasHint }: ControlProperties): ReactNode {
  const texts = useEstimatorTexts();
  const { language } = useElement();
  const input = useRef<HTMLInputElement>(null);
  const { kind, maximum, required } = field;
  const most = shownFigure(kind, maximum ?? maximumSqft);
  const unit = kind === 'area' ? texts.areaUnit : kind === 'length' ? texts.lengthUnit : '';
  const describedBy = [isInvalid && `${id}-error`, unit && `${id}-unit`, hasHint && hintId(id)];

  function message(text: string): string {
    const figure = readTyped(field, text, language);
    if (typeof figure === 'string') return texts.figure[figure];
    if (figure === null) return required ? texts.figure.unreadable : '';
    if (figure <= most) return '';
    return maximum ? texts.atMost(writeFigure(most, language)) : texts.areaTooLarge;
  }

  function check(): void {
    input.current?.setCustomValidity(message(input.current.value));
  }

  function showUnderstood({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
    const figure = readTyped(field, currentTarget.value, language);
    if (typeof figure === 'number') currentTarget.value = writeFigure(figure, language);
  }

  // A draft may hold a text that is no figure.
  useLayoutEffect(check);
  return (
    <>
      <span className="area">
        <input
          className="control"
          part="input"
          type="text"
          ref={input}
          required={required}
          inputMode={kind === 'count' ? 'numeric' : 'decimal'}
          autoComplete="off"
          defaultValue={shownValue(field, value, language)}
          onInput={check}
          onBlur={showUnderstood}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter confirms the figure; it does not send the project.
            event.preventDefault();
            showUnderstood(event);
          }}
          aria-invalid={isInvalid ? 'true' : undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          id={id}
          name={name}
        />
        {unit && (
          <span className="area__unit" id={`${id}-unit`}>
            {unit}
          </span>
        )}
      </span>
      {isInvalid && (
        <span className="field__error" part="error" id={`${id}-error`}>
          <ChangingText>{message(input.current?.value ?? '')}</ChangingText>
        </span>
      )}
    </>
  );
}

/** A value as its field shows it; an empty field for a count of 0. */
function shownValue({ kind }: FormField, value: FieldValue, language: Language): string {
  if (typeof value !== 'number') return `${value ?? ''}`;
  return value || kind !== 'count' ? writeFigure(shownFigure(kind, value), language) : '';
}

/** The id of the help at the control with this id. */
export function hintId(id: string): string {
  return `${id}-hint`;
}
