import { and, eq, gt, lte } from 'drizzle-orm';
import { encodeBase64Url } from 'hono/utils/encode';
import { type LeadDatabase, sessions } from './schema';

/**
 * The sessions of people who have signed in. The store holds only a digest of each session's secret and the token, so a
 * stolen copy of it lets no one in, and a new token ends every session.
 */
export class Sessions {
  readonly #database: LeadDatabase;

  constructor(database: LeadDatabase) {
    this.#database = database;
  }

  /** Begins a session and returns its secret name. */
  async start(token: string, nowMs: number, lengthMs: number): Promise<string> {
    const session = encodeBase64Url(crypto.getRandomValues(new Uint8Array(24)).buffer);
    await this.#database.batch([
      this.#database.delete(sessions).where(lte(sessions.endsAt, nowMs)),
      this.#database
        .insert(sessions)
        .values({ digest: await digestOf(session, token), endsAt: nowMs + lengthMs }),
    ]);
    return session;
  }

  async isOpen(session: string, token: string, nowMs: number): Promise<boolean> {
    const digest = await digestOf(session, token);
    const rows = await this.#database
      .select({ endsAt: sessions.endsAt })
      .from(sessions)
      .where(and(eq(sessions.digest, digest), gt(sessions.endsAt, nowMs)));
    return rows.length > 0;
  }

  /** The beginning of its digest: the same for all calls of a session, and no way into it. */
  async markOf(session: string, token: string): Promise<string> {
    return (await digestOf(session, token)).slice(0, 8);
  }

  async end(session: string, token: string): Promise<void> {
    await this.#database.delete(sessions).where(eq(sessions.digest, await digestOf(session, token)));
  }
}

async function digestOf(session: string, token: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${session} ${token}`);
  return encodeBase64Url(await crypto.subtle.digest('SHA-256', bytes)).replace('=', '');
}
