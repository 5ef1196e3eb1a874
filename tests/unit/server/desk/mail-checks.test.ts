import { describe, expect, it } from 'vitest';
import { createLeadId, leadIdPattern } from '../../../../shared/lead-id';
import { exampleLeadId, sendBody, type TestAppOptions, templates, testServer } from '../server-app';

const notification = sendBody(templates.contactNotification);
const confirmation = sendBody(templates.contactConfirmation);
const tooLarge = { client_message: 'x'.repeat(501 * 1024) };

async function refusal(body: unknown) {
  const response = await testServer().send(body);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  return [response.status, await response.text()];
}

const noKey = [400, 'The user_id parameter is required'];
const badKey = [
  400,
  'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
];
const noService = [
  400,
  'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
];
const noTemplate = [
  400,
  'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
];
const badVersion = [
  418,
  'This SDK version is unsupported.Please check https://www.emailjs.com/docs/sdk/installation/',
];
const badParams = [400, 'The template_params parameter must be an object'];
const sizeLimit = [413, 'Variables size limit. The maximum allowed variables size is 500Kb'];
const noRecipient = [422, 'The recipients address is empty'];

describe('POST /api/v1.0/email/send refuses, with the order and messages of the outside service,', () => {
  it.each([
    ['a call without a key', { ...notification, user_id: undefined }, noKey],
    ['a key that is null', { ...notification, user_id: null }, noKey],
    ['an empty key', { ...notification, user_id: '' }, noKey],
    ['a text that is no JSON', 'user_id=city', noKey],
    ['null', 'null', noKey],
    ['an empty body', '', noKey],
    ['another key', { ...notification, user_id: 'other' }, badKey],
    ['a key that is no text', { ...notification, user_id: { $ne: '' } }, badKey],
    ['no version of the client', { ...notification, lib_version: undefined }, badVersion],
    ['a version that is no text', { ...notification, lib_version: 4 }, badVersion],
    ['parameters that are a text', { ...notification, template_params: 'x' }, badParams],
    ['parameters that are a list', { ...notification, template_params: [] }, badParams],
    ['parameters that are null', { ...notification, template_params: null }, badParams],
    ['another service', { ...notification, service_id: 'other' }, noService],
    ['no service', { ...notification, service_id: undefined }, noService],
    ['another template', { ...notification, template_id: 'other' }, noTemplate],
    ['no template', { ...notification, template_id: undefined }, noTemplate],
    ['a template named like a property', { ...notification, template_id: 'constructor' }, noTemplate],
    ['more than 500 kB of parameters', { ...notification, template_params: tooLarge }, sizeLimit],
    [
      'a visitor without address',
      sendBody(templates.contactConfirmation, { client_email: ' ' }),
      noRecipient,
    ],
    ['a confirmation without parameters', { ...confirmation, template_params: undefined }, noRecipient],
    [
      'two addresses',
      sendBody(templates.contactConfirmation, { client_email: 'a@b.ca,c@d.ca' }),
      noRecipient,
    ],
    [
      'an address with a line break',
      sendBody(templates.contactConfirmation, { client_email: 'a@b.ca\r\nBcc: c@d.ca' }),
      noRecipient,
    ],
  ])('%s', async (_what, body, expected) => {
    expect(await refusal(body)).toEqual(expected);
  });

  it('the key first, then version, service, template, parameters, size, recipient', async () => {
    const everythingWrong = {
      lib_version: '',
      user_id: 'x',
      service_id: 'x',
      template_id: 'x',
      template_params: tooLarge,
    };
    const { send } = testServer();
    await send(notification);
    const steps = [
      { ...everythingWrong, user_id: undefined },
      everythingWrong,
      { ...everythingWrong, user_id: notification.user_id },
      { ...everythingWrong, lib_version: '4.4.1', user_id: notification.user_id },
      { ...notification, template_id: 'x', template_params: tooLarge },
      { ...notification, template_params: [tooLarge] },
      { ...confirmation, template_params: tooLarge },
      { ...confirmation, template_params: {} },
    ];
    const answers = [];
    for (const body of steps) answers.push(await (await send(body)).text());
    const texts = [noKey, badKey, badVersion, noService, noTemplate, badParams, sizeLimit, noRecipient].map(
      ([, text]) => text,
    );
    expect(answers).toEqual(texts);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'x-application/json', ''])(
    'a body of type %j',
    async (type) => {
      const answer = await testServer().send(notification, { 'Content-Type': type });
      expect([answer.status, await answer.text()]).toEqual([
        400,
        'The Content-Type must be application/json',
      ]);
    },
  );

  it('500 kB pass, one byte more does not', async () => {
    const fill = (bytes: number) => {
      const left = bytes - JSON.stringify({ client_message: '' }).length;
      // Bytes, not characters: é is two.
      const client_message = 'é'.repeat(left / 2) + 'x'.repeat(left % 2);
      return { ...notification, template_params: { client_message } };
    };
    expect((await testServer().send(fill(500 * 1024))).status).toBe(200);
    expect((await testServer().send(fill(500 * 1024 + 1))).status).toBe(413);
  });
});

