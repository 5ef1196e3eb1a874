import { business } from '../settings/node-business';
import { explainPrice } from './explain-price';
import { describeJob } from './job';
import { JobError, kebab, optionsOf } from './job-options';

const { jobs } = business;

const usage = `
npm run price -- room 12x12 ceiling=stipple
npm run price -- room 12x12 room 10x14 height=9 paint=refresh doors=2
npm run price -- condo 900 baseboards
npm run price -- home 1500 paint=refresh two-story
npm run price -- garage door=double floor=400

${jobs.map(({ id, fields, items }) => `${kebab(id)}: ${optionsOf(fields)}${items ? `; of each part: ${optionsOf(items.fields)}` : ''}`).join('\n')}`;

try {
  console.log(explainPrice(describeJob(process.argv.slice(2), jobs), business));
} catch (error) {
  if (!(error instanceof JobError)) throw error;
  console.error(`${error.message}\n${usage}`);
  process.exitCode = 1;
}
