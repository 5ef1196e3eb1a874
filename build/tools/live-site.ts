import type { Business } from '../../shared/business/business-schema';

/** A deployed site and the business it should belong to. */
export interface LiveSite {
  /** Address of the home page, with a trailing slash. */
  readonly home: string;
  readonly business: Business;
}

/** The site's answer; status 0 means unreachable. */
export interface LiveAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Fetches an address without following redirects. */
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

/** Posts JSON as the site's pages do. */
export function post(address: string | URL, body: unknown, { home }: LiveSite): Promise<LiveAnswer> {
  const headers = { 'Content-Type': 'application/json', Origin: new URL(home).origin };
  return ask(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** A fault of a deployed site and its remedy, one sentence each. */
export interface Finding {
  readonly fault: string;
  readonly remedy: string;
}

/** One finding in a list, or an empty list if all is well. */
export function unless(isWell: boolean, fault: string, remedy: string): Finding[] {
  return isWell ? [] : [{ fault, remedy }];
}
