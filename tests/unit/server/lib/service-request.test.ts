import { expect, it } from 'vitest';
import { serviceRequest } from '../../../../server/lib/service-request';

const origin = 'https://painter.example';

it.each([
  ['/', '/api/estimate', '/api/estimate'],
  ['/painting/', '/painting/api/estimate?x=1', '/api/estimate?x=1'],
  ['/painting/', '/painting/about', '/painting/about'],
  ['/painting/', '/api/estimate', '/api/estimate'],
  ['/painting/', '/painting/apis', '/painting/apis'],
  ['/painting/', '/painting/leads', '/leads'],
  ['/painting/', '/painting/leads/export.csv', '/leads/export.csv'],
  ['/painting/', '/painting/leads-of-paint', '/painting/leads-of-paint'],
  ['/painting/', '/painting/outbox', '/outbox'],
  ['/painting/', '/painting/outbox.json', '/outbox.json'],
])('of a site below %s, %s is a call to %s', (basePath, path, called) => {
  expect(serviceRequest(new Request(origin + path), basePath).url).toBe(origin + called);
});

it('a site of its own gets its calls as they are', () => {
  const call = new Request(`${origin}/api/estimate`);
  expect(serviceRequest(call, '/')).toBe(call);
});

it('a call keeps its method, its headers and its body', async () => {
  const body = '{"doors":2}';
  const headers = { 'Content-Type': 'application/json' };
  const call = new Request(`${origin}/painting/api/estimate`, { method: 'POST', headers, body });
  const served = serviceRequest(call, '/painting/');
  expect([served.method, served.headers.get('content-type'), await served.text()]).toEqual([
    'POST',
    'application/json',
    body,
  ]);
});
