import { useEffect, useState } from 'react';
import type { draw } from '../../shared/drawings/drawings';
import { drawnJobs } from '../../shared/drawings/drawn-jobs';
import { importBeside } from '../element/script-url';

type Drawings = typeof import('./drawings');

/** Used in place of the drawings if they can't be fetched. */
const none = { draw: null, showCeilings: () => {} };

/** Undefined until it is there. */
let known: Drawings | typeof none | undefined;
let fetching: Promise<Drawings | typeof none> | undefined;

/** Fetches the drawings from beside the script, once a page. The ES module includes them. */
export function fetchDrawings(): Promise<Drawings | typeof none> {
  fetching ??= importDrawings()
    .catch(() => none)
    .then((drawings) => {
      known = drawings;
      return drawings;
    });
  return fetching;
}

function importDrawings(): Promise<Drawings> {
  return import.meta.env.FILES_ARE_BESIDE
    ? importBeside<Drawings>('painting-widgets.drawings.js')
    : import('./drawings');
}

/** The function that draws a job; null if there is none, undefined while it is fetched. */
export function useDrawings(job: string): typeof draw | null | undefined {
  const [, setFetched] = useState(false);
  useEffect(() => {
    fetchDrawings().then(() => setFetched(true));
  }, []);
  return drawnJobs.some((drawn) => drawn === job) ? fetchedDrawings() : null;
}

/** The function that draws, if it has been fetched; null if it could not be. */
export function fetchedDrawings(): typeof draw | null | undefined {
  return known?.draw;
}
