import { type ReactNode, useRef, useState } from 'react';
import type { ChoiceTexts, ContactFields, TextControl } from '../../shared/contact-fields';
import { useElement, useTexts } from '../element/use-element';
import { typeInto } from './fill-fields';
import { type CodeOf, entriesOf, type FieldErrors, isRequired, type TextsOf } from './form-fields';
import { Select } from './select';

interface Properties<Fields extends ContactFields> {
  readonly fields: Fields;
  readonly labels: TextsOf<Fields>;
  readonly errors: FieldErrors<Fields>;
  /** The texts that the errors refer to. */
  readonly checked: TextsOf<Fields>;
  readonly choices?: ChoiceTexts;
  readonly hints?: Partial<TextsOf<Fields>>;
  /** Parts of labels that page translators must leave alone. */
  readonly untranslated?: Partial<TextsOf<Fields>>;
  /** Names for screen readers, where a label has signs that they leave out. */
  readonly spoken?: Partial<TextsOf<Fields>>;
  /** Message for each code. */
  readonly messages: Readonly<Record<CodeOf<Fields>, string>>;
  /** Beginnings of the postal codes served. */
  readonly area: string | undefined;
  /** Initial texts; empty by default. */
  readonly values?: TextsOf<Fields>;
}

/** All fields of a form in order, with errors. A label shows inside its empty field, and above typed text. */
export function TextFields<Fields extends ContactFields>({
  fields,
  labels,
  choices = {},
  hints = {},
  untranslated = {},
  spoken = {},
  errors,
  checked,
  messages,
  area,
  values,
}: Properties<Fields>): ReactNode {
  return entriesOf(fields).map(([name, field]) => {
    const required = isRequired(field);
    const extension = errors[name] && field.extension?.(checked[name]);
    // Without a message an extension has no place, so nothing is suggested that would lose it.
    const suggestion =
      errors[name] && (!extension || 'message' in fields) ? field.suggest?.(checked[name]) : undefined;
    const label = required ? labels[name] : labels[name].replace('*', '');
    const input = (
      <TextField
        key={name}
        name={name}
        label={label}
        required={required}
        hint={hints[name]}
        untranslated={untranslated[name]}
        spoken={spoken[name]}
        error={errors[name] && messages[errors[name]]}
        suggestion={suggestion}
        extension={extension}
        defaultValue={values?.[name]}
        {...field.control}
        texts={choices[name]}
      />
    );
    if (name !== 'postal_code') return input;
    return (
      <OutsideNote key={name} area={area ?? ''}>
        {input}
      </OutsideNote>
    );
  });
}

/** Hint beside the postal code field if the code is outside the area, which does not block sending. */
function OutsideNote({ area, children }: { readonly area: string; readonly children: ReactNode }): ReactNode {
  const texts = useTexts().form;
  const [code, setCode] = useState('');
  return (
    <div onInput={({ target }) => setCode((target as HTMLInputElement).value)}>
      {children}
      <p role="status" part="note">
        {isOutside(code, area) && texts.outside}
      </p>
    </div>
  );
}

/**
 * Whether a postal code, in any format, is outside an area given as prefixes such as `M,L4,L5`
 * (docs/behaviour.md#27-what-a-page-sets). Fewer than three characters count as inside.
 */
export function isOutside(code: string, area: string): boolean {
  const known = code.replace(/\W/g, '').toUpperCase();
  const beginnings = area.toUpperCase().match(/\w+/g) ?? [];
  return known.length > 2 && !beginnings.some((beginning) => known.startsWith(beginning));
}

interface FieldProperties extends TextControl {
  /** The texts of its choices. */
  readonly texts?: ChoiceTexts[string] | undefined;
  /** Field name (docs/behaviour.md#22-validation), `name` of the control and prefix of its ids. */
  readonly name: string;
  readonly label: string;
  /** Part of the label that page translators must leave alone. */
  readonly untranslated?: string | undefined;
  /** Name for screen readers, in place of the label. */
  readonly spoken?: string | undefined;
  readonly required?: boolean;
  readonly defaultValue?: string | undefined;
  /** Short reason for asking. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Suggested correction, offered below the error. */
  readonly suggestion?: string | undefined;
  /** Goes into the form's message with the suggestion. */
  readonly extension?: string | undefined;
}

/**
 * Labelled input, or list to choose from, with its error (docs/behaviour.md#23-errors-at-the-fields). Uncontrolled: the DOM holds
 * the text, and the form reads it.
 */
function TextField({
  name,
  label,
  untranslated,
  spoken,
  multiline,
  choices,
  texts: choiceTexts = {},
  required,
  hint,
  error,
  suggestion,
  extension,
  ...attributes
}: FieldProperties): ReactNode {
  const { idPrefix } = useElement();
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
    'aria-label': spoken,
    'aria-required': required ? ('true' as const) : undefined,
    'aria-invalid': error ? ('true' as const) : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    ...attributes,
  };
  return (
    <div className="field" part="field">
      {choices ? (
        <Select
          {...control}
          defaultValue={undefined}
          options={choices.map((value) => [value, choiceTexts[value] ?? ''])}
          value={attributes.defaultValue ?? choices[0] ?? ''}
        />
      ) : multiline ? (
        <textarea part="input" rows={3} placeholder={label} {...control} />
      ) : (
        <input ref={input} part="input" type="text" placeholder={label} {...control} />
      )}
      <label
        className="field__label"
        part="label"
        htmlFor={id}
        key={label}
        aria-hidden={spoken ? true : undefined}
      >
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
          onClick={() => {
            const message = input.current?.form?.querySelector('textarea');
            if (message && extension)
              typeInto(message, [message.value, texts.extension(extension)].filter(Boolean).join('\n'));
            typeInto(input.current, suggestion);
          }}
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
