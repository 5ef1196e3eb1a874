import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownBusiness } from '../../../../server/base/node-business';
import { estimate, exampleLead } from '../example-leads';
import { runningServer } from '../running-server';
import { exampleLeadId, sendBody, templates } from '../server-app';

const clock = { nowMs: Date.UTC(2026, 6, 31, 16) };
const server = await runningServer({}, { now: () => clock.nowMs });
afterAll(() => server.stop());

const { headers } = server;
const read = (path: string) => fetch(server.origin + path, { headers });
const mails = async () => (await read('/outbox.json')).json();

async function send(templateId: string, params: Record<string, unknown> = {}) {
  clock.nowMs += 1000;
  const body = JSON.stringify(sendBody(templateId, params));
  const response = await fetch(`${server.origin}/api/v1.0/email/send`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(await response.text()).toBe('OK');
  // Reading the mail box waits for pending deliveries.
  await mails();
}

/** The status of the answer to a request with this Host header. */
function statusFor(path: string, Host: string): Promise<number | undefined> {
  const { port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { Host } })
      .on('response', (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

beforeEach(async () => {
  await fetch(`${server.origin}/outbox.json`, { method: 'DELETE', headers });
});

it("the mail box is not emptied for another site's page", async () => {
  await send(templates.contactNotification);
  const empty = async (origin: string) => {
    const init = { method: 'DELETE', headers: { ...headers, Origin: origin } };
    return (await fetch(`${server.origin}/outbox.json`, init)).status;
  };
  expect([await empty('https://elsewhere.example'), (await mails()).length]).toEqual([403, 1]);
  expect([await empty(server.origin), (await mails()).length]).toEqual([204, 0]);
});

describe('the mail box', () => {
  it('lists the mails that were sent, newest last', async () => {
    const summary = 'Project Details\n\nDoors: 1\nTotal Estimated Cost\n$1,234.50 – é ✓';
    await send(templates.estimatorTeam, { lead_id: exampleLeadId, EstimatorValues: summary });
    await send(templates.estimatorCustomer, { lead: JSON.stringify(exampleLead(estimate)) });
    const [team, customer, ...others] = await mails();
    expect(others).toEqual([]);
    expect(team).toMatchObject({
      template: templates.estimatorTeam,
      to: ownBusiness.email,
      replyTo: 'zoe@example.com',
      subject: 'Estimate from Zoë Tremblay (Ref 7K2Q-M4)',
      receivedAt: new Date(clock.nowMs - 1000).toISOString(),
    });
    expect(team.text).toContain(summary);
    expect(customer).toMatchObject({
      template: templates.estimatorCustomer,
      to: 'zoe@example.com',
      replyTo: null,
    });
    expect(customer.html).toContain('>$1,375.50</strong>');
  });

  it('is a folder of .eml files that sort by time', async () => {
    await send(templates.contactNotification);
    await send(templates.contactConfirmation);
    const files = (await readdir(server.mailbox.path)).sort();
    expect(files).toHaveLength(2);
    expect(files[0]).toMatch(/^2026\d{4}T\d{9}Z-[0-9A-Z]{26}-\w+\.eml$/);
    expect(files[0]).toContain(templates.contactNotification);
    expect(files[1]?.endsWith(`${templates.contactConfirmation}.eml`)).toBe(true);
  });

  it('can be emptied', async () => {
    await send(templates.contactNotification);
    await fetch(`${server.origin}/outbox.json`, { method: 'DELETE', headers });
    expect(await mails()).toEqual([]);
  });

  it('can be read in the browser, mails as text and as HTML that can do nothing', async () => {
    await send(templates.contactNotification, { client_name: '<b>Zoë</b>', client_message: 'A message' });
    const [mail] = await mails();
    const list = await read('/outbox');
    expect(await list.text()).toContain(`href="outbox/${mail.id}"`);
    const page = await (await read(`/outbox/${mail.id}`)).text();
    expect(page).toContain('A message');
    expect(page).not.toContain('<b>');
    expect(page).toContain('<iframe sandbox');
    expect(await (await read(`/outbox/${mail.id}/text`)).text()).toContain('A message');
    const html = await read(`/outbox/${mail.id}/html`);
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
    const other = await read('/outbox/other');
    expect([other.status, await other.text()]).toEqual([
      404,
      expect.stringContaining('There is no such mail'),
    ]);
  });

  it.each(['/outbox', '/outbox.json', '/leads', '/leads/export.csv'])(
    '%s asks for the token, from the machine itself too and under every host name',
    async (path) => {
      for (const name of ['localhost', '127.0.0.1', 'evil.example', 'upstream']) {
        expect(await statusFor(path, name)).toBe(401);
      }
      expect(await (await fetch(server.origin + path)).text()).toContain('name="token"');
    },
  );

  it.each(['/', '/outbox.json', '/leads', '/api/estimate'])(
    'an invalid Host header is a bad request for %s',
    async (path) => expect(await statusFor(path, '127.999.1.1')).toBe(400),
  );
});

describe('no header of a mail can be forged', () => {
  it.each(['client_name', 'client_email', 'client_phone', 'client_address'])(
    'no header of a mail can be forged through %s',
    async (field) => {
      const forged = 'x@example.com\r\nBcc: all@example.com\r\nX-Forged: 1\r\n\r\nForged body';
      await send(templates.contactNotification, { [field]: forged });
      const [file = ''] = await readdir(server.mailbox.path);
      const eml = await readFile(join(server.mailbox.path, file), 'latin1');
      const headers = eml.slice(0, eml.indexOf('\r\n\r\n')).split(/\r\n(?![ \t])/);
      const names = headers.map((header) => header.slice(0, header.indexOf(':')).toLowerCase());
      expect(names).not.toContain('bcc');
      expect(names).not.toContain('x-forged');
      // The quotes are only where the name needs them.
      const receivers = headers
        .filter((header) => /^to:/i.test(header))
        .map((header) => header.replaceAll('"', ''));
      expect(receivers).toEqual([`To: ${ownBusiness.name} <${ownBusiness.email}>`]);
      const [mail] = await mails();
      expect(mail.text).toContain('x@example.com Bcc: all@example.com');
    },
  );
});

describe('the calls of the reference client', () => {
  it('are accepted, field by field', async () => {
    vi.stubGlobal('location', new URL(server.origin));
    const { default: emailjs } = await import('@emailjs/browser');
    clock.nowMs += 1000;
    const {
      user_id: publicKey,
      service_id,
      template_id,
      template_params,
    } = sendBody(templates.contactConfirmation);
    emailjs.init({ publicKey }, server.origin);
    const answer = await emailjs.send(service_id, template_id, template_params);
    expect(answer).toMatchObject({ status: 200, text: 'OK' });
    expect(await mails()).toHaveLength(1);
    const refused = emailjs.send(service_id, 'other', template_params);
    await expect(refused).rejects.toMatchObject({
      status: 400,
      text: expect.stringMatching(/^The template ID not found/),
    });
    vi.unstubAllGlobals();
  });
});
