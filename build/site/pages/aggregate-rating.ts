import type { Reviews } from '../content/site-content';

/**
 * The JSON-LD of the average of all reviews that have stars; null when there are none, or when one of them does not say
 * where it was published: a rating that nobody can check is not claimed.
 */
export function aggregateRating(reviews: Reviews): Record<string, unknown> | null {
  const rated = reviews.filter(({ stars }) => stars !== null);
  const isSourced = rated.every(({ source, link }) => source !== null && link !== null);
  if (rated.length === 0 || !isSourced) return null;
  const sum = rated.reduce((total, { stars }) => total + (stars ?? 0), 0);
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.round((sum / rated.length) * 10) / 10,
    bestRating: 5,
    ratingCount: rated.length,
  };
}
