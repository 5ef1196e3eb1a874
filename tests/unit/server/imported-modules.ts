import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Every module that `file` brings in at run time, local files followed. */
export function importedModules(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.ts')) return seen;
  const source = readFileSync(file, 'utf8');
  for (const [, isType, name = ''] of source.matchAll(
    /^(?:import|export)\s+(type\s)?[^;]*?from '([^']+)';/gm,
  )) {
    if (isType) continue;
    if (!name.startsWith('.')) seen.add(name);
    else importedModules(resolve(dirname(file), name.endsWith('.json') ? name : `${name}.ts`), seen);
  }
  return seen;
}
