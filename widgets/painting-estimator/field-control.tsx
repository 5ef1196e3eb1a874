import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useStrings } from '../element/host';
import { shownArea } from './area-unit';
import { type Field, type FieldName, type FieldValue, fields, maximumCount } from './fields';
import { stringsByUnit } from './strings-by-unit';

/** What the control of any field is drawn from. */
export interface ControlProperties {
  readonly id: string;
  readonly name: FieldName;
  /** What it holds at first; from then on the document holds what is entered. */
  readonly value: FieldValue;
  /** Whether it holds something that is not a value of the field. */
  readonly isInvalid?: boolean;
}

type Control = (properties: ControlProperties) => ReactNode;

const controls: Record<Field['kind'], Control> = {
  count: CountSelect,
  choice: ChoiceSelect,
  area: AreaInput,
  flag: ({ id, name, value }) => (
    <input type="checkbox" id={id} name={name} defaultChecked={value === true} />
  ),
};

/** The control of a field, without its label (docs/behaviour.md#33-calculator-fields). */
export function FieldControl(properties: ControlProperties): ReactNode {
  const Control = controls[fields[properties.name].kind];
  return <Control {...properties} />;
}

// No Array.from: libraries of before 2012 replace it by one that maps nothing.
const counts = [...Array(maximumCount + 1).keys()].map((count) => [count, count] as const);

function CountSelect(properties: ControlProperties): ReactNode {
  return <Select {...properties} options={counts} />;
}

function ChoiceSelect(properties: ControlProperties): ReactNode {
  const choices: Partial<Record<FieldName, Readonly<Record<string, string>>>> =
    useStrings(stringsByUnit).choices;
  return <Select {...properties} options={Object.entries(choices[properties.name] ?? {})} />;
}

type Option = readonly [value: string | number, text: string | number];

/** A select that begins at a value and keeps its own from then on; Preact's core has no `defaultValue` for it. */
function Select({
  id,
  name,
  value,
  options,
}: ControlProperties & { readonly options: readonly Option[] }): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first value counts.
  useLayoutEffect(() => {
    if (select.current) select.current.value = String(value);
  }, []);
  return (
    <select className="control" part="select" ref={select} id={id} name={name}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

function AreaInput({ id, name, value, isInvalid }: ControlProperties): ReactNode {
  const texts = useStrings(stringsByUnit);
  return (
    <>
      <span className="area">
        <input
          className="control"
          part="input"
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typeof value === 'number' ? shownArea(value) : ''}
          // Turning the wheel over a number field that has the focus would change the number instead of scrolling.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          aria-invalid={isInvalid ? 'true' : undefined}
          aria-describedby={`${id}-unit${isInvalid ? ` ${id}-error` : ''}`}
          id={id}
          name={name}
        />
        <span className="area__unit" id={`${id}-unit`}>
          {texts.areaUnit}
        </span>
      </span>
      {isInvalid && (
        <span className="field__error" part="error" id={`${id}-error`}>
          {texts.areaInvalid}
        </span>
      )}
    </>
  );
}
