import { expect, it } from 'vitest';
import { pastedTemplates } from '../../../../build/tools/mail-templates';
import { ownBusiness } from '../../../../server/base/node-business';
import { mailTexts } from '../../../../shared/texts';

it('the templates of the mail service speak to visitors in the first language, and to the business in English', async () => {
  const templates = await pastedTemplates(ownBusiness, 'fr');
  const subjects = Object.fromEntries(templates.map(({ name, subject }) => [name, subject]));
  expect(subjects.contactConfirmation).toContain(mailTexts.fr.subjects.contact);
  expect(subjects.estimatorCustomer).toContain(mailTexts.fr.subjects.estimate);
  expect(subjects.contactNotification).toMatch(/^Quote request from /);
  const confirmation = templates.find(({ name }) => name === 'estimatorCustomer')?.html;
  expect(confirmation).toContain('lang="fr"');
  expect(confirmation).toContain('Détails');
  expect(confirmation).not.toContain('Thank you');
});

it('the templates name a visit only where the business offers one', async () => {
  const texts = async (facts: typeof ownBusiness.facts) =>
    (await pastedTemplates({ ...ownBusiness, facts }, 'en')).map(({ html }) => html).join();
  expect(await texts({ hasFreeQuote: true })).toContain('Call about the visit');
  expect(await texts({})).not.toContain('visit');
});
