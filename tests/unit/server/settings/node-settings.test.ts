import { describe, expect, it } from 'vitest';
import { readNodeSettings } from '../../../../server/settings/node-settings';

const secret = `whsec_${'A'.repeat(32)}`;
const token = 'a-token-of-20-letters';

it('without variables the server is the one that the README describes', () => {
  expect(readNodeSettings({})).toEqual({
    PORT: 4173,
    MAIL_INTERVAL_MS: 0,
    ALLOWED_ORIGINS: [],
    RATE_LIMIT_PER_MINUTE: 120,
    SUSPECT_FORM_SECONDS: 2,
    SUSPECT_LEADS_PER_HOUR: 10,
    TRUST_PROXY: false,
  });
});

it('an empty variable counts as not set', () => {
  expect(readNodeSettings({ PORT: '', LEADS_TOKEN: '', WEBHOOK_URL: '' })).toEqual(readNodeSettings({}));
});

describe('a variable that fits is taken', () => {
  it.each([
    ['PORT', '0', 0],
    ['PORT', '65534', 65_534],
    ['HOST', '0.0.0.0', '0.0.0.0'],
    ['TRUST_PROXY', '1', true],
    ['LEADS_TOKEN', token, token],
    ['MAIL_INTERVAL_MS', '60000', 60_000],
    ['RATE_LIMIT_PER_MINUTE', '0', 0],
    ['ALLOWED_ORIGINS', 'https://a.example, https://b.example/', ['https://a.example', 'https://b.example']],
    ['SMTP_URL', 'smtp://ada:pass@mail.example', 'smtp://ada:pass@mail.example'],
  ])('%s=%s', (name, text, value) => {
    expect(readNodeSettings({ [name]: text })).toMatchObject({ [name]: value });
  });

  it('WEBHOOK_URL with its secret', () => {
    const given = { WEBHOOK_URL: 'https://crm.example/leads', WEBHOOK_SECRET: secret };
    expect(readNodeSettings(given)).toMatchObject(given);
  });
});

describe('a variable that does not fit stops the server, and is named', () => {
  it.each([
    [{ PORT: '65535' }, 'PORT must be a whole number from 0 to 65534; it is "65535".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65534; it is "-1".'],
    [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65534; it is "80a".'],
    [{ PORT: 'a80' }, 'PORT must be a whole number from 0 to 65534; it is "a80".'],
    [{ MAIL_INTERVAL_MS: '1.5' }, 'MAIL_INTERVAL_MS must be a whole number from 0 to 60000; it is "1.5".'],
    [{ WEBHOOK_URL: 'crm' }, 'WEBHOOK_URL must be a whole web address; it is "crm".'],
    [{ WEBHOOK_URL: 'https://crm.example' }, 'WEBHOOK_SECRET is needed with WEBHOOK_URL.'],
  ])('%j', (env, message) => {
    expect(() => readNodeSettings(env)).toThrow(new Error(message));
  });

  it.each([
    [{ LEADS_TOKEN: 'hunter2' }, 'LEADS_TOKEN must have at least 20 characters.'],
    [{ WEBHOOK_SECRET: 'hunter2' }, 'WEBHOOK_SECRET must be whsec_ and the base64 of 24 to 64 bytes.'],
  ])('%j, and what it holds is not told', (env, message) => {
    expect(() => readNodeSettings(env)).toThrow(new Error(message));
  });
});
