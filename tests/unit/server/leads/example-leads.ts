import { createLeadId } from '../../../../shared/lead-id';
import { sendBody, templates, type testServer } from '../server-app';

type TestServer = ReturnType<typeof testServer>;

/** What a visitor's mails say. */
export type Params = Record<string, unknown>;

/** Sends the business's mail of a lead and gives the lead's id. */
export async function sendLead(
  server: TestServer,
  params: Params = {},
  template = templates.contactNotification,
) {
  const leadId = typeof params.lead_id === 'string' ? params.lead_id : createLeadId();
  server.clock.nowMs += 1000;
  const answer = await server.send(sendBody(template, { lead_id: leadId, ...params }));
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return leadId;
}

/** The estimator's mail to the business, as the tag writes it. */
export const estimate = {
  EstimatorValues:
    'SPECIFIC ROOMS ESTIMATE\n\nRoom 1\nWall Square Footage: 150 sq ft\n\nTotal Estimated Cost\n$1,375.50',
};
