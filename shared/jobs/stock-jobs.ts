import general from './general.json' with { type: 'json' };
import { type Job, parseJob } from './job';
import specificRooms from './specific-rooms.json' with { type: 'json' };

/** The jobs of this folder as data, by file. */
const files: Readonly<Record<string, unknown>> = {
  'general.json': general,
  'specific-rooms.json': specificRooms,
};

/** The jobs that come with the product, checked. */
export const stockJobs: readonly Job[] = Object.entries(files).map(([name, file]) =>
  parseJob(file, `shared/jobs/${name}`),
);
