import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ServerContext } from '../server-context';

/**
 * Gives the answer that refuses a call, in the dress of the service called: plain text from the mail service
 * (it never answers JSON), `{"error": text}` from everything else (docs/behaviour.md#45-the-estimate-call).
 */
export function refuse(context: ServerContext, status: ContentfulStatusCode, text: string): Response {
  const isMail = context.req.path.startsWith('/api/v1.0/email/');
  return isMail ? context.text(text, status) : context.json({ error: text }, status);
}
