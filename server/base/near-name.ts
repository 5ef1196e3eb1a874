/** Names this long may differ from a known one in two letters, shorter ones in one. */
const longName = 9;
/** Shorter names are too often another program's. */
const shortestLength = 6;

/**
 * The known name that another was probably meant to be, or undefined: it differs only in letter case, in one letter
 * (left out, added, another, or changed places), or in two of a long name.
 */
export function nearName(name: string, known: readonly string[]): string | undefined {
  const given = name.toUpperCase().replaceAll('-', '_');
  return known.find((one) => {
    if (Math.min(one.length, given.length) < shortestLength) return isTransposed(given, one);
    return distance(given, one) <= (one.length < longName ? 1 : 2);
  });
}

/** Whether two short names differ only in the places of two neighbouring letters. */
function isTransposed(one: string, other: string): boolean {
  return (
    one.length === other.length &&
    one !== other &&
    sorted(one) === sorted(other) &&
    distance(one, other) === 1
  );
}

function sorted(text: string): string {
  return [...text].sort().join('');
}

/** How many letters differ, where two neighbours that changed places count as one (Damerau and Levenshtein). */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const before = rows[i - 1] ?? [];
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (before[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
