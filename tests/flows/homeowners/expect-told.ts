import { termsOf } from '../../../server/base/business';
import type { StoredMail } from '../../../server/mail/mail';
import { promiseText } from '../../../shared/contact-time';
import type { PublishedLead } from '../../../shared/lead';
import { leadReceipt } from '../../../shared/lead-text';
import { longDay, receiptText } from '../../../shared/receipt';
import { resolveLanguage } from '../../../shared/texts';
import { business, businessOfServer } from '../../support/business';
import { client } from '../../support/driver/leads';
import { expect } from '../../support/page/flow-test';
import type { TestServer } from '../../support/server/test-server';
import { cents, type ShownReceipt } from './receipt';

/** Everything a finished visit leaves behind. */
export interface Told {
  readonly team: StoredMail;
  readonly customer: StoredMail;
  readonly lead: PublishedLead;
}

/** Asserts that the latest two mails and the stored lead match the homeowner's receipt. */
export async function expectTold(server: TestServer, receipt: ShownReceipt): Promise<Told> {
  const { reference, price, notes, project } = receipt;
  const name = `${client.firstName} ${client.familyName}`;
  const [team, customer] = (await server.mails()).slice(-2);
  const lead = (await server.leads()).findLast((stored) => stored.reference === reference);
  if (!team || !customer || !lead) throw new Error(`Mails or lead of ${reference} are missing`);
  expect(team).toMatchObject({ to: business.email, replyTo: client.email });
  expect(customer).toMatchObject({ to: client.email });
  for (const { subject, text } of [team, customer]) {
    expect(subject).toContain(reference);
    expect(text).toContain(reference);
  }
  // French puts a space before colons.
  const said = lead.language === 'fr' ? project.replaceAll(': ', '\u202f: ') : project;
  for (const text of [price, said, ...notes]) expect(customer.text).toContain(text);
  expect(cents(`${lead.price?.totalCost.toFixed(2)}`)).toBe(cents(price));
  expect(lead).toMatchObject({
    kind: 'estimate',
    values: {
      name,
      email: client.email,
      phone: client.phone,
      address: client.address,
    },
  });
  // The receipt names its client; the mail, which anyone can have sent to anyone, doesn't.
  const dayOf = (time: string) => longDay(time, resolveLanguage(lead.language), business.timeZone);
  expect(receipt.client).toBe(`${name}, ${client.address}, ${dayOf(lead.createdAt ?? '')}`);
  expect(customer.text).toContain(dayOf(lead.receivedAt));
  for (const typed of [client.familyName, client.address]) expect(customer.text).not.toContain(typed);
  // The stored project equals the priced one, as texts of the team's mail.
  expect(team.text).toContain(receiptOf(lead));
  expect(customer.text).toContain(promiseText(lead.promise ?? 'today', resolveLanguage(lead.language)));
  return { team, customer, lead };
}

/** The answers with the parts of their price, as texts of the business's mail. */
function receiptOf(lead: PublishedLead): string {
  const receipt = leadReceipt(lead, 'en', termsOf(businessOfServer));
  return receipt ? receiptText({ groups: receipt.groups, notes: [] }, 'en').trim() : '';
}
