/** Ours with a prerendered page, and the lower bound, which no library can be below. */
const unranked = /prerendered|hand-written/;

/**
 * The rank of the first contender among the libraries, lowest first, from the lines of the table: a sentence for each
 * rank with the measurements that have it. Equal figures share the better rank.
 */
export function ranksText(table: readonly string[]): string {
  const [names = [], , ...rows] = table.map((line) => line.split('|').slice(1, -1));
  const ranked = names.flatMap((name, index) => (index > 0 && !unranked.test(name) ? [index] : []));
  const byRank = new Map<number, string[]>();
  for (const row of rows) {
    const figures = ranked.map((index) => Number.parseFloat(row[index] ?? ''));
    const rank = 1 + figures.filter((figure) => figure < (figures[0] ?? 0)).length;
    byRank.set(rank, [...(byRank.get(rank) ?? []), (row[0] ?? '').trim()]);
  }
  const sentences = [...byRank]
    .sort(([one], [other]) => one - other)
    .map(([rank, labels]) => `- ${rank} of ${ranked.length}: ${labels.join('; ')}.`);
  return [`Rank of ${(names[1] ?? '').trim()} among the libraries, lowest first:`, '', ...sentences].join(
    '\n',
  );
}
