import { z } from 'zod';

/** Texts and numbers as text, everything else as ''. */
const param = z.union([z.string().transform(cleanText), z.number().transform(String)]).catch('');

const paramsSchema = z.record(z.string(), param).catch({});

/** The parameters of a mail, by name: texts without what no mail can carry. */
export type TemplateParams = ReadonlyMap<string, string>;

/** The parameters of a call, whatever was sent. */
export function templateParams(value: unknown): TemplateParams {
  return new Map(Object.entries(paramsSchema.parse(value)));
}

/** Keeps line breaks and tabs; drops other control characters and unpaired surrogates, which no mail can carry. */
function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
}
