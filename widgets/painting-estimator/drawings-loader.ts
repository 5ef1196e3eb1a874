import { useEffect, useState } from 'react';
import type { draw } from '../../shared/drawings/drawings';
import { drawnJobs } from '../../shared/drawings/drawn-jobs';
import { importBeside } from '../element/script-url';

/** The function that draws; null if it could not be fetched, undefined until it is there. */
let known: typeof draw | null | undefined;
let fetching: Promise<void> | undefined;

/** Fetches the drawings from beside the script, once a page. The ES module includes them. */
export function fetchDrawings(): Promise<void> {
  fetching ??= importDrawings().then(
    (drawings) => {
      known = drawings.draw;
    },
    () => {
      known = null;
    },
  );
  return fetching;
}

function importDrawings(): Promise<{ readonly draw: typeof draw }> {
  return import.meta.env.FILES_ARE_BESIDE
    ? importBeside<{ readonly draw: typeof draw }>('painting-widgets.drawings.js')
    : import('../../shared/drawings/drawings');
}

/** The function that draws a job; null if there is none, undefined while it is fetched. */
export function useDrawings(job: string): typeof draw | null | undefined {
  const [, setFetched] = useState(false);
  useEffect(() => {
    fetchDrawings().then(() => setFetched(true));
  }, []);
  return drawnJobs.some((drawn) => drawn === job) ? known : null;
}

/** The function that draws, if it has been fetched. */
export function fetchedDrawings(): typeof draw | null | undefined {
  return known;
}
