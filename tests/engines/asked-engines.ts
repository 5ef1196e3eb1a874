import { type EngineSource, engineSources } from './installed-engines';

/** Engines of these names, or all if none are given; throws for unknown names and lists the known ones. */
export function askedEngines(names: readonly string[]): readonly EngineSource[] {
  const known = engineSources.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no engine ${unknown.join(', ')} here. Known are ${known.join(', ')}.`);
  }
  return names.length > 0 ? engineSources.filter(({ name }) => names.includes(name)) : engineSources;
}
