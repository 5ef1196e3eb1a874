import { expect, it } from 'vitest';
import { parseBusiness as parseBuiltBusiness, widgetJobs } from '../../../build/business';
import { parseBusiness } from '../../../server/business';
import { business } from '../../../server/settings/node-business';
import { business as businessFile } from '../../support/business';

it('the server reads the business that the site shows', () => {
  expect(business).toMatchObject({ name: businessFile.name, email: businessFile.email });
});

it('rules that a file leaves out have the same defaults as on the pages', () => {
  const { minimumOrder, currency, ...others } = businessFile;
  const built = parseBuiltBusiness(JSON.stringify(others));
  expect(parseBusiness(others)).toMatchObject({
    minimumOrder: built.minimumOrder,
    currency: built.currency,
  });
});

it('jobs are spelt as in the United States for a business there, in tags and on the server', () => {
  const there = { ...businessFile, country: 'US', jobs: ['exterior'] };
  const { jobForms, jobs } = parseBusiness(there);
  const exterior = jobForms.find(({ id }) => id === 'exterior');
  expect(exterior?.texts.en.fields.storeys).toBe('Stories');
  expect(jobs[0]?.texts.en.usual.walls).toBe('a detached house of two stories');
  expect(widgetJobs(parseBuiltBusiness(JSON.stringify(there)))[0]?.texts.en.fields.storeys).toBe('Stories');
});

it.each([
  [{ timeZone: 'Mars/Olympus' }, 'site/business.json: timeZone: must be a time zone name'],
  [{ email: 'nobody' }, 'site/business.json: email: must be an e-mail address'],
  [{ emailService: { ...businessFile.emailService, publicKey: '' } }, 'emailService.publicKey: must not be'],
])('%j stops the server with a message that names the field', (change, message) => {
  expect(() => parseBusiness({ ...businessFile, ...change })).toThrow(message);
});
