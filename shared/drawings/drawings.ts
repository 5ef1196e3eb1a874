import type { Drawing } from '../drawing';
import { entryOf, type Project } from '../project';
import { drawCabinets } from './cabinets';
import type { DrawingWords, DrawJob } from './draw-job';
import type { DrawnJob } from './drawn-jobs';
import { drawFencesAndDecks } from './fence-and-deck';
import { drawGarage } from './garage';
import { drawHouse } from './house';
import { drawPlan } from './plan';
import { ceilingTextures, surfaceTextures } from './textures';

const drawingOf: Readonly<Record<DrawnJob, DrawJob>> = {
  general: drawPlan,
  specific_rooms: drawPlan,
  exterior: drawHouse,
  garage: drawGarage,
  cabinets: drawCabinets,
  fence_deck: drawFencesAndDecks,
};

/** Draws a project (docs/behaviour.md#310-the-drawings); undefined for a job that has no drawing. */
export function draw(project: Project, words: DrawingWords): Drawing | undefined {
  const entry = entryOf(project);
  const drawings: Readonly<Record<string, DrawJob>> = drawingOf;
  const parts = drawings[entry.job]?.(entry, words);
  if (!parts) return undefined;
  const used = new Set(parts.map((part) => 'texture' in part && part.texture));
  const isHome = !('values' in project);
  return {
    parts,
    // The samples of ceilings beside the question refer to all of theirs.
    textures: isHome ? ceilingTextures : surfaceTextures.filter(({ id }) => used.has(id)),
  };
}
