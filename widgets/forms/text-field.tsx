import { type ReactNode, useRef } from 'react';
import type { TextControl } from '../../shared/contact-fields';
import { useHost, useTexts } from '../element/host';
import { typeInto } from './fill-fields';

interface Properties extends TextControl {
  /** Field name (docs/behaviour.md#22-validation), `name` of the control and prefix of its ids. */
  readonly name: string;
  readonly label: string;
  /** Part of the label that page translators must leave alone. */
  readonly untranslated?: string | undefined;
  /** Replaces the label until something is typed. */
  readonly placeholder?: string | undefined;
  readonly required?: boolean;
  readonly defaultValue?: string | undefined;
  /** Short reason for asking. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Suggested correction, offered below the error. */
  readonly suggestion?: string | undefined;
}

/**
 * Labelled text input with its error (docs/behaviour.md#23-errors-at-the-fields). Uncontrolled: the DOM holds
 * the text, and the form reads it.
 */
export function TextField({
  name,
  label,
  untranslated,
  multiline,
  required,
  hint,
  error,
  suggestion,
  ...attributes
}: Properties): ReactNode {
  const { idPrefix } = useHost();
  const texts = useTexts().form;
  const input = useRef<HTMLInputElement>(null);
  const id = `${idPrefix}-${name}`;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const [before, after] = untranslated ? label.split(untranslated) : [label];
  const control = {
    id,
    name,
    className: 'control',
    'aria-required': required ? ('true' as const) : undefined,
    'aria-invalid': error ? ('true' as const) : undefined,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    ...attributes,
  };
  return (
    <div className="field" part="field">
      {multiline ? (
        <textarea part="input" rows={3} {...control} />
      ) : (
        <input ref={input} part="input" type="text" {...control} />
      )}
      <label className="field__label" part="label" htmlFor={id} key={label}>
        {before}
        {untranslated && <span ref={leaveUntranslated}>{untranslated}</span>}
        {after}
      </label>
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" part="error" id={errorId} key={error}>
          {error}
        </p>
      )}
      {suggestion && (
        <button
          className="button button--link"
          part="button-suggestion"
          type="button"
          key={suggestion}
          onClick={() => typeInto(input.current, suggestion)}
        >
          {texts.use(suggestion)}
        </button>
      )}
    </div>
  );
}

/** Keeps page translators away. Not as a JSX attribute, since Preact sets a property, a boolean. */
function leaveUntranslated(node: HTMLElement | null): void {
  node?.setAttribute('translate', 'no');
}
