/** What stands in a form's controls of these names, as texts; a control that is missing reads as empty. */
export function readFields<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Record<Field, string> {
  const data = new FormData(form);
  const read = (field: Field) => String(data.get(field) ?? '');
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, string>;
}
