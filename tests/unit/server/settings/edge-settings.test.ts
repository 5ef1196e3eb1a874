import { describe, expect, it } from 'vitest';
import { type EdgeEnvironment, readEdgeSettings } from '../../../../server/settings/edge-settings';

const mail = {
  MAIL_SERVICE_URL: 'https://api.mail.example',
  MAIL_SERVICE_ID: 'service',
  MAIL_PUBLIC_KEY: 'key',
  MAIL_TEMPLATE_ID: 'template',
};
const read = (more: object) => readEdgeSettings({ ...mail, ...more } as unknown as EdgeEnvironment);

it('with the mail service alone everything else is as the documents say', () => {
  expect(read({})).toEqual({
    ...mail,
    ALLOWED_ORIGINS: [],
    SUSPECT_FORM_SECONDS: 2,
    SUSPECT_LEADS_PER_HOUR: 10,
  });
});

it('numbers come as texts', () => {
  expect(read({ SUSPECT_LEADS_PER_HOUR: '0' })).toMatchObject({ SUSPECT_LEADS_PER_HOUR: 0 });
});

describe('a setting that does not fit stops the worker, and is named', () => {
  it.each([
    [{ MAIL_SERVICE_URL: 'api.mail.example' }, 'MAIL_SERVICE_URL must be a whole web address'],
    [{ SUSPECT_LEADS_PER_HOUR: 'some' }, 'SUSPECT_LEADS_PER_HOUR must be a number'],
    [{ SUSPECT_LEADS_PER_HOUR: '-1' }, /^SUSPECT_LEADS_PER_HOUR /],
    [{ SUSPECT_LEADS_PER_HOUR: '1.5' }, /^SUSPECT_LEADS_PER_HOUR /],
    [{ LEADS_TOKEN: 'hunter2' }, 'LEADS_TOKEN must have at least 20 characters'],
    [{ WEBHOOK_URL: 'crm' }, 'WEBHOOK_URL must be a whole web address'],
  ])('%j', (change, message) => {
    expect(() => read(change)).toThrow(message);
  });
});
