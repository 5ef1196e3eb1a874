import { type ReactNode, type SelectHTMLAttributes, useLayoutEffect, useRef } from 'react';

interface Properties extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value'> {
  /** Initial value; after that the select keeps its own. */
  readonly value: string;
  /** Values with their texts, in order. */
  readonly options: readonly (readonly [value: string | number, text: string | number])[];
}

/** A list to choose from, of any form. Preact's core has no `defaultValue` for a select. */
export function Select({ value, options, ...attributes }: Properties): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first value counts.
  useLayoutEffect(() => {
    // Setting a value makes browsers recompute the option's style, even if it is selected already.
    if (select.current && select.current.value !== value) select.current.value = value;
  }, []);
  return (
    <select className="control" part="select" ref={select} {...attributes}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
