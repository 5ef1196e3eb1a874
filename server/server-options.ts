import type { Context } from 'hono';
import type { MailTransport, Outbox } from './mail/mail';

/** What the two services know of the business: the part of `site/business.json` they read. */
export interface ServerBusiness {
  readonly name: string;
  readonly email: string;
  readonly url: string;
  readonly phone: { readonly shown: string; readonly dialled: string };
  readonly emailService: {
    readonly serviceId: string;
    readonly publicKey: string;
    readonly templates: Readonly<Record<TemplateName, string>>;
  };
}

/** The four mails (docs/behaviour.md#42-the-four-mails), by the names that `site/business.json` maps to template ids. */
export type TemplateName =
  | 'contactNotification'
  | 'contactConfirmation'
  | 'estimatorTeam'
  | 'estimatorCustomer';

/** How the app is told about the place it runs in; everything outside fetch, the clock included, is passed in. */
export interface ServerOptions {
  readonly business: ServerBusiness;
  /** Takes each mail that passed the checks. A rejection is answered with 503, so that the client tries again. */
  readonly transport: MailTransport;
  /** The mailbox shown at `/outbox`. Without one there are no such pages. */
  readonly outbox?: Outbox;
  /** Who may read the mailbox and the fault pages. Default: everybody. */
  readonly mayReadMail?: (context: Context) => boolean;
  /** Origins besides the app's own that may call; none given: any. */
  readonly allowedOrigins?: readonly string[];
  /** Calls a client address may make in a minute. Default 120. */
  readonly callsPerMinute?: number;
  /** What tells one client from another. Default: all are one. */
  readonly clientAddress?: (context: Context) => string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Gets one line a call, without personal data. */
  readonly log?: (line: string) => void;
  /** Opens `/faults` and `/requests.json` (tests only). */
  readonly faults?: boolean;
  /** Answers the faults that need the connection itself; without it they are refused by `POST /faults`. */
  readonly breakConnection?: BreakConnection;
}

/** Faults that no `Response` can express. */
export type ConnectionFault = 'hang' | 'reset' | 'truncate' | 'slow';

/** Takes the answer that would have gone out and does the harm to the connection. */
export type BreakConnection = (
  kind: ConnectionFault,
  context: Context,
  answer: Response | null,
) => Promise<Response>;
