import { entriesOf, type FormFields, type TextsOf } from './form-fields';

/** Mail template parameters filled by a form's fields. */
export type TemplateParamsOf<Fields extends FormFields> = Record<
  Extract<Fields[keyof Fields], { templateParam: string }>['templateParam'],
  string
>;

/** Typed texts by mail template parameter (docs/behaviour.md#42-the-four-mails). */
export function templateParams<Fields extends FormFields>(
  fields: Fields,
  texts: TextsOf<Fields>,
): TemplateParamsOf<Fields> {
  const params: Record<string, string> = {};
  for (const [name, { templateParam: param }] of entriesOf(fields)) {
    // Fields hidden from the form have no text.
    const text = texts[name] ?? '';
    if (param) params[param] = param in params ? `${params[param]} ${text}` : text;
  }
  return params as TemplateParamsOf<Fields>;
}
