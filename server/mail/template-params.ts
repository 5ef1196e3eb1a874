const names = [
  'client_name',
  'client_email',
  'client_phone',
  'client_address',
  'client_message',
  'EstimatorValues',
  'lead_source',
  'time_contact_message',
  'cost_content',
] as const;

/** The parameters the four templates know (docs/behaviour.md#42-the-four-mails, docs/behaviour.md#43-attribution), trimmed; absent ones are ''. */
export type TemplateParams = Readonly<Record<(typeof names)[number], string>>;

/** Takes the known parameters out of whatever was sent: texts and numbers as text, everything else as ''. */
export function templateParams(value: unknown): TemplateParams {
  const given: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const entries = names.map((name) => [name, asText(Object.hasOwn(given, name) ? given[name] : '')]);
  return Object.fromEntries(entries) as TemplateParams;
}

function asText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? cleanText(value) : '';
}

/** Keeps lines and tabs; drops other control characters and halves of characters, which no mail can carry. */
function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
}
