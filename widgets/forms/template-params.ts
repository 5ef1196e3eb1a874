import { entriesOf, type FormFields, type TextsOf } from './form-fields';

/** The template parameters that a form's fields fill. */
export type TemplateParamsOf<Fields extends FormFields> = Record<
  Extract<Fields[keyof Fields], { templateParam: string }>['templateParam'],
  string
>;

/** The typed texts by the names of the mail's template parameters (docs/behaviour.md#42-the-four-mails). */
export function templateParams<Fields extends FormFields>(
  fields: Fields,
  texts: TextsOf<Fields>,
): TemplateParamsOf<Fields> {
  const params: Record<string, string> = {};
  for (const [name, { templateParam: param }] of entriesOf(fields)) {
    // A field that the form does without has no text.
    const text = texts[name] ?? '';
    if (param) params[param] = param in params ? `${params[param]} ${text}` : text;
  }
  return params as TemplateParamsOf<Fields>;
}
