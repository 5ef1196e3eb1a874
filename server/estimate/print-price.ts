import { business } from '../settings/node-business';
import { explainPrice } from './explain-price';
import { parseJob } from './job';
import { JobError, optionsOf } from './job-options';
import { rates } from './rates';

const usage = `
npm run price -- room 12x12 ceiling=stipple
npm run price -- room 12x12 room 10x14 height=9 paint=refresh doors=2
npm run price -- condo 900 baseboards
npm run price -- home 1500 paint=refresh two-story

Options of a room: height ${optionsOf('room')}
Options for all rooms: ${optionsOf('general')}
Options of a condo or home: ${optionsOf('wholeCondo')}`;

try {
  console.log(explainPrice(parseJob(process.argv.slice(2), rates), rates, business));
} catch (error) {
  if (!(error instanceof JobError)) throw error;
  console.error(`${error.message}\n${usage}`);
  process.exitCode = 1;
}
