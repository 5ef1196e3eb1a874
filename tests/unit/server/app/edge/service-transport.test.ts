import { expect, it } from 'vitest';
import { createServiceTransport } from '../../../../../server/app/edge/service-transport';
import { ownBusiness } from '../../../../../server/base/node-business';
import type { Mail } from '../../../../../server/mail/mail';

const settings = {
  mailServiceUrl: 'https://mail.example',
  mailServiceId: 'service',
  mailPublicKey: 'public',
  mailTemplateId: 'template',
  mailPrivateKey: undefined,
};

const mail: Mail = {
  id: 'lead.contactNotification',
  template: 'estimatorCustomer',
  from: { name: ownBusiness.name, address: ownBusiness.email },
  to: { name: 'Grace Hopper', address: 'grace@example.com' },
  replyTo: null,
  subject: 'Your painting estimate',
  text: 'text',
  html: '<p>html</p>',
  receivedAt: '2026-07-31T16:00:00.000Z',
};

/** A transport whose calls are collected in a list and get the given answers. */
function transportTo(status: number, text: string, more = {}) {
  const calls: { url: string; method: unknown; headers: unknown; body: Record<string, unknown> }[] = [];
  const transport = createServiceTransport({ ...settings, ...more }, async (url, init) => {
    const { method, headers, body } = init ?? {};
    calls.push({ url: String(url), method, headers, body: JSON.parse(String(body)) });
    return new Response(text, { status });
  });
  return { calls, transport };
}

it("sends a mail with the parameters of the outside service's single template", async () => {
  const { calls, transport } = transportTo(200, 'OK');
  await transport.deliver(mail);
  expect(calls).toEqual([
    {
      url: 'https://mail.example/api/v1.0/email/send',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: {
        lib_version: '4.4.1',
        user_id: 'public',
        service_id: 'service',
        template_id: 'template',
        template_params: {
          to_name: 'Grace Hopper',
          to_email: 'grace@example.com',
          from_name: ownBusiness.name,
          reply_to: ownBusiness.email,
          subject: 'Your painting estimate',
          text: 'text',
          html: '<p>html</p>',
        },
      },
    },
  ]);
});

it('hands an invitation on for an attachment of the template', async () => {
  const { calls, transport } = transportTo(200, 'OK');
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Zoë\r\nEND:VCALENDAR\r\n';
  await transport.deliver({ ...mail, invitation: { method: 'REQUEST', content } });
  const { invitation } = Object(calls[0]?.body.template_params);
  expect(await (await fetch(String(invitation))).text()).toBe(content);
});

it('sends the private key only if there is one', async () => {
  const { calls, transport } = transportTo(200, 'OK', { mailPrivateKey: 'private' });
  await transport.deliver(mail);
  expect(calls[0]?.body.accessToken).toBe('private');
});

it.each([
  [429, 'Too Many Requests', 'Too Many Requests'],
  [412, 'Gmail_API: Invalid grant. Please reconnect', 'Gmail_API: Invalid grant. Please reconnect'],
  [400, 'The address grace@example.com is unknown', 'The address … is unknown'],
  [500, 'a'.repeat(200), 'a'.repeat(120)],
])('an answer of %i is a mail not delivered, and may be tried again: %s', async (status, text, written) => {
  const delivery = transportTo(status, text).transport.deliver(mail);
  await expect(delivery).rejects.toMatchObject({ message: `${status} ${written}`, isFinal: false });
});

it('a mail without a recipient is not tried again', async () => {
  const delivery = transportTo(422, 'The recipients address is empty').transport.deliver(mail);
  await expect(delivery).rejects.toMatchObject({ isFinal: true });
});
