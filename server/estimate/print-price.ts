import { ownBusiness } from '../base/node-business';
import { explainPrice } from './explain-price';
import { describeJob, examplesOf } from './job';
import { JobError, kebab, optionsOf } from './job-options';

const { jobs } = ownBusiness;

const usage = `
${jobs
  .flatMap(examplesOf)
  .map((example) => `npm run price -- ${example}`)
  .join('\n')}

${jobs.map(({ id, fields, items }) => `${kebab(id)}: ${optionsOf(fields)}${items ? `; of each part: ${optionsOf(items.fields)}` : ''}`).join('\n')}`;

try {
  console.log(explainPrice(describeJob(process.argv.slice(2), jobs), ownBusiness));
} catch (error) {
  if (!(error instanceof JobError)) throw error;
  console.error(`${error.message}\n${usage}`);
  process.exitCode = 1;
}
