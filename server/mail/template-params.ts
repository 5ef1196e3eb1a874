import { z } from 'zod';

/** Texts and numbers as text, everything else as ''. */
const param = z.union([z.string().transform(cleanText), z.number().transform(String)]).catch('');

const paramsSchema = z
  .object({
    client_name: param,
    client_email: param,
    client_phone: param,
    client_address: param,
    client_message: param,
    EstimatorValues: param,
    lead_source: param,
    time_contact_message: param,
    cost_content: param,
    assumed_area: param,
    project_content: param,
    cost_notes: param,
    lead_language: param,
    lead_id: param,
    replaces_lead: param,
    lead_consent: param,
  })
  .readonly();

/** The parameters the four templates know (docs/behaviour.md#42-the-four-mails, docs/behaviour.md#43-attribution), trimmed; absent ones are ''. */
export type TemplateParams = z.infer<typeof paramsSchema> & {
  /** The page's own fields, by the name of each, which `client_` stands before. */
  readonly fields: Readonly<Record<string, string>>;
};

/** Gives the known parameters, whatever was sent. */
export function templateParams(value: unknown): TemplateParams {
  const result = paramsSchema.safeParse(value);
  const known = result.success ? result.data : paramsSchema.parse({});
  return { ...known, fields: ownFields(value) };
}

/** Enough for any form, and few enough for a mail. */
const maximumOwnFields = 30;

function ownFields(value: unknown): Record<string, string> {
  const own = Object.entries(Object(value)).flatMap(([param_, text]) => {
    const [, name] = /^client_([a-z][\w-]{0,39})$/i.exec(param_) ?? [];
    return name && !Object.hasOwn(paramsSchema.unwrap().shape, param_)
      ? [[name, param.parse(text)] as const]
      : [];
  });
  return Object.fromEntries(own.slice(0, maximumOwnFields));
}

/** Keeps line breaks and tabs; drops other control characters and unpaired surrogates, which no mail can carry. */
function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
}
