import { expect, it, vi } from 'vitest';
import { htmlOf, leads, outputsOf, outputsOfTexts } from './lead-outputs';

vi.mock('virtual:business-settings', () => import('../../support/usual-rules'));

// `npx vitest run tests/unit/lead -u` rewrites the files.

it.each(Object.entries(leads))('the lead %s', async (name, lead) => {
  await expect(await outputsOf(lead)).toMatchFileSnapshot(`outputs/${name}.txt`);
});

it.each(['request-own-fields', 'rooms-revised'])('the mails of %s as HTML', async (name) => {
  const html = await htmlOf(leads[name] ?? expect.fail());
  await expect(html).toMatchFileSnapshot(`outputs/${name}-html.txt`);
});

it('the lead of a mail without a record', async () => {
  const outputs = await outputsOfTexts({
    client_name: 'Zoë Tremblay',
    client_email: 'zoe@example.com',
    EstimatorValues: 'Project Details\n\nDoors: 2',
    cost_content: 'Your total estimated cost is: $1.00',
    time_contact_message: 'Call 555',
    lead_source: 'source=partner-site',
  });
  await expect(outputs).toMatchFileSnapshot('outputs/of-texts.txt');
});
