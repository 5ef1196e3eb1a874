import type { ScriptReference } from './script-reference';

/** What the host says about the newest script: `/widgets/integrity.json`. */
interface Release {
  readonly path: string;
  readonly integrity: string;
}

/** The newest script, now and later. */
export function newestScript(origin: string): ScriptReference {
  return { address: `${origin}/widgets/painting-widgets.js` };
}

/** Exactly the script that the host has now; rejects where the host does not tell. */
export async function pinnedScript(origin: string): Promise<ScriptReference> {
  const answer = await fetch(`${origin}/widgets/integrity.json`);
  if (!answer.ok) throw new Error(`The host answered ${answer.status} for integrity.json`);
  const { path, integrity }: Release = await answer.json();
  return { address: origin + path, integrity };
}
