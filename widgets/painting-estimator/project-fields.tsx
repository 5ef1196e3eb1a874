import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHost, useStrings } from '../element/host';
import { type CountField, maximumCount } from './estimate-values';
import type { LabelledField } from './labels';
import { strings } from './strings';

interface ControlProperties {
  readonly id: string;
  readonly name: string;
}

/** A select that begins at a value and keeps its own from then on; Preact's core has no `defaultValue` for it. */
function Select({
  defaultValue,
  ...attributes
}: ControlProperties & { readonly defaultValue: string; readonly children: ReactNode }): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first value counts.
  useLayoutEffect(() => {
    if (select.current) select.current.value = defaultValue;
  }, []);
  return <select className="control" part="select" ref={select} {...attributes} />;
}

/** A select that offers 0 to 5 (docs/behaviour.md#33-calculator-fields). */
export function CountSelect({
  defaultValue,
  ...control
}: ControlProperties & { readonly defaultValue: number }): ReactNode {
  const counts = Array.from({ length: maximumCount + 1 }, (_, count) => count);
  return (
    <Select {...control} defaultValue={String(defaultValue)}>
      {counts.map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </Select>
  );
}

/** A count with its label above. */
export function CountFieldControl({
  name,
  defaultValue,
}: {
  readonly name: CountField;
  readonly defaultValue: number;
}): ReactNode {
  return (
    <Labelled name={name} scope="">
      {(control) => <CountSelect {...control} defaultValue={defaultValue} />}
    </Labelled>
  );
}

/** A select of paint types or ceiling types. */
export function ChoiceField<Value extends string>({
  name,
  scope,
  labels,
  defaultValue,
}: {
  readonly name: 'wallPaintType' | 'ceilingType';
  /** Sets a room's ids apart from the other rooms'. */
  readonly scope: string;
  readonly labels: Readonly<Record<Value, string>>;
  readonly defaultValue: Value;
}): ReactNode {
  return (
    <Labelled name={name} scope={scope}>
      {(control) => (
        <Select {...control} defaultValue={defaultValue}>
          {Object.entries<string>(labels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

/** The wall figure in square feet: a number of at least 0, or nothing (docs/behaviour.md#33-calculator-fields). */
export function AreaField({
  scope,
  defaultValue,
  isInvalid,
}: {
  readonly scope: string;
  readonly defaultValue: number | null;
  readonly isInvalid: boolean;
}): ReactNode {
  const texts = useStrings(strings);
  return (
    <Labelled name="wallSqft" scope={scope}>
      {(control) => (
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
              defaultValue={defaultValue ?? ''}
              // Who turns the wheel means to scroll: over a number that has the focus it would count instead.
              onWheel={({ currentTarget }) => currentTarget.blur()}
              aria-invalid={isInvalid ? 'true' : undefined}
              aria-describedby={`${control.id}-unit${isInvalid ? ` ${control.id}-error` : ''}`}
              {...control}
            />
            <span className="area__unit" id={`${control.id}-unit`}>
              {texts.squareFeet}
            </span>
          </span>
          {isInvalid && (
            <span className="field__error" part="error" id={`${control.id}-error`}>
              {texts.areaInvalid}
            </span>
          )}
        </>
      )}
    </Labelled>
  );
}

/** A yes/no option. */
export function YesNoField({
  name,
  scope = '',
  defaultChecked,
}: {
  readonly name: LabelledField;
  readonly scope?: string;
  readonly defaultChecked: boolean;
}): ReactNode {
  const texts = useStrings(strings);
  const { idPrefix } = useHost();
  const id = `${idPrefix}-${name}${scope}`;
  return (
    <label className="yes-no" part="option" htmlFor={id}>
      <input type="checkbox" id={id} name={name} defaultChecked={defaultChecked} />
      <span>{texts.fields[name]}</span>
    </label>
  );
}

function Labelled({
  name,
  scope,
  children,
}: {
  readonly name: LabelledField;
  readonly scope: string;
  readonly children: (control: ControlProperties) => ReactNode;
}): ReactNode {
  const texts = useStrings(strings);
  const { idPrefix } = useHost();
  const id = `${idPrefix}-${name}${scope}`;
  return (
    <div className="labelled">
      <label part="label" htmlFor={id}>
        {texts.fields[name]}
      </label>
      {children({ id, name })}
    </div>
  );
}
