import { expect, it } from 'vitest';
import { business, parseBusiness } from '../../../server/business';
import businessFile from '../../../site/business.json';

it('the server reads the business that the site shows', () => {
  expect(business).toMatchObject({ name: businessFile.name, email: businessFile.email });
});

it.each([
  [{ timeZone: 'Mars/Olympus' }, 'site/business.json: timeZone: must be a time zone name'],
  [{ email: 'nobody' }, 'site/business.json: email: must be an e-mail address'],
  [{ emailService: { ...businessFile.emailService, publicKey: '' } }, 'emailService.publicKey: must not be'],
])('%j stops the server with a message that names the field', (change, message) => {
  expect(() => parseBusiness({ ...businessFile, ...change })).toThrow(message);
});
