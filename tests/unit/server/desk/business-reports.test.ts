import { describe, expect, it } from 'vitest';
import { chosenSuspects, type SuspectLead } from '../../../../server/desk/render-report';
import { DeliveryError } from '../../../../server/mail/delivery-error';
import type { Mail } from '../../../../server/mail/mail';
import { business } from '../../../support/business';
import { postLead } from '../example-leads';
import { sendBody, templates, testServer } from '../server-app';

const minuteMs = 60_000;

/** A server whose mail server refuses whatever goes to these addresses; a minute passes with `minute`. */
function reportingServer() {
  const refused = new Set<string>();
  const mails: Mail[] = [];
  const server = testServer({
    transport: {
      async deliver(mail) {
        if (refused.has(mail.to.address)) {
          throw new DeliveryError('refused by the mail server (550)', { isFinal: true });
        }
        mails.push(mail);
      },
    },
  });
  const minute = async () => {
    const desk = await server.desk();
    await desk.tidyUp();
    await desk.deliverDue();
    server.clock.nowMs += minuteMs;
  };
  const confirm = async (email: string) => {
    const leadId = await postLead(server, { values: { name: 'Zoë Tremblay', email } });
    await server.send(sendBody(templates.contactConfirmation, { lead_id: leadId, client_email: email }));
    return leadId;
  };
  const reports = () => mails.filter(({ template }) => template === 'report');
  return { ...server, refused, minute, confirm, reports };
}

describe('a delivery given up', () => {
  it('is reported to the business in a separate mail, once', async () => {
    const { clock, refused, minute, confirm, reports } = reportingServer();
    refused.add('nobody@example.com');
    const leadId = await confirm('nobody@example.com');
    for (let time = 0; time < 10; time += 1) {
      await minute();
      clock.nowMs += 10 * minuteMs;
    }
    expect(reports()).toHaveLength(1);
    const [report] = reports();
    expect(report).toMatchObject({ subject: '1 message was not delivered', to: { address: business.email } });
    expect(report?.text).toContain('Confirmation to the visitor: given up, refused by the mail server (550)');
    expect(report?.html).toContain(`${business.url}/leads/${leadId}`);
    expect(report?.text).not.toContain('nobody@example.com');
  });

  it('is reported at most once an hour', async () => {
    const { refused, minute, confirm, reports } = reportingServer();
    for (let time = 0; time < 90; time += 1) {
      const email = `nobody-${time}@example.com`;
      refused.add(email);
      if (time < 5) await confirm(email);
      await minute();
    }
    expect(reports()).toHaveLength(2);
  });

  it('is reported again after another failed try', async () => {
    const { desk, clock, refused, minute, confirm, reports } = reportingServer();
    refused.add('nobody@example.com');
    await confirm('nobody@example.com');
    await minute();
    clock.nowMs += 60 * minuteMs;
    await (await desk()).queue.sendAllAgain('mail', 'failed', clock.nowMs);
    for (let time = 0; time < 2; time += 1) await minute();
    expect(reports()).toHaveLength(2);
  });

  it('leads to no report about a report', async () => {
    const { desk, clock, refused, minute, confirm, reports } = reportingServer();
    refused.add('nobody@example.com').add(business.email);
    await confirm('nobody@example.com');
    for (let time = 0; time < 3; time += 1) await minute();
    expect((await (await desk()).queries.lost())[0]?.count).toBe(2);
    refused.delete(business.email);
    clock.nowMs += 60 * minuteMs;
    for (let time = 0; time < 3; time += 1) await minute();
    expect(reports()).toEqual([]);
  });
});

describe('the suspect leads that a report names', () => {
  const flood = (clientMark: string, count: number): readonly SuspectLead[] =>
    Array.from({ length: count }, (_, index) => ({
      ...{ leadId: `${clientMark} ${index}`, reference: '', suspect: 'fast', clientMark },
      ...{ name: `${clientMark} ${index}`, phone: '', email: '', message: '' },
    }));
  const names = (chosen: readonly { readonly lead: SuspectLead; readonly others: number }[]) =>
    chosen.map(({ lead, others }) => (others > 0 ? `${lead.name} and ${others}` : lead.name));

  it('are the newest, at most five of one client', () => {
    const { whole, brief } = chosenSuspects([...flood('bot', 3), ...flood('office', 2), ...flood('bot', 60)]);
    expect(names(whole)).toEqual([
      'bot 0 and 58',
      'bot 1',
      'bot 2',
      'office 0',
      'office 1',
      'bot 0',
      'bot 1',
    ]);
    expect(brief).toEqual([]);
  });

  it('are of every client, those beyond fifty in brief', () => {
    const clients = Array.from({ length: 70 }, (_, index) => flood(`client ${index}`, 3)).flat();
    const { whole, brief } = chosenSuspects(clients);
    expect(names(whole)).toEqual(Array.from({ length: 50 }, (_, index) => `client ${index} 0 and 2`));
    expect(names(brief)).toEqual(Array.from({ length: 20 }, (_, index) => `client ${50 + index} 0 and 2`));
  });
});
