import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { ServerBusiness } from '../base/business';
import { noticePage, type PageBusiness, page } from '../base/page';
import { clientNetwork } from './client-limit';
import type { GuardContext, GuardStep } from './guard-context';

/** Policy of a page or a displayed mail: our styles, fonts and pictures only. */
const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'"],
  manifestSrc: ["'self'"],
  // The logo in a mail.
  imgSrc: ["'self'"],
  frameSrc: ["'self'"],
  frameAncestors: ["'self'"],
  formAction: ["'self'"],
};

const protect = secureHeaders({
  contentSecurityPolicy,
  // Our forms must send their origin, which tells them from another site's.
  referrerPolicy: 'same-origin',
  // HSTS is the site owner's decision.
  strictTransportSecurity: false,
});

/** Adds the headers for pages with personal data: no caching, no foreign content, and no script but that of the list. */
export const privatePages: GuardStep = async (context, next) => {
  await protect(context, next);
  context.header('Cache-Control', 'no-store');
  if (context.var.hasScript) {
    const policy = context.res.headers.get('Content-Security-Policy') ?? '';
    context.header('Content-Security-Policy', `${policy}; script-src 'self'; worker-src 'self'`);
  }
  // A visitor's photo opened in its own tab must run no script and load nothing.
  if (context.res.headers.get('content-type')?.startsWith('image/'))
    context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
};

const cookieName = 'leads_session';
const sessionMs = 12 * 60 * 60 * 1000;
const minuteMs = 60_000;
/** Wrong tokens that a client may try in a minute. */
const triesPerMinute = 10;

/** Access settings of the private pages. */
export interface PrivateAccessOptions {
  /** Token that opens the pages; without one they stay closed. */
  readonly leadsToken?: string | undefined;
  /** Token that opens `/health` and `/metrics` alone. */
  readonly monitorToken?: string | undefined;
  readonly clientAddress: (context: Context) => string;
  readonly now: () => number;
  readonly business: PageBusiness & Pick<ServerBusiness, 'email'>;
}

/**
 * Opens `/leads` and `/outbox` only with the token: in the address (`?token=…`) or the form of the sign-in page, which
 * both begin a session, or as `Authorization: Bearer`. The caller's address opens nothing.
 */
export class PrivateAccess {
  readonly #options: PrivateAccessOptions;

  constructor(options: PrivateAccessOptions) {
    this.#options = options;
  }

  /** Lets a call with a session or the token pass, and answers every other one. */
  readonly check: GuardStep = async (context, next) => {
    const { leadsToken: token, business } = this.#options;
    if (token === undefined) {
      const text = 'LEADS_TOKEN is not set, so nobody can see this.';
      return context.html(noticePage({ heading: 'Closed', text }, business), 403);
    }
    const inUrl = context.req.query('token');
    if (await this.#hasSession(context, token)) {
      await this.#noteSession(context, getCookie(context, cookieName) ?? '', token);
      return inUrl === undefined ? next() : withoutToken(context);
    }
    const bearer = bearerOf(context);
    const given = bearer ?? inUrl;
    if (given === undefined) return this.#askForToken(context);
    const refusal = await this.#refuse(context, given, token);
    if (refusal) return refusal;
    if (bearer !== undefined) {
      context.set('openedBy', 'the token');
      return next();
    }
    await this.#startSession(context, token);
    return withoutToken(context);
  };

  /** Lets a program pass that watches the server and has the token of watchers, or that of the pages. */
  readonly checkWatcher: GuardStep = async (context, next) => {
    const { leadsToken, monitorToken } = this.#options;
    const given = bearerOf(context);
    const locked = await this.#lockedOut(context);
    if (locked) return locked;
    if (given !== undefined) {
      for (const token of [monitorToken, leadsToken])
        if (token !== undefined && (await timingSafeEqual(given, token))) return next();
      await this.#countWrong(context);
    }
    context.header('WWW-Authenticate', 'Bearer');
    return context.text('Authorization: Bearer and MONITOR_TOKEN is needed', 401);
  };

  /** Answers the form of the sign-in page; its field `to` names the page to open next. */
  readonly signIn = async (context: GuardContext): Promise<Response> => {
    const { leadsToken: token, business } = this.#options;
    const { form } = context.var;
    const given = form.get('token');
    if (token === undefined || given === undefined) return this.#askForToken(context);
    const refusal = await this.#refuse(context, given, token);
    if (refusal) return refusal;
    await this.#startSession(context, token);
    return context.redirect(
      `${business.host.basePath}${form.get('to') === 'outbox' ? 'outbox' : 'leads'}`,
      303,
    );
  };

  /** Mails a way in to the business's own address, and says so to whoever asked, as often as it is asked. */
  readonly mailWayIn = async (context: GuardContext): Promise<Response> => {
    const { business, leadsToken } = this.#options;
    const { desk } = context.var;
    if (leadsToken !== undefined && (await desk.mailWayIn())) void desk.deliverSoon();
    const text = `A mail with a way in is on its way to ${business.email}. It works once, within half an hour. At most three are sent in an hour.`;
    return context.html(
      noticePage({ heading: 'Look into the mails', text, links: [['leads', 'Sign in']] }, business),
    );
  };

