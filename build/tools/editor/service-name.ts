import { slugOf } from '../../content/slug-of';

type Words = Readonly<Record<string, unknown>>;

const lists = ['menu', 'card', 'footer', 'residential'] as const;

/**
 * A service with the title that was typed in every place that had the one before: the lists of services name it by it, but for a
 * label that was typed at the same time, and so do its texts.
 */
export function withNewName(before: Words, after: Words): Words {
  const [former, title] = [before.title, after.title];
  if (typeof former !== 'string' || typeof title !== 'string' || former === title) return after;
  const named = lists.flatMap((list) => {
    const [entry, was] = [after[list], before[list]];
    if (!isWords(entry)) return [];
    const hadName = isWords(was) && was.label !== undefined && was.label === entry.label;
    return [[list, hadName ? { ...entry, label: title } : entry] as const];
  });
  return renamed({ ...after, ...Object.fromEntries(named) }, former, title) as Words;
}

/** A service's file at its new address, which keeps the former ones; undefined if its title has not changed. */
export function withNewAddress(
  before: string,
  after: string,
  slug: string,
): { readonly slug: string; readonly text: string } | undefined {
  const [was, words] = [JSON.parse(before), JSON.parse(after)];
  const own = slugOf(String(words.title));
  if (was.title === words.title || !own || own === slug) return undefined;
  const formerSlugs = [...new Set([...(words.formerSlugs ?? []), slug])].filter((one) => one !== own);
  return { slug: own, text: `${JSON.stringify({ ...words, formerSlugs }, null, 2)}\n` };
}

function renamed(value: unknown, former: string, title: string): unknown {
  if (typeof value === 'string') return value.replaceAll(former, title);
  if (Array.isArray(value)) return value.map((item) => renamed(item, former, title));
  if (!isWords(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key.startsWith('$') ? item : renamed(item, former, title),
    ]),
  );
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
