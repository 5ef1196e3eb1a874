/** What names a source best comes first. */
const names = ['source', 'utm_source', 'referrer', 'utm_campaign'];
/** Advertising networks, by the parameter that they add to links. */
const networks = { gclid: 'Google Ads', fbclid: 'Facebook', msclkid: 'Microsoft Advertising' };

/** Gives the values of the line that the tags send (docs/behaviour.md#43-attribution), by name. */
export function sourceValues(line: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    line
      .split(';')
      .filter((part) => part.includes('='))
      .map((part) => {
        const [name = '', ...value] = part.split('=');
        return [name.trim(), value.join('=').trim()];
      }),
  );
}

/** Gives the one name that a lead is counted by: `source=partner; utm_source=google` is `partner`. '' when nothing is known. */
export function sourceName(line: string): string {
  const values = new Map(Object.entries(sourceValues(line)));
  const named = names.map((name) => values.get(name)).find(Boolean);
  if (named) return named;
  const network = Object.entries(networks).find(([parameter]) => values.has(parameter));
  return network ? network[1] : '';
}
