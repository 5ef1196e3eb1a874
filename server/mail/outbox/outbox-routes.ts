import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Outbox, StoredMail } from '../mail';
import { mailPage, outboxPage } from './outbox-pages';

/** What mails may do when they are looked at: be styled, and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

/** Gives the pages `/outbox` (list, mail, its text and HTML) and `/outbox.json` (read, empty). */
export function outboxRoutes(outbox: Outbox): Hono {
  const withMail = (show: (context: Context, mail: StoredMail) => Response | Promise<Response>) => {
    return async (context: Context) => {
      const mail = (await outbox.list()).find(({ id }) => id === context.req.param('id'));
      return mail ? show(context, mail) : context.text('There is no such mail', 404);
    };
  };
  return new Hono()
    .use('/outbox/*', withPolicy)
    .use('/outbox.json', withPolicy)
    .get('/outbox', async (context) => context.html(outboxPage(await outbox.list())))
    .get('/outbox.json', async (context) => context.json(await outbox.list()))
    .delete('/outbox.json', async (context) => {
      await outbox.clear();
      return context.body(null, 204);
    })
    .get(
      '/outbox/:id',
      withMail((context, mail) => context.html(mailPage(mail))),
    )
    .get(
      '/outbox/:id/html',
      withMail((context, mail) => context.html(mail.html)),
    )
    .get(
      '/outbox/:id/text',
      withMail((context, mail) => context.text(mail.text)),
    );
}

const withPolicy: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Content-Security-Policy', policy);
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
};