/** A server that tells clients apart by a header, as it does behind a proxy. */
function serverForMany(options: TestAppOptions = {}) {
  const clientAddress: TestAppOptions['clientAddress'] = (context) =>
    context.req.header('x-test-client') ?? '';
  const server = testServer({ clientAddress, ...options });
  const send = async (client: string, template: string, params: Record<string, unknown>) =>
    (await server.send(sendBody(template, params), { 'X-Test-Client': client })).status;
  return { ...server, send };
}

describe('many callers at once', () => {
  it('60 visitors in one second are all answered 200, and all their mails go out', async () => {
    const { send, mails } = serverForMany();
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        send(`203.0.113.${index}`, templates.contactNotification, { lead_id: createLeadId() }),
      ),
    );
    expect(statuses).toEqual(Array(60).fill(200));
    expect(mails).toHaveLength(60);
  });

  it('a bot at its limit of calls keeps no visitor out', async () => {
    const { send, clock } = serverForMany({ callsPerMinute: 20 });
    const visitors: number[] = [];
    for (let call = 0; call < 20; call += 1) {
      await send('198.51.100.1', templates.contactNotification, { lead_id: createLeadId() });
      clock.nowMs += 3_000;
      if (call % 5 > 0) continue;
      const lead_id = createLeadId();
      visitors.push(await send(`203.0.113.${call}`, templates.contactNotification, { lead_id }));
      visitors.push(await send(`203.0.113.${call}`, templates.contactConfirmation, { lead_id }));
    }
    expect(visitors).toEqual(Array(8).fill(200));
  });
});

describe('an accepted call', () => {
  it('is answered 200 OK in plain text and delivers one mail', async () => {
    const { send, mails } = testServer();
    const response = await send(notification);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(mails).toHaveLength(1);
  });

  it.each(['application/json ; charset=utf-8', 'Application/JSON;charset=utf-8'])(
    'may be of type %j',
    async (type) => {
      expect((await testServer().send(notification, { 'Content-Type': type })).status).toBe(200);
    },
  );

  it('is answered OK at once if repeated, and delivers nothing more', async () => {
    const { send, mails } = testServer();
    const body = sendBody(templates.contactNotification, { lead_id: exampleLeadId });
    await send(body);
    const again = await send(body);
    expect([again.status, await again.text()]).toEqual([200, 'OK']);
    expect(mails).toHaveLength(1);
  });

  it('a call without the id of a lead belongs to the lead of the same client', async () => {
    const { send, clock, mails } = testServer();
    await send(notification);
    clock.nowMs += 1000;
    await send(confirmation);
    const [leadId, other] = mails.map(({ id }) => id.split('.')[0]);
    expect(leadId).toMatch(leadIdPattern);
    expect(other).toBe(leadId);
  });

  it('leaves the webhook a minute for the rest of the lead if it is a confirmation', async () => {
    const { send, clock, desk } = testServer({
      webhookUrl: 'http://127.0.0.1:1/hook',
      webhookSecret: `whsec_${'a'.repeat(32)}`,
    });
    await send(sendBody(templates.contactConfirmation, { lead_id: exampleLeadId }));
    const lead = await (await desk()).queries.find(exampleLeadId);
    expect(lead?.deliveries.find(({ topic }) => topic === 'webhook')).toMatchObject({
      attempts: 0,
      nextAttemptAt: clock.nowMs + 60_000,
    });
  });

  it.each([
    ['RangeError', new RangeError('zoe@example.com')],
    ['unknown error', 'zoe@example.com'],
  ])('is answered 503 if it cannot be stored, and the log says no more than %s', async (kind, error) => {
    const lines: string[] = [];
    const { send, mails } = testServer({
      log: (line) => lines.push(line),
      persist: () => Promise.reject(error),
    });
    const refused = await send(confirmation);
    expect([refused.status, await refused.text()]).toEqual([503, 'The mail could not be stored']);
    expect(lines).toContain(`mail not stored: ${kind}`);
    expect(lines.join('\n')).not.toContain('zoe');
    expect(mails).toEqual([]);
  });

  it('whose mail cannot be delivered is answered OK and tried again, with nothing of the client in the log', async () => {
    const lines: string[] = [];
    const { send } = testServer({
      log: (line) => lines.push(line),
      transport: { deliver: () => Promise.reject(new Error('550 zoe@example.com refused')) },
    });
    expect((await send(notification)).status).toBe(200);
    expect(lines.join('\n')).toContain('not delivered');
    expect(lines.join('\n')).not.toContain('zoe');
  });
});
