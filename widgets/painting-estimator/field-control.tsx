import { areaUnit } from 'virtual:business-settings';
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type SelectHTMLAttributes,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type FieldValue, type FormField, maximumCount } from '../../shared/jobs/job-form';
import { numbersBelow } from '../../shared/numbers-below';
import { lengthIn } from '../../shared/units';
import { ChangingText } from '../element/use-element';
import { typeInto } from '../forms/fill-fields';
import { shownArea, useEstimatorTexts } from './units';

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
    (properties.field.maximum ?? 0) > maximumCount ? (
      <FigureInput {...properties} />
    ) : (
      <CountSelect {...properties} />
    ),
  choice: (properties) => <Select {...properties} options={Object.entries(properties.choices ?? {})} />,
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
      <Select {...properties} options={counts} listeners={listeners} />
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

interface SelectProperties {
  readonly options: readonly Option[];
  readonly listeners?: Pick<SelectHTMLAttributes<HTMLSelectElement>, 'onInput' | 'onMouseDown'>;
}

type Option = readonly [value: string | number, text: string | number];

/** A select with an initial value that it then keeps itself; Preact's core has no `defaultValue` for it. */
function Select({
  id,
  name,
  value,
  hasHint,
  options,
  listeners,
}: ControlProperties & SelectProperties): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first value counts.
  useLayoutEffect(() => {
    // Setting a value makes browsers recompute the option's style, even if it is selected already.
    if (select.current && select.current.value !== `${value}`) select.current.value = `${value}`;
  }, []);
  return (
    <select
      className="control"
      part="select"
      ref={select}
      id={id}
      name={name}
      aria-describedby={hasHint ? hintId(id) : undefined}
      {...listeners}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

function FigureInput({ id, name, field, value, isInvalid, hasHint }: ControlProperties): ReactNode {
  const texts = useEstimatorTexts();
  const input = useRef<HTMLInputElement>(null);
  const { kind, maximum, required } = field;
  const most = maximum ?? maximumSqft;
  const shown = (figure: number) =>
    kind === 'area' ? shownArea(figure) : kind === 'length' ? lengthIn(areaUnit, figure) : figure;
  const unit = kind === 'area' ? texts.areaUnit : kind === 'length' ? texts.lengthUnit : '';
  const describedBy = [unit && `${id}-unit`, hasHint && hintId(id), isInvalid && `${id}-error`];
  return (
    <>
      <span className="area">
        <input
          className="control"
          part="input"
          type="number"
          ref={input}
          min={0}
          max={shown(most)}
          step={kind === 'count' ? 1 : 'any'}
          required={required}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typeof value === 'number' && (value || kind !== 'count') ? shown(value) : ''}
          // Turning the wheel over a number field that has the focus would change the number instead of scrolling.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          // Enter confirms the figure; it does not send the project.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
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
          <ChangingText>
            {!input.current?.validity.rangeOverflow
              ? texts.areaInvalid
              : maximum
                ? texts.atMost(shown(most))
                : texts.areaTooLarge}
          </ChangingText>
        </span>
      )}
    </>
  );
}

/** The id of the help at the control with this id. */
export function hintId(id: string): string {
  return `${id}-hint`;
}
