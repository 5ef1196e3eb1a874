import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { DeliveryError, errorKind } from './delivery-error';
import type { MailTransport } from './mail';
import { mailMessage } from './mail-message';
import { mailServerFault } from './mail-server-fault';

const minuteMs = 60_000;

/** Time limits of a session with a mail server, in milliseconds. */
export interface SmtpLimits {
  /** From the connection until the server asks for the mail (`354`), whatever it answers before. */
  readonly beforeDataMs: number;
  /** From the mail's first byte until its last. */
  readonly dataMs: number;
  /** From the mail's last byte until the answer: at least ten minutes (RFC 5321, 4.5.3.2.6). */
  readonly answerMs: number;
}

/** The limits of a usual delivery. */
export const usualLimits: SmtpLimits = {
  beforeDataMs: 5 * minuteMs,
  dataMs: 5 * minuteMs,
  answerMs: 10 * minuteMs,
};
const connectionTimeoutMs = 30_000;

/**
 * A transport to the mail server at `url` (`smtp://user:password@host:port` or `smtps://…`). A refusal for good is
 * final (RFC 5321, 4.2.1); a mail sent in full without an answer is unknown. `stopping` aborts a session if the server
 * has not asked for the mail yet.
 */
export function createSmtpTransport(url: string, limits: SmtpLimits = usualLimits): MailTransport {
  return {
    async deliver(mail, stopping) {
      const conversation = new Conversation(limits, stopping);
      // One for each mail, since the stream that watches its bytes belongs to one session.
      const transporter = createTransport({
        url,
        connectionTimeout: connectionTimeoutMs,
        greetingTimeout: limits.beforeDataMs,
        socketTimeout: Math.max(...Object.values(limits)) + minuteMs,
      });
      transporter.use('stream', ({ message }, done) => {
        message.processFunc((input) => Readable.from(conversation.watch(input)));
        done();
      });
      try {
        await transporter.sendMail({ ...mailMessage(mail), signal: conversation.signal });
      } catch (error) {
        throw explained(error, conversation);
      } finally {
        conversation.end();
      }
    },
  };
}

const trialTimeoutMs = 15_000;

/** Signs in to the mail server at `url` and sends nothing. Returns why that fails, or null if it works. Never rejects. */
export async function tryMailServer(url: string): Promise<string | null> {
  const transporter = createTransport({
    url,
    connectionTimeout: trialTimeoutMs,
    greetingTimeout: trialTimeoutMs,
    socketTimeout: trialTimeoutMs,
  });
  try {
    await transporter.verify();
    return null;
  } catch (error) {
    return mailServerFault(error) ?? errorKind(explained(error, { isSent: false, isTooLong: false }));
  } finally {
    transporter.close();
  }
}

/** One session with a mail server: its progress and its time limits. */
class Conversation {
  #step: 'asking' | 'sending' | 'sent' = 'asking';
  readonly #limits: SmtpLimits;
  readonly #abortion = new AbortController();
  readonly #stopping: AbortSignal | undefined;
  readonly #breakOff = () => {
    if (this.#step === 'asking') this.#abortion.abort();
  };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isTooLong = false;

  constructor(limits: SmtpLimits, stopping: AbortSignal | undefined) {
    this.#limits = limits;
    this.#stopping = stopping;
    stopping?.addEventListener('abort', this.#breakOff);
    if (stopping?.aborted) this.#breakOff();
    this.#limit(limits.beforeDataMs);
  }

  get signal(): AbortSignal {
    return this.#abortion.signal;
  }

  /** Whether the whole mail has gone to the server, so that it may have been accepted. */
  get isSent(): boolean {
    return this.#step === 'sent';
  }

  get isTooLong(): boolean {
    return this.#isTooLong;
  }

  /** Passes the mail on. It is read only once the server has asked for it. */
  async *watch(input: AsyncIterable<unknown>): AsyncGenerator<unknown> {
    this.#step = 'sending';
    this.#limit(this.#limits.dataMs);
    yield* input;
    this.#step = 'sent';
    this.#limit(this.#limits.answerMs);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#stopping?.removeEventListener('abort', this.#breakOff);
  }

  #limit(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isTooLong = true;
      this.#abortion.abort();
    }, ms);
  }
}

function explained(
  error: unknown,
  { isSent, isTooLong }: Pick<Conversation, 'isSent' | 'isTooLong'>,
): unknown {
  const { code, responseCode, response }: Readonly<Record<string, unknown>> = Object(error);
  const fault = mailServerFault(error);
  if (fault) return new DeliveryError(fault);
  if (typeof responseCode === 'number') {
    const isFinal = isRefusal(String(code), responseCode, String(response));
    return new DeliveryError(
      isFinal ? `refused by the mail server (${responseCode})` : `the mail server answered ${responseCode}`,
      { isFinal },
    );
  }
  if (isSent)
    return new DeliveryError('the mail server did not confirm the mail: it may have arrived', {
      isUnknown: true,
    });
  return isTooLong ? new DeliveryError('the mail server took too long') : error;
}

/** The reply codes after which the same mail would fail again. */
function isRefusal(code: string, responseCode: number, response: string): boolean {
  // Failures of greeting, encryption or password are the business's to fix, so the mail is tried again.
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  // 503: commands in the wrong order; 530: a password is asked for.
  if (responseCode < 500 || responseCode === 503 || responseCode === 530) return false;
  // 552 also means a full mailbox, and then counts as 452 (RFC 5321, 4.5.3.1.10); a mail that is too large fails for
  // good.
  return responseCode !== 552 || /^552[ -]5\.(2\.3|3\.4)\b/.test(response);
}
