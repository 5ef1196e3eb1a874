import type { Reviews } from '../content/site-content';

/** JSON-LD of the average rating; null without rated reviews, or if one lacks a source to verify it. */
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
