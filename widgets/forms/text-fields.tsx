import { type ReactNode, useState } from 'react';
import type { FormFields } from '../../shared/contact-fields';
import { useTexts } from '../element/host';
import { type CodeOf, entriesOf, type FieldErrors, isRequired, type TextsOf } from './form-fields';
import { TextField } from './text-field';

interface Properties<Fields extends FormFields> {
  readonly fields: Fields;
  readonly labels: TextsOf<Fields>;
  readonly errors: FieldErrors<Fields>;
  /** The texts that the errors refer to. */
  readonly checked: TextsOf<Fields>;
  readonly hints?: Partial<TextsOf<Fields>>;
  /** Parts of labels that page translators must leave alone. */
  readonly untranslated?: Partial<TextsOf<Fields>>;
  /** Message for each code. */
  readonly messages: Readonly<Record<CodeOf<Fields>, string>>;
  /** Beginnings of the postal codes served. */
  readonly area: string | undefined;
  /** Initial texts; empty by default. */
  readonly values?: TextsOf<Fields>;
}

/** All fields of a form in order, with errors. A label shows inside its empty field, and above typed text. */
export function TextFields<Fields extends FormFields>({
  fields,
  labels,
  hints = {},
  untranslated = {},
  errors,
  checked,
  messages,
  area,
  values,
}: Properties<Fields>): ReactNode {
  return entriesOf(fields).map(([name, field]) => {
    const required = isRequired(field);
    const label = required ? labels[name] : labels[name].replace('*', '');
    const input = (
      <TextField
        key={name}
        name={name}
        label={label}
        placeholder={label}
        required={required}
        hint={hints[name]}
        untranslated={untranslated[name]}
        error={errors[name] && messages[errors[name]]}
        suggestion={errors[name] && field.suggest?.(checked[name])}
        defaultValue={values?.[name]}
        {...field.control}
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

/** Says beside the field for a postal code when the code is outside the area, which does not keep it from being sent. */
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
