import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { GuardStep } from './guard-context';

/**
 * The answer that refuses a call, in the form its service uses: plain text for pages and the mail service, which never
 * answers JSON (docs/behaviour.md#41-the-mail-call), and `{"error": text}` for all others
 * (docs/behaviour.md#45-the-estimate-call).
 */
export function refuse(context: Context, status: ContentfulStatusCode, text: string): Response {
  const isText = /^\/(api\/v1\.0\/email|leads|estimate)\//.test(context.req.path);
  return isText ? context.text(text, status) : context.json({ error: text }, status);
}

/** Middleware that answers every other method with 405 and `Allow`, where Hono would answer 404. */
export function onlyMethods(...methods: readonly string[]): GuardStep {
  return async (context, next) => {
    if (methods.includes(context.req.method)) return next();
    context.header('Allow', methods.join(', '));
    return refuse(context, 405, `Only ${methods.join(', ')} can be used here`);
  };
}
