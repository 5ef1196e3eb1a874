/** What the worker is told by its configuration and its secrets. */
export interface EdgeSettings {
  /** The files of `dist/`, as the runtime serves them. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  /** Where the outside mail service takes calls, without the path, e.g. `https://api.emailjs.com`. */
  readonly MAIL_SERVICE_URL: string;
  readonly MAIL_SERVICE_ID: string;
  /** Public key of the account that sends. */
  readonly MAIL_PUBLIC_KEY: string;
  /** The one template that prints what it is given: `to_email`, `to_name`, `reply_to`, `subject`, `text`, `html`. */
  readonly MAIL_TEMPLATE_ID: string;
  /** Secret. With it the account may refuse everybody who has only the public key. */
  readonly MAIL_PRIVATE_KEY?: string;
  /** Origins that may call besides the site's own, by commas; none: any. */
  readonly ALLOWED_ORIGINS?: string;
  readonly RATE_LIMIT_PER_MINUTE?: string;
}

/** The origins of a list by commas, without slashes at their ends. */
export function originList(text = ''): readonly string[] {
  return text
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean);
}
