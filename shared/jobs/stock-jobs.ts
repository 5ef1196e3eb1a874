import cabinets from './cabinets.json' with { type: 'json' };
import exterior from './exterior.json' with { type: 'json' };
import fenceDeck from './fence_deck.json' with { type: 'json' };
import garage from './garage.json' with { type: 'json' };
import general from './general.json' with { type: 'json' };
import { type Job, parseJob } from './job';
import specificRooms from './specific_rooms.json' with { type: 'json' };

/** The jobs of this folder as data, by file, for runtimes that read no folder. */
const files: Readonly<Record<string, unknown>> = {
  'general.json': general,
  'specific_rooms.json': specificRooms,
  'garage.json': garage,
  'cabinets.json': cabinets,
  'exterior.json': exterior,
  'fence_deck.json': fenceDeck,
};

/** The jobs that come with the product, checked. */
export const stockJobs: readonly Job[] = Object.entries(files).map(([name, file]) =>
  parseJob(file, `shared/jobs/${name}`),
);
