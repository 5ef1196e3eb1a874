/** Stands for the text in the body of an alert. */
export const alertPlaceholder = '{text}';

/** The body of a call with its type. */
export interface AlertBody {
  readonly type: string;
  readonly body: string;
}

/** The body of an alert from its template: JSON, a form (`To=…&Body={text}`), or plain text. */
export function alertBody(template: string, text: string): AlertBody {
  const fill = (written: string) => template.replaceAll(alertPlaceholder, () => written);
  if (isJson(template)) return { type: 'application/json', body: fill(JSON.stringify(text).slice(1, -1)) };
  if (/^[\w.-]+=/.test(template))
    return { type: 'application/x-www-form-urlencoded', body: fill(encodeURIComponent(text)) };
  return { type: 'text/plain; charset=utf-8', body: fill(text) };
}

/** Why a template makes no body, or undefined. */
export function alertBodyFault(template: string): string | undefined {
  if (!template.includes(alertPlaceholder))
    return `must have ${alertPlaceholder}, in place of which the alert stands`;
  if (!isJson(template)) return undefined;
  try {
    JSON.parse(alertBody(template, '').body);
    return undefined;
  } catch {
    return 'begins like JSON and is none';
  }
}

function isJson(template: string): boolean {
  return /^\s*[[{]\s*["{[\]}]/.test(template);
}
