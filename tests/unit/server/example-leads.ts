import { type Lead, leadSchema, type SentLead } from '../../../shared/lead';
import { createLeadId, leadReference } from '../../../shared/lead-id';
import { defaultValues, newRoom } from '../calculator-values';
import { sendBody, templates, type testServer } from './server-app';

type TestServer = ReturnType<typeof testServer>;

/** What a lead has to which its visitor added nothing. */
export const nothingAdded = { visit: null, photos: [] };

/** Default fields of a lead. */
const usual = {
  leadId: '7K2QM4ZYXWVTSRQPNMKJHGFEDC',
  kind: 'contact',
  values: {
    name: 'Zoë Tremblay',
    email: 'zoe@example.com',
    phone: '4165550123',
    address: '12 Garden Lane',
  },
} as const;

/** A lead with everything in it. */
export function exampleLead(change: Partial<SentLead> = {}): Lead {
  const lead = leadSchema.parse({ ...usual, ...change });
  return { ...lead, reference: leadReference(lead.leadId) };
}

/** Sends the business's mail of a lead and returns the lead's id. */
export async function postLead(
  server: TestServer,
  change: Partial<SentLead> = {},
  template = templates.contactNotification,
) {
  const lead = exampleLead({ leadId: createLeadId(), ...change });
  server.clock.nowMs += 1000;
  const answer = await server.send(mailOf(lead, template));
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return lead.leadId;
}

/** The call that sends a mail of a lead. */
export function mailOf(lead: Lead, template = templates.contactNotification) {
  const { name, email, phone, address } = lead.values;
  return sendBody(template, {
    client_name: name,
    client_email: email,
    client_phone: phone,
    client_address: address,
    lead: JSON.stringify(lead),
  });
}

/** The additional fields of an estimate: one room at $1,375.50. */
export const estimate = {
  kind: 'estimate',
  project: {
    estimationType: 'specific_rooms',
    rooms: [{ ...newRoom(1), wallSqft: 150 }],
    generalValues: defaultValues('general'),
  },
  price: {
    totalCost: 1375.5,
    originalCost: 1375.5,
    minimumOrder: 350,
    minimumApplied: false,
    low: null,
    high: null,
    lines: [],
    assumed: [],
    validUntil: null,
  },
} satisfies Partial<SentLead>;
