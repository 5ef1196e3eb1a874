import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Brand } from '../../../shared/brand/brand-schema';
import { MinuteCounter } from '../../guards/minute-counter';
import type { ServerContext, ServerStep } from '../../server-context';
import { signInPage } from './sign-in-page';

const cookieName = 'leads_session';
const sessionMs = 12 * 60 * 60 * 1000;
/** Wrong tokens that a client address may try in a minute. */
const triesPerMinute = 10;

/** Who may see the leads. */
export interface LeadsAccessOptions {
  /** `LEADS_TOKEN`. Without one only the machine itself may. */
  readonly token?: string | undefined;
  /** Whether a call comes from the machine itself, through no proxy. */
  readonly isLocal: (context: Context) => boolean;
  readonly clientAddress: (context: Context) => string;
  readonly now: () => number;
  /** The look of the page that asks for the token. */
  readonly brand: Brand;
}

/** Keeps the leads to those who have the token: in a cookie after signing in, or as `Authorization: Bearer`. */
export class LeadsAccess {
  readonly #options: LeadsAccessOptions;
  readonly #wrongTries: MinuteCounter;

  constructor(options: LeadsAccessOptions) {
    this.#options = options;
    this.#wrongTries = new MinuteCounter(options.now);
  }

  /** Lets through whoever may see the leads; answers everybody else. */
  readonly check: ServerStep = async (context, next) => {
    const { token, isLocal } = this.#options;
    if (token === undefined) {
      return isLocal(context)
        ? next()
        : context.text('LEADS_TOKEN is not set: only the machine itself can see this', 403);
    }
    if (this.#isBlocked(context)) return this.#tooMany(context);
    if (await this.#hasSession(context, token)) return next();
    const bearer = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1];
    if (bearer === undefined) return context.html(signInPage({ brand: this.#options.brand }), 401);
    return (await this.#isToken(context, bearer, token)) ? next() : context.text('The token is wrong', 401);
  };

  /** Answers the sign-in form: with a cookie for twelve hours when the token is right. */
  async signIn(context: ServerContext): Promise<Response> {
    const { token, now } = this.#options;
    if (this.#isBlocked(context)) return this.#tooMany(context);
    const given = context.var.form.get('token');
    if (token === undefined || given === undefined || !(await this.#isToken(context, given, token))) {
      return context.html(signInPage({ isWrong: true, brand: this.#options.brand }), 401);
    }
    await setSignedCookie(context, cookieName, String(now() + sessionMs), token, {
      httpOnly: true,
      sameSite: 'Strict',
      path: '/leads',
      maxAge: sessionMs / 1000,
      secure: isHttps(context),
    });
    return context.redirect('/leads', 303);
  }

  /** Forgets the session. */
  signOut(context: Context): Response {
    deleteCookie(context, cookieName, { path: '/leads' });
    return context.redirect('/leads', 303);
  }

  /** The cookie holds when the session ends, signed with the token: another token ends all sessions. */
  async #hasSession(context: Context, token: string): Promise<boolean> {
    const endsAtMs = await getSignedCookie(context, token, cookieName);
    return typeof endsAtMs === 'string' && Number(endsAtMs) > this.#options.now();
  }

  async #isToken(context: Context, given: string, token: string): Promise<boolean> {
    if (await timingSafeEqual(given, token)) return true;
    this.#wrongTries.add(this.#options.clientAddress(context));
    return false;
  }

  #isBlocked(context: Context): boolean {
    return this.#wrongTries.get(this.#options.clientAddress(context)) >= triesPerMinute;
  }

  #tooMany(context: Context): Response {
    context.header('Retry-After', String(this.#wrongTries.secondsLeft));
    return context.text('Too many wrong tokens: wait a minute', 429);
  }
}

/** Behind a proxy the app itself speaks http; a caller who claims https only makes its own cookie stricter. */
function isHttps(context: Context): boolean {
  return (
    new URL(context.req.url).protocol === 'https:' || context.req.header('x-forwarded-proto') === 'https'
  );
}
