import { join } from 'node:path';
import sharp from 'sharp';
import { ownBusiness } from '../../../server/base/node-business';
import { PhotoFolder } from '../../../server/desk/photo-folder';
import { redrawPhoto } from '../../../server/desk/redraw-photo';
import { DeliveryError } from '../../../server/mail/delivery-error';
import { EmlMailbox } from '../../../server/mail/eml-mailbox';
import type { MailTransport } from '../../../server/mail/mail';
import { visitRulesSchema } from '../../../shared/visit-rules';
import { exampleLead, mailOf, postLead } from './example-leads';
import { templates, testServer } from './server-app';
import { temporaryDatabase } from './temporary-folder';

const leadsToken = 'a token of more than twenty letters';

/**
 * A server with everything on the disk as `npm run preview` has it: the database, photos and, without a mail server, mails.
 * Every confirmation is refused for good.
 */
export async function serverOnDisk({ hasMailServer = false } = {}) {
  const { file, folder, open, remove } = await temporaryDatabase();
  const database = await open();
  const mailbox = new EmlMailbox(join(folder.path, 'outbox'));
  const transport: MailTransport = {
    async deliver(mail) {
      if (mail.template === templates.contactConfirmation) throw new DeliveryError('550', { isFinal: true });
      if (!hasMailServer) await mailbox.deliver(mail);
    },
    ...(!hasMailServer && { removeMails: (owners) => mailbox.removeMails(owners) }),
  };
  const lines: string[] = [];
  const server = testServer({
    ...database,
    transport,
    leadsToken,
    business: { ...ownBusiness, timeZone: 'America/Toronto', visits: visitRulesSchema.parse({}) },
    retentionDays: 30,
    leadsPerHour: 10,
    leastFormSeconds: 2,
    photoKeeping: { files: new PhotoFolder(`${file}.photos`), redraw: redrawPhoto, quotaBytes: 1e9 },
    log: (line) => lines.push(line),
    clientAddress: () => '203.0.113.7',
  });
  return {
    server,
    file,
    folder,
    lines,
    mailbox,
    leadsToken,
    async close() {
      await (await server.desk()).stop(0);
      await database.close();
    },
    remove,
  };
}

/** A photo as a phone sends it. */
export function somePhoto(): Promise<Uint8Array> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#a03020' } })
    .jpeg()
    .toBuffer();
}

/** Words that only this lead has, in every place where a visitor or the business can put one. */
export const privateWords = [
  'Quillonne',
  'quillonne@private.example',
  '4165550177',
  '77 Secret Street',
  'secret message',
  'secret field',
  'secret label',
  'secret-campaign',
  'secret wish',
  'secret photo',
  'secret note',
];

/** Sends a lead with all of `privateWords`: both mails, one of them refused, a wish, a photo, a note, a visit and the report of what failed. */
export async function sendWholeLead({ server }: Awaited<ReturnType<typeof serverOnDisk>>, leadId: string) {
  const values = {
    name: 'Quillonne',
    email: 'quillonne@private.example',
    phone: '4165550177',
    address: '77 Secret Street',
    message: 'secret message',
  };
  const lead = {
    leadId,
    values,
    fields: [{ name: 'own', label: 'secret label', value: 'secret field' }],
    attribution: { utm_campaign: 'secret-campaign' },
    landingPage: 'https://painter.example/?utm_campaign=secret-campaign',
  };
  await postLead(server, lead);
  await server.send(mailOf(exampleLead(lead), templates.contactConfirmation));
  const put = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    server.app.request(`/api/leads/${leadId}/${path}`, { method: 'PUT', body, headers });
  const wish = { times: ['2026-08-03-am'], note: 'secret wish', language: 'en' };
  const photo = await somePhoto();
  const answers = [
    await put('visit', JSON.stringify(wish)),
    await put('photos/0123456789abcdef?description=secret%20photo', new Blob([new Uint8Array(photo)]), {
      'Content-Length': String(photo.byteLength),
    }),
  ];
  const desk = await server.desk();
  await desk.change(leadId, { note: 'secret note' });
  const decided = await desk.decideVisit(leadId, '2026-08-03-am');
  if (decided !== 'decided' || answers.some(({ status }) => status !== 200))
    throw new Error(`${decided}, ${answers.map(({ status }) => status)}`);
  server.clock.nowMs += 3 * 60_000;
  await desk.tidyUp();
  await desk.deliverDue();
}
