import { describe, expect, it } from 'vitest';
import { createLeadId } from '../../../../shared/lead-id';
import { postLead } from '../example-leads';
import { exampleLeadId, sendBody, templates, testServer } from '../server-app';
import { temporaryDatabase } from '../temporary-folder';

const body = sendBody(templates.contactNotification, { lead_id: exampleLeadId });

describe('a mail with a lead id', () => {
  it('is answered OK each time it is sent, and mailed once', async () => {
    const { send, mails } = testServer();
    for (let time = 0; time < 5; time += 1) {
      const answer = await send(body);
      expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    }
    expect(mails).toHaveLength(1);
  });

  it('is mailed once when it is sent five times at the same time', async () => {
    const { send, mails } = testServer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(mails).toHaveLength(1);
  });

  it('is a separate mail for each template', async () => {
    const { send, mails, clock } = testServer();
    await send(body);
    clock.nowMs += 1100;
    await send(sendBody(templates.contactConfirmation, { lead_id: exampleLeadId }));
    expect(mails.map(({ template }) => template)).toEqual([
      templates.contactNotification,
      templates.contactConfirmation,
    ]);
  });

  it('is recognised by a restarted server', async () => {
    const file = await temporaryDatabase();
    const first = await file.open();
    const before = testServer({ database: first.database });
    await before.send(body);
    await first.close();
    const second = await file.open();
    const after = testServer({ database: second.database });
    expect((await after.send(body)).status).toBe(200);
    expect([before.mails.length, after.mails.length]).toEqual([1, 0]);
    await second.close();
    await file.remove();
  });

  it('a second mail never changes stored values, and adds missing ones', async () => {
    const server = testServer();
    const send = (template: string, params: object) =>
      server.send(sendBody(template, { lead_id: exampleLeadId, ...params }));
    await send(templates.contactConfirmation, { client_phone: '', time_contact_message: 'soon' });
    await send(templates.contactNotification, {
      client_name: 'Somebody Else',
      client_message: 'Two rooms',
      lead_source: 'fair',
    });
    const found = await (await server.desk()).queries.find(exampleLeadId);
    expect(found?.lead).toMatchObject({ name: 'Zoë Tremblay', phone: '4165550123', message: 'Two rooms' });
    expect(found?.lead.details.texts).toMatchObject({ time_contact_message: 'soon', lead_source: 'fair' });
  });

  it('has source and campaign of its own, even if an older page sends them as a text', async () => {
    const server = testServer();
    const lead_source = 'source=partner-x; utm_source=google; landing=/offers';
    await server.send(sendBody(templates.contactNotification, { lead_id: exampleLeadId, lead_source }));
    const found = await (await server.desk()).queries.find(exampleLeadId);
    expect(found?.lead.details).toMatchObject({
      source: 'partner-x',
      attribution: { utm_source: 'google', landing: '/offers' },
    });
  });

  it('has its data from whichever mail brought it first', async () => {
    const server = testServer();
    await server.send(sendBody(templates.contactConfirmation, { lead_id: exampleLeadId }));
    await postLead(server, { leadId: exampleLeadId, source: 'fair' });
    await postLead(server, { leadId: exampleLeadId, source: 'other' }, templates.contactConfirmation);
    const found = await (await server.desk()).queries.find(exampleLeadId);
    expect(found?.lead).toMatchObject({ sourceName: 'fair', details: { source: 'fair', texts: {} } });
  });
});

describe('a mail without a lead id', () => {
  it.each([undefined, '', 'short', `${exampleLeadId}X`, exampleLeadId.toLowerCase(), 7])(
    'a mail without a lead id, or with %j, is mailed each time, under a new id',
    async (lead_id) => {
      const { send, mails, clock } = testServer();
      for (let time = 0; time < 2; time += 1) {
        expect((await send(sendBody(templates.contactNotification, { lead_id }))).status).toBe(200);
        clock.nowMs += 1000;
      }
      expect(mails).toHaveLength(2);
      expect(new Set(mails.map(({ id }) => id)).size).toBe(2);
    },
  );

  it('belongs to the same lead as the other mail of the same visitor', async () => {
    const server = testServer();
    await server.send(sendBody(templates.contactNotification));
    server.clock.nowMs += 1100;
    await server.send(sendBody(templates.contactConfirmation));
    const references = server.mails.map(({ subject }) => /\(Ref (.*)\)$/.exec(subject)?.[1]);
    expect(references[0]).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    expect(references[1]).toBe(references[0]);
  });
});

describe('a store that cannot be written to', () => {
  it('is answered 503, so that the page tries again, and nothing is mailed', async () => {
    const file = await temporaryDatabase();
    const open = await file.open();
    const lines: string[] = [];
    const server = testServer({ database: open.database, log: (line) => lines.push(line) });
    await server.app.request('/');
    await open.close();
    const answer = await server.send(body);
    expect([answer.status, await answer.text()]).toEqual([503, 'The mail could not be stored']);
    expect(server.mails).toEqual([]);
    expect(lines.join('\n')).not.toMatch(/zoe|Tremblay/i);
    await file.remove();
  });
});

it('lead ids do not repeat and have 26 characters of the alphabet', () => {
  const ids = Array.from({ length: 2000 }, createLeadId);
  expect(new Set(ids).size).toBe(2000);
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
});

it('stores a mail that has only the id of its lead under that id', async () => {
  const server = testServer();
  await server.send(
    sendBody(templates.contactNotification, { lead: JSON.stringify({ leadId: exampleLeadId }) }),
  );
  const found = await (await server.desk()).queries.find(exampleLeadId);
  expect(found?.lead.leadId).toBe(exampleLeadId);
});
