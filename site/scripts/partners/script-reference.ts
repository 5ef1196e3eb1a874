/** How a page loads the widgets' script. */
export interface ScriptReference {
  readonly address: string;
  /** Subresource integrity hash: the browser runs this exact script or none. */
  readonly integrity?: string;
}

/** Newest script, as in `/widgets/integrity.json`. */
interface Release {
  /** `1.1.0`; in development `1.1.0-dev`. */
  readonly version: string;
  readonly path: string;
  readonly integrity: string;
}

/** Reference to the newest script, with later updates. */
export function newestScript(origin: string): ScriptReference {
  return { address: `${origin}/widgets/painting-widgets.js` };
}

/**
 * Reference pinned to the current script; null if that is in development, since it changes with every build. Rejects if
 * the server doesn't provide its hash.
 */
export async function pinnedScript(origin: string): Promise<ScriptReference | null> {
  const answer = await fetch(`${origin}/widgets/integrity.json`);
  if (!answer.ok) throw new Error(`The host answered ${answer.status} for integrity.json`);
  const { version, path, integrity }: Release = await answer.json();
  return version.includes('-') ? null : { address: origin + path, integrity };
}
