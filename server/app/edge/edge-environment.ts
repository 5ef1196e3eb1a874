import type { AnyD1Database } from 'drizzle-orm/d1';
import type { ObjectStore } from './photo-bucket';

/** Unchecked settings and services that the runtime passes to the worker. */
export interface EdgeEnvironment extends Readonly<Record<string, unknown>> {
  /** The files of `dist/`, as the runtime serves them. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  /** The database of the leads. */
  readonly LEADS: AnyD1Database;
  /** The photos of leads; without it none are kept. */
  readonly PHOTOS?: ObjectStore | undefined;
  /** Counts the calls of each client, across all instances of the worker at one place; its limit is in `wrangler.jsonc`. */
  readonly CALLS: { limit(options: { readonly key: string }): Promise<{ readonly success: boolean }> };
  /** Queue that takes a message for each call that left something to deliver. */
  readonly DELIVERIES: { send(message: string): Promise<unknown> };
}
