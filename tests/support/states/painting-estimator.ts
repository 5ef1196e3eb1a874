import { jobForm } from '../../../shared/jobs/make-form';
import { stockJobs } from '../../../shared/jobs/stock-jobs';
import { client, fillEstimator, giveContactDetails } from '../driver/leads';
import { texts } from '../texts';
import type { StateTools, TagState } from './tag-state';

const markup = '<painting-estimator></painting-estimator>';

/** A page that carries every job, before the tag. */
const withAllJobs = `<script type="application/json" data-painting-jobs>${JSON.stringify(
  stockJobs.map((job) => jobForm(job, 'sq ft')),
)}</script>${markup}`;

/** States of `<painting-estimator>`. */
export const estimatorStates: readonly TagState[] = [
  { name: 'the estimator at first', markup },
  { name: 'the estimator with every field in error', markup, reach: continueWithErrors },
  {
    name: 'the estimator at step 2',
    markup,
    reach: ({ driver, language }) => giveContactDetails(driver, client, language),
  },
  {
    name: 'the whole-condo calculator',
    markup,
    reach: ({ driver, language }) => fillEstimator(driver, 'general', language),
  },
  {
    name: 'the whole-condo calculator in test mode, with consent and privacy',
    markup: markup.replace('<painting-estimator', '$& mode="test" consent="optional" privacy-url="/privacy"'),
    reach: ({ driver, language }) => fillEstimator(driver, 'general', language),
  },
  { name: 'the specific-rooms calculator with two rooms', markup, reach: addRoom },
  {
    name: 'the estimator that calculates',
    markup,
    lasting: 'status',
    async reach(visit) {
      await visit.services.holdEstimate();
      await pressCalculate(visit);
      await visit.driver.see(texts[visit.language].estimator.calculating);
    },
  },
  {
    name: 'the estimator that could not calculate',
    markup,
    lasting: 'toast',
    async reach(visit) {
      await visit.services.failEstimate();
      await pressCalculate(visit);
      await visit.driver.see(texts[visit.language].estimator.estimateFailed.general);
    },
  },
  {
    name: 'the estimator with its price, its mails on their way',
    markup,
    async reach(visit) {
      await visit.services.holdMail();
      await pressCalculate(visit);
      await visit.driver.see(texts[visit.language].estimator.sending);
    },
  },
  {
    name: 'the estimator with its price, its mails refused',
    markup,
    lasting: 'toast',
    async reach(visit) {
      await visit.services.refuseMails();
      await pressCalculate(visit);
      await visit.driver.see(texts[visit.language].estimator.mailFailed.confirmation('Not like this'));
    },
  },
  {
    name: 'the estimator with its price, thanks in its place',
    markup,
    async reach(visit) {
      await pressCalculate(visit);
      await visit.driver.see(texts[visit.language].thankYou.estimate.heading);
    },
  },
  // Last, since the tags of a page keep the jobs that they found.
  ...stockJobs
    .filter(({ id }) => id !== 'general' && id !== 'specific_rooms')
    .map(
      (job): TagState => ({
        name: `the calculator of ${job.id}`,
        markup: withAllJobs,
        async reach({ driver, language }) {
          await giveContactDetails(driver, client, language);
          await driver.press((job.texts[language] ?? job.texts.en).label);
          await driver.see(texts[language].estimator.calculate);
        },
      }),
    ),
];

async function continueWithErrors({ driver, language }: StateTools): Promise<void> {
  const { labels, submit, errors } = texts[language].estimator.contact;
  await driver.fill(labels.email, 'mailto:ann@example.ca');
  await driver.press(submit);
  await driver.see(errors.familyNameRequired);
}

async function addRoom({ driver, language }: StateTools): Promise<void> {
  await fillEstimator(driver, 'specific_rooms', language);
  await driver.press(texts[language].estimator.addRoom);
  await driver.see(texts[language].estimator.room(2));
}

async function pressCalculate({ driver, language }: StateTools): Promise<void> {
  await fillEstimator(driver, 'general', language);
  await driver.press(texts[language].estimator.calculate);
}
