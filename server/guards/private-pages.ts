import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Policy of a displayed mail: styles only. */
const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  styleSrc: ["'unsafe-inline'"],
  // The logo in a mail.
  imgSrc: ["'self'"],
  frameSrc: ["'self'"],
  frameAncestors: ["'self'"],
  formAction: ["'self'"],
};

const protect = secureHeaders({
  contentSecurityPolicy,
  // Our forms must send their origin, or they could not be told from another site's.
  referrerPolicy: 'same-origin',
  // HSTS is the site owner's decision.
  strictTransportSecurity: false,
});

/** Adds what pages with personal data need: no caching, no scripts, no foreign content. */
export const privatePages: MiddlewareHandler = async (context, next) => {
  await protect(context, next);
  context.header('Cache-Control', 'no-store');
  // A visitor's photo opened in its own tab must run no script and load nothing.
  if (context.res.headers.get('content-type')?.startsWith('image/'))
    context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
};
