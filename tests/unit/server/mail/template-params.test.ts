import { describe, expect, it } from 'vitest';
import { templateParams } from '../../../../server/mail/template-params';

const none = {
  client_name: '',
  client_email: '',
  client_phone: '',
  client_address: '',
  client_message: '',
  EstimatorValues: '',
  lead_source: '',
  time_contact_message: '',
  cost_content: '',
  cost_notes: '',
  project_content: '',
  assumed_area: '',
  lead_language: '',
  lead_id: '',
  replaces_lead: '',
  lead_consent: '',
  fields: {},
};

it.each([undefined, null, 'text', [], {}])('%j has none of the parameters', (value) => {
  expect(templateParams(value)).toEqual(none);
});

it('parameters that no template knows are left out', () => {
  expect(templateParams({ client_name: 'Ada', extra: 'x' })).toEqual({ ...none, client_name: 'Ada' });
});

it("the page's own fields are known by their names, which `client_` stands before", () => {
  const own = {
    client_heard: ' Radio ',
    client_service: 'Interior',
    client_1: 'x',
    'client_<b>': 'x',
    client_: 'x',
    new_client_heard: 'x',
    [`client_${'a'.repeat(41)}`]: 'x',
  };
  expect(templateParams({ ...own, client_name: 'Ada' })).toEqual({
    ...none,
    client_name: 'Ada',
    fields: { heard: 'Radio', service: 'Interior' },
  });
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`client_f${index}`, 'x']));
  expect(Object.keys(templateParams(many).fields)).toHaveLength(30);
});

describe('a parameter', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada\n', 'Ada'],
    [4165550142, '4165550142'],
    [0, '0'],
    [true, ''],
    [null, ''],
    [['Ada'], ''],
    [{ toString: 'Ada' }, ''],
    ['one\r\ntwo\rthree\n\tfour', 'one\ntwo\nthree\n\tfour'],
    ['bell\u0007 and null\u0000', 'bell and null'],
    ['half \ud83d of a character', 'half \ufffd of a character'],
    ['a whole 😀', 'a whole 😀'],
  ])('%j is the text %j', (value, text) => {
    expect(templateParams({ client_name: value }).client_name).toBe(text);
  });
});
