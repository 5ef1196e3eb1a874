import { type EngineSource, engineSources } from './installed-engines';

/** The engines of these names, or all of them for none; throws for a name that is not known, telling those that are. */
export function askedEngines(names: readonly string[]): readonly EngineSource[] {
  const known = engineSources.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no engine ${unknown.join(', ')} here. Known are ${known.join(', ')}.`);
  }
  return names.length > 0 ? engineSources.filter(({ name }) => names.includes(name)) : engineSources;
}