  /** The page that a mailed way in opens: a press signs in, so that a program which opens links does not use it up. */
  readonly showWayIn = (context: GuardContext): Response | Promise<Response> =>
    context.html(
      page(
        'Leads: sign in',
        html`<main class="panel sign-in"><h1>Leads</h1><form method="post" action="leads/way-in/${context.req.param('ticket') ?? ''}"><button class="main">Open the leads</button></form></main>`,
        this.#options.business,
      ),
    );

  /** Signs in with the ticket of a mailed way in. */
  readonly takeWayIn = async (context: GuardContext): Promise<Response> => {
    const { business, leadsToken } = this.#options;
    const locked = await this.#lockedOut(context);
    if (locked) return locked;
    if (leadsToken !== undefined && (await context.var.desk.takeWayIn(context.req.param('ticket') ?? ''))) {
      await this.#startSession(context, leadsToken);
      return context.redirect(`${business.host.basePath}leads`, 303);
    }
    await this.#countWrong(context);
    const text = 'It was used already, or is older than half an hour.';
    return context.html(
      noticePage({ heading: 'This is no way in', text, links: [['leads', 'Sign in']] }, business),
      401,
    );
  };

  /** Ends the session, here and in the browser. */
  readonly signOut = async (context: GuardContext): Promise<Response> => {
    const { leadsToken: token = '', business } = this.#options;
    const { basePath } = business.host;
    const session = getCookie(context, cookieName);
    if (session) await context.var.desk.sessions.end(session, token);
    deleteCookie(context, cookieName, { path: basePath });
    return context.redirect(`${basePath}leads`, 303);
  };

  async #hasSession(context: GuardContext, token: string): Promise<boolean> {
    const session = getCookie(context, cookieName);
    return Boolean(session) && context.var.desk.sessions.isOpen(session ?? '', token, this.#options.now());
  }

  async #startSession(context: GuardContext, token: string): Promise<void> {
    const { business, now } = this.#options;
    const session = await context.var.desk.sessions.start(token, now(), sessionMs);
    await this.#noteSession(context, session, token);
    setCookie(context, cookieName, session, {
      httpOnly: true,
      sameSite: 'Strict',
      path: business.host.basePath,
      maxAge: sessionMs / 1000,
      secure: isHttps(context),
    });
  }

  /** For the log, which says who opened a page without an address. */
  async #noteSession(context: GuardContext, session: string, token: string): Promise<void> {
    context.set('openedBy', `session ${await context.var.desk.sessions.markOf(session, token)}`);
  }

  /** The answer to a wrong token, or to any token of a client that has tried too many; undefined for the right one. */
  async #refuse(context: GuardContext, given: string, token: string): Promise<Response | undefined> {
    const locked = await this.#lockedOut(context);
    if (locked || (await timingSafeEqual(given, token))) return locked;
    await this.#countWrong(context);
    return this.#askForToken(context, { isWrong: true });
  }

  async #lockedOut(context: GuardContext): Promise<Response | undefined> {
    const tried = await context.var.desk.calls.get(this.#triesKey(context), this.#options.now());
    if (tried.count < triesPerMinute) return undefined;
    context.header('Retry-After', String(tried.secondsLeft));
    const notice = { heading: 'Too many wrong access keys', text: 'Wait a minute, and try again.' };
    return context.html(noticePage(notice, this.#options.business), 429);
  }

  async #countWrong(context: GuardContext): Promise<void> {
    await context.var.desk.calls.add(this.#triesKey(context), minuteMs, this.#options.now());
  }

  #triesKey(context: GuardContext): string {
    return `token ${clientNetwork(this.#options.clientAddress(context))}`;
  }

  #askForToken(context: GuardContext, { isWrong = false } = {}): Response | Promise<Response> {
    const isMailbox = context.req.path.startsWith('/outbox') || context.var.form?.get('to') === 'outbox';
    return context.html(
      signInPage({ isWrong, to: isMailbox ? 'outbox' : 'leads', business: this.#options.business }),
      401,
    );
  }
}

function bearerOf(context: Context): string | undefined {
  return /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1];
}

/** The same page at an address that can be shown and kept. */
function withoutToken(context: Context): Response {
  const query = new URLSearchParams(context.req.query());
  query.delete('token');
  return context.redirect(`./${context.req.path.split('/').at(-1)}${query.size > 0 ? `?${query}` : ''}`, 303);
}

/** Behind a proxy the app itself speaks http; a caller who claims https only makes its own cookie stricter. */
function isHttps(context: Context): boolean {
  return (
    new URL(context.req.url).protocol === 'https:' || context.req.header('x-forwarded-proto') === 'https'
  );
}

/** The page that asks for the token; `to` is the page to open next. */
export function signInPage({
  isWrong = false,
  to,
  business,
}: {
  readonly isWrong?: boolean;
  readonly to: 'leads' | 'outbox';
  readonly business: PrivateAccessOptions['business'];
}) {
  const heading = to === 'leads' ? 'Leads' : 'Mail box';
  return page(
    `${heading}: sign in`,
    html`<main class="panel sign-in"><h1>${heading}</h1>
${isWrong ? html`<p role="alert"><strong>This is not the access key.</strong></p>` : ''}
<form method="post" action="leads/sign-in"><input type="hidden" name="to" value="${to}">
<p><label>Access key <input type="password" name="token" autocomplete="current-password" required></label></p>
<button class="main">Sign in</button>
</form>
<form method="post" action="leads/lost-key"><p class="quiet">Lost it? Make a new one on the server with <code>npm run key</code>, or have a way in mailed to ${business.email}.</p><button>Mail a way in</button></form></main>`,
    business,
  );
}
