import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { useHost } from '../element/host';

/** How a text is typed: the keyboard that comes up, what the browser may fill in, one line or several. */
export interface TextControl {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'text' | 'tel' | 'email' | 'numeric';
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly multiline?: boolean;
}

interface Properties extends TextControl {
  /** The field's name (docs/behaviour.md#22-validation); also the control's `name` and the root of its ids. */
  readonly name: string;
  /** Shown as placeholder while the field is empty, as label above what is typed. */
  readonly label: string;
  readonly required?: boolean;
  readonly defaultValue?: string;
  readonly error?: string | undefined;
}

/**
 * A text input with its label and, under it, what is wrong with it (docs/behaviour.md#23-errors-at-the-fields).
 * It is uncontrolled: the document holds what is typed, and the form reads it.
 */
export function TextField({ name, label, multiline, required, error, ...attributes }: Properties): ReactNode {
  const { idPrefix } = useHost();
  const id = `${idPrefix}-${name}`;
  const errorId = `${id}-error`;
  const control = {
    id,
    name,
    placeholder: label,
    className: 'field__control',
    'aria-required': required ? ('true' as const) : undefined,
    'aria-invalid': error ? ('true' as const) : undefined,
    'aria-describedby': error ? errorId : undefined,
    ...attributes,
  };
  return (
    <div className="field" part="field">
      {multiline ? (
        <textarea part="input" rows={3} {...control} />
      ) : (
        <input part="input" type="text" {...control} />
      )}
      <label className="field__label" part="label" htmlFor={id}>
        {label}
      </label>
      {error && (
        <p className="field__error" part="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
