import type { Business } from '../business';

/** The deployed site that is asked, and the business it should be of. */
export interface LiveSite {
  /** The address of its home page, with a slash at the end. */
  readonly home: string;
  readonly business: Business;
}

/** What the site answered; a status of 0 when it could not be reached. */
export interface LiveAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks an address and follows no redirect. */
export async function ask(address: string | URL, init: RequestInit = {}): Promise<LiveAnswer> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    return {
      status: 0,
      headers: new Headers(),
      text: error instanceof Error ? error.message : String(error),
    };
  }
}

/** Posts JSON as a page of the site does. */
export function post(address: string | URL, body: unknown, { home }: LiveSite): Promise<LiveAnswer> {
  const headers = { 'Content-Type': 'application/json', Origin: new URL(home).origin };
  return ask(address, { method: 'POST', headers, body: JSON.stringify(body) });
}
