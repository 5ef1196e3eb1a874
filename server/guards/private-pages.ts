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
  // The forms' own origin must go along, or the pages could not tell them from those of another site.
  referrerPolicy: 'same-origin',
  // HSTS is the site owner's decision.
  strictTransportSecurity: false,
});

/** Adds what pages with personal data need: no caching, no scripts, no foreign content. */
export const privatePages: MiddlewareHandler = async (context, next) => {
  await protect(context, next);
  context.header('Cache-Control', 'no-store');
};
