import { type Context, Hono } from 'hono';
import type { ServerBusiness } from '../base/business';
import type { Mailbox, StoredMail } from './mail';
import { mailboxPage, mailPage, noSuchMailPage } from './mailbox-pages';

/** The pages under `/outbox` (the list, a mail, its text, its HTML) and `/outbox.json` (read, empty). */
export function mailboxRoutes(
  mailbox: Mailbox,
  business: Pick<ServerBusiness, 'brand' | 'host' | 'timeZone'>,
): Hono {
  const withMail = (show: (context: Context, mail: StoredMail) => Response | Promise<Response>) => {
    return async (context: Context) => {
      const mail = (await mailbox.list()).find(({ id }) => id === context.req.param('id'));
      return mail ? show(context, mail) : context.html(noSuchMailPage(business), 404);
    };
  };
  return new Hono()
    .get('/outbox', async (context) => context.html(mailboxPage(await mailbox.list(), business)))
    .get('/outbox.json', async (context) => context.json(await mailbox.list()))
    .delete('/outbox.json', async (context) => {
      await mailbox.clear();
      return context.body(null, 204);
    })
    .get(
      '/outbox/:id',
      withMail((context, mail) => context.html(mailPage(mail, business))),
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
