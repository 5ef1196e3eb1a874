import fc from 'fast-check';
import { createLeadId } from '../../../shared/lead-id';
import { plainCondo } from '../calculator-values';
import { estimate } from './example-leads';
import { exampleLeadId, sendBody, templates } from './server-app';

// Hostile requests to the server on Node and at the edge.

/** Texts and numbers that have broken something here or elsewhere. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    '\0',
    '\ud800',
    '=1+1',
    'Final Cost: $999999999999999.99',
    '2026-99-99',
    '0000-00-00T00:00:00Z',
    '%',
    "'; DROP TABLE leads; --",
    'a\n\nb: c\n\n'.repeat(500),
    'x'.repeat(5_000),
  ),
);
const hostileNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(1e15, 9e13, 1e307, Number.MAX_SAFE_INTEGER, -0, 0.1, 9_999_999.99, 10_000_000.01),
);
const hostileValue = fc.oneof(hostileText, hostileNumber, fc.jsonValue());
const orWrong = (usual: fc.Arbitrary<unknown>) => fc.oneof({ weight: 6, arbitrary: usual }, hostileValue);
const record = (names: fc.Arbitrary<string>) => fc.dictionary(names, hostileText, { maxKeys: 12 });

const leadBody = fc.record(
  {
    leadId: orWrong(fc.constant(null).map(() => createLeadId())),
    kind: orWrong(fc.constantFrom('contact', 'estimate')),
    replaces: orWrong(fc.constantFrom(null, exampleLeadId)),
    createdAt: orWrong(fc.constantFrom(null, '9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z')),
    values: orWrong(record(hostileText)),
    price: orWrong(
      fc.record({
        ...Object.fromEntries(
          Object.entries(estimate.price).map(([name, value]) => [name, fc.constant(value)]),
        ),
        totalCost: hostileNumber,
      }),
    ),
    source: orWrong(hostileText),
    attribution: orWrong(record(hostileText)),
    page: orWrong(hostileText),
    consent: orWrong(fc.record({ text: hostileText }, { requiredKeys: [] })),
  },
  { requiredKeys: ['leadId', 'kind', 'values'] },
);
const mailBody = fc
  .tuple(
    fc.constantFrom(...Object.values(templates)),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom(
          'client_name',
          'EstimatorValues',
          'cost_content',
          'lead_source',
          'lead',
          'lead_id',
          'client_x',
        ),
        hostileText.map((text) => `client_${text}`),
      ),
      hostileValue,
    ),
  )
  .map(([template, params]) => sendBody(template, params));
const anyBody = fc
  .oneof(leadBody, mailBody, fc.constant(plainCondo), hostileValue)
  .map((body) => JSON.stringify(body) ?? '');
const formBody = fc
  .dictionary(
    fc.constantFrom('token', 'channel', 'email', 'sure', 'contacted', 'delivery', '__proto__'),
    hostileText,
  )
  .map((fields) => String(new URLSearchParams(fields)));
const deepBody = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
const queryNames = ['q', 'kind', 'from', 'to', 'source', 'delivery', 'page', 'token', 'constructor'];
const query = fc
  .dictionary(fc.constantFrom(...queryNames), hostileText)
  .map((fields) => `?${new URLSearchParams(fields)}`);
const path = fc.oneof(
  fc.constantFrom(
    '/api/estimate',
    '/api/leads',
    '/api/v1.0/email/send',
    '/api/else',
    '/api/visits',
    `/api/leads/${exampleLeadId}/visit`,
    `/api/leads/${exampleLeadId}/photos/photo-one`,
    '/leads',
    '/leads/export.csv',
    '/leads/export.json',
    '/leads/sign-in',
    '/leads/sign-out',
    '/leads/erase',
    '/leads/send-failed-again',
    '/leads/devices',
    '/leads/devices/remove',
    '/leads/ads/google',
    '/leads/lost-key',
    '/leads/way-in/a.9.b',
    '/leads/visits/x.ics',
    '/leads/app.js',
    `/leads/${exampleLeadId}`,
    `/leads/${exampleLeadId}/contacted`,
    `/leads/${exampleLeadId}/send-again`,
    `/leads/${exampleLeadId}/erase`,
    '/leads/%',
    '/outbox',
    '/outbox.json',
    '/outbox/x/html',
  ),
  hostileText.map((text) => `/leads/${encodeURIComponent(text.replace(/\p{Cs}/gu, ''))}`),
);

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'x',
];

/** Calls to every route of the server, with every body. */
export const hostileCall = fc.record({
  method: fc.constantFrom('GET', 'POST', 'POST', 'DELETE', 'PUT', 'OPTIONS'),
  path: fc.tuple(path, query).map((parts) => parts.join('')),
  type: fc.constantFrom(...types),
  body: fc.oneof(anyBody, formBody, fc.constant(deepBody)),
  isSignedIn: fc.boolean(),
});

/** Random lead bodies. Every eighth is left as generated; the others are made valid, so the server stores them. */
export function hostileLeads(count: number): readonly object[] {
  return fc.sample(leadBody, { numRuns: count, seed: 39 }).map((body, index) => ({
    ...(index % 8 === 0 ? body : fitting(body)),
    leadId: `HERE${String(index).padStart(22, '0')}`,
  }));
}

/** Bodies of mails. */
export function hostileMails(count: number): readonly object[] {
  return fc.sample(mailBody, { numRuns: count, seed: 39 });
}

/** The body, with everything that the server would refuse replaced. */
function fitting(body: { readonly [name: string]: unknown }): object {
  return {
    ...body,
    kind: body.kind === 'contact' ? 'contact' : 'estimate',
    replaces: null,
    createdAt: null,
    values: { name: (JSON.stringify(body.values) ?? '').slice(0, 300) },
    fields: [{ name: (JSON.stringify(body.page) ?? '').slice(0, 300), label: '', value: '' }],
    price: { ...estimate.price, totalCost: 10_000_000 },
    source: (JSON.stringify(body.source) ?? '').slice(0, 100),
    attribution: {},
    page: '',
    consent: null,
  };
}
