import { expect, it } from 'vitest';
import { parseBusiness, type ServerBusiness } from '../../../server/business';
import { business } from '../../support/business';
import { exampleLeadId, sendBody, templates, testServer } from './server-app';

const paris: ServerBusiness = parseBusiness({ ...business, timeZone: 'Europe/Paris', currency: 'EUR' });
const token = 'a token of more than twenty characters';
const summary = 'Project Details\nDoors: 2\n\nTotal Estimated Cost\n€1,234.50';
const cost_content = 'Your total estimated cost is: €1,234.50';

/** The server of a business in Paris, to which an estimate's two mails came at noon in Toronto. */
async function serverWithEstimate() {
  const server = testServer({ business: paris, leadsToken: token });
  await server.send(sendBody(templates.estimatorTeam, { lead_id: exampleLeadId, EstimatorValues: summary }));
  server.clock.nowMs += 1_000;
  await server.send(sendBody(templates.estimatorCustomer, { lead_id: exampleLeadId, cost_content }));
  const page = async (path: string) =>
    (await server.app.request(path, { headers: { Authorization: `Bearer ${token}` } })).text();
  return { ...server, page };
}

it('a business in Paris is told by its own clock when a lead came', async () => {
  const { mails, page } = await serverWithEstimate();
  expect(mails[0]?.text).toContain('Received: Friday, July 31, 2026 at 6:00 PM GMT+2');
  expect(await page(`/leads/${exampleLeadId}`)).toContain('Friday, July 31, 2026 at 6:00 PM');
});

it('its visitors read their price in euros, and one in dollars is not of its tags', async () => {
  const { mails, send, clock } = await serverWithEstimate();
  expect(mails[1]?.text).toContain(cost_content);
  clock.nowMs += 1_000;
  const other = { client_email: 'ada@example.com' };
  await send(sendBody(templates.estimatorTeam, other));
  await send(
    sendBody(templates.estimatorCustomer, { ...other, cost_content: cost_content.replace('€', '$') }),
  );
  const confirmation = mails.find(({ to }) => to.address === other.client_email);
  expect(confirmation?.text).toContain('Hello');
  expect(confirmation?.text).not.toContain('1,234.50');
});

it('its leads show their price in euros, in the list, on their page and by source', async () => {
  const { page } = await serverWithEstimate();
  expect((await page('/leads')).match(/€1,234\.50/g)).toHaveLength(2);
  expect(await page(`/leads/${exampleLeadId}`)).toContain('<p class="price">€1,234.50</p>');
  expect(await page('/leads/export.csv')).toContain('"1234.50"');
});
