import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { rangeBarHtml, sharesHtml } from '../../../../server/mail/price-bars-html';
import type { SentLead } from '../../../../shared/lead';
import { business } from '../../../support/business';
import { defaultValues, makeValues } from '../../calculator-values';
import { estimate, exampleLead, mailOf } from '../example-leads';
import { exampleLeadId, sendBody, templates, testServer } from '../server-app';

/** The mail of a lead without data. */
const mailFor = (templateId: string, params: Record<string, unknown>) =>
  mailOfCall(sendBody(templateId, { lead_id: exampleLeadId, ...params }));

/** The mail of a lead. */
const mailOfLead = (templateId: string, change: Partial<SentLead>) =>
  mailOfCall(mailOf(exampleLead(change), templateId));

async function mailOfCall(body: ReturnType<typeof sendBody>) {
  const { send, mails } = testServer();
  // A confirmation goes out only beside the business's mail.
  const { template_id: templateId } = body;
  const ofEstimate = [templates.estimatorTeam, templates.estimatorCustomer].includes(templateId);
  const notification = ofEstimate ? templates.estimatorTeam : templates.contactNotification;
  for (const template_id of new Set([notification, templateId])) {
    expect((await send({ ...body, template_id })).status).toBe(200);
  }
  const mail = mails.find(({ template }) => template === templateId);
  if (!mail) throw new Error('no mail was delivered');
  return { ...mail, page: parse(mail.html) };
}

const summary =
  'SPECIFIC ROOMS ESTIMATE\n\nRoom 1\n  Walls: Color Change, 150 sq ft\n\nTotal Estimated Cost\n$375.00';

it.each([
  ['the business', templates.estimatorTeam, 'en'],
  ['a French client', templates.estimatorCustomer, 'fr'],
])(
  'every row of the mail to %s begins with its header, and its language stands in the body',
  async (_, template, language) => {
    const { page } = await mailOfLead(template, { ...estimate, language });
    const rows = page.querySelectorAll('table:not([role]) tr');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((row) => row.querySelector('th[scope]') === null).map(String)).toEqual([]);
    expect(page.querySelector('body [lang]')?.getAttribute('lang')).toBe(language);
  },
);

describe('the contact notification', () => {
  it('gives the business everything, in both forms, and is answered to the client', async () => {
    const mail = await mailFor(templates.contactNotification, {
      client_message: `Two rooms.\nIn May, please.\n${'Walls and trim. '.repeat(900)}That is all.`,
      EstimatorValues: '',
    });
    expect(mail).toMatchObject({
      subject: 'Quote request from Zoë Tremblay (Ref 7K2Q-M4)',
      to: { address: business.email },
      from: { address: business.email },
      replyTo: { name: 'Zoë Tremblay', address: 'zoe@example.com' },
    });
    for (const form of [mail.text, mail.page.textContent]) {
      for (const text of [
        'Zoë Tremblay',
        'zoe@example.com',
        '4165550123',
        '12 Garden Lane',
        'Two rooms.\nIn May, please.',
        'trim. That is all.',
        'Reply to reach the client.',
      ]) {
        expect(form).toContain(text);
      }
      expect(form).not.toContain('Project');
      expect(form).not.toContain('Came from');
    }
  });

  it("tells the page's own fields and the answer to its question for consent", async () => {
    const mail = await mailOfLead(templates.contactNotification, {
      fields: [{ name: 'how[]', label: 'How did you hear of us?', value: 'Radio' }],
      consent: { text: 'You may write to me.', answer: true, givenAt: '2026-05-13T14:00:00.000Z' },
    });
    for (const form of [mail.text, mail.page.textContent]) {
      for (const text of ['How did you hear of us?', 'Radio', 'Consent', 'You may write to me.'])
        expect(form).toContain(text);
    }
  });

  it('makes the phone and the address links', async () => {
    const { page } = await mailFor(templates.contactNotification, {});
    const links = page.querySelectorAll('td a').map((link) => link.getAttribute('href'));
    expect(links).toContain('tel:+14165550123');
    expect(links).toContain('mailto:zoe@example.com');
  });

  it.each([
    ['(416) 555-0123', 'tel:+14165550123'],
    ['1 416 555 0123 ext. 4', 'tel:+14165550123'],
    ['+44 20 7946 0000', 'tel:+442079460000'],
    ['call me', undefined],
    ['javascript:alert(1)', undefined],
  ])('dials %s as %s', async (client_phone, expected) => {
    const { page } = await mailFor(templates.estimatorTeam, { client_phone });
    const row = page.querySelectorAll('tr').find((element) => element.querySelector('th')?.text === 'Phone');
    expect(row?.querySelector('a')?.getAttribute('href')).toBe(expected);
    expect(row?.text).toContain(client_phone);
  });

  it('is in English and states that the visitor read French', async () => {
    const { text, html } = await mailOfLead(templates.contactNotification, { language: 'fr' });
    expect(text).toContain('Language: French');
    expect(html).toContain('<html lang="en">');
    expect((await mailFor(templates.contactNotification, {})).text).not.toContain('Language');
  });

  it("states the lead's origin if known", async () => {
    const { text } = await mailOfLead(templates.contactNotification, { source: 'partner-site' });
    expect(text).toContain('Came from: source=partner-site');
  });

  it("states the time of the lead, in the business's time zone", async () => {
    const { text } = await mailFor(templates.contactNotification, {});
    expect(text).toContain('Received: Friday, July 31, 2026 at 12:00 PM EDT');
  });

  it('reaches the business even when the client cannot be answered', async () => {
    const mail = await mailFor(templates.contactNotification, { client_email: 'nobody at home' });
    expect(mail.replyTo).toBeNull();
    expect(mail.text).toContain('nobody at home');
    expect(mail.text).toContain('The client gave no email address to reply to.');
  });

  it('reaches the business even with no parameters at all', async () => {
    const { send, mails } = testServer();
    const response = await send({ ...sendBody(templates.contactNotification), template_params: undefined });
    expect([response.status, mails[0]?.to.address]).toEqual([200, business.email]);
  });
});

describe('the estimator team mail', () => {
  it('has each value entered, once', async () => {
    const { text, page } = await mailOfLead(templates.estimatorTeam, estimate);
    expect(text.match(/Wall Square Footage/g)).toHaveLength(1);
    expect(text).not.toMatch(/Doors|Crown Molding/);
    expect(page.querySelector('strong')?.text).toBe('$1,375.50');
  });

  it('the mail of a lead too long for a mail links to the rest', async () => {
    const long = await mailFor(templates.estimatorTeam, { EstimatorValues: '&'.repeat(400_000) });
    expect(long.text).toContain('This is too long for a mail');
    expect(long.text).toContain('4165550123');
  });

  it('keeps the lines of the summary', async () => {
    const mail = await mailFor(templates.estimatorTeam, { EstimatorValues: summary });
    expect(mail.subject).toBe('Estimate from Zoë Tremblay (Ref 7K2Q-M4)');
    expect(mail.replyTo?.address).toBe('zoe@example.com');
    expect(mail.text).toContain(summary);
    const block = mail.page.querySelectorAll('div').find((element) => element.textContent === summary);
    expect(block?.getAttribute('style')).toContain('white-space:pre-wrap');
  });
});

describe('the two confirmations', () => {
  it.each([templates.contactConfirmation, templates.estimatorCustomer])(
    '%s goes to the visitor and says when they will hear',
    async (templateId) => {
      const mail = await mailOfLead(templateId, { promise: 'Sunday' });
      expect(mail.to).toEqual({ name: '', address: 'zoe@example.com' });
      expect(mail.from.address).toBe(business.email);
      expect(mail.replyTo).toBeNull();
      for (const form of [mail.text, mail.page.textContent]) {
        expect(form).not.toContain('Tremblay');
        expect(form.replaceAll('&#39;', "'")).toContain("we'll contact you Sunday morning");
      }
    },
  );

  it('every phone link stays on one line, in the facts and in the footer', async () => {
    const { page } = await mailOfLead(templates.contactNotification, { kind: 'contact' });
    const links = page.querySelectorAll('td a[href^="tel:"].link');
    expect(links.length).toBe(2);
    for (const link of links) expect(link.getAttribute('style')).toContain('white-space:nowrap');
  });

  it('the phone number in a sentence stays on one line', async () => {
    const { page } = await mailOfLead(templates.estimatorCustomer, estimate);
    const [number] = page.querySelectorAll('span').filter(({ text }) => text === business.phone.shown);
    expect(number?.getAttribute('style')).toBe('white-space:nowrap');
  });

  it('the estimator shows the price', async () => {
    const mail = await mailOfLead(templates.estimatorCustomer, estimate);
    expect(mail.text).toContain('Total Estimated Cost: $1,375.50');
    expect(mail.page.querySelector('strong')?.text).toBe('$1,375.50');
  });

  it('are in French for a visitor who read the tag in French', async () => {
    const change = { ...estimate, language: 'fr', promise: 'Sunday' } as const;
    const mail = await mailOfLead(templates.estimatorCustomer, change);
    expect(mail.subject).toBe(`Votre estimation de peinture – ${business.name} (Réf. 7K2Q-M4)`);
    expect(mail.html).toContain('<html lang="fr">');
    for (const text of [
      'Coût total estimé\u202f: 1\u00a0375,50\u00a0$',
      'Superficie des murs (pi²)\u202f: 150\u00a0pi²',
      'La suite\u202f: nous vous joindrons dimanche matin (2 août).',
      'Appeler au sujet de la visite\u202f: ',
      'Référence\u202f: 7K2Q-M4\nDate\u202f: 31 juillet 2026\nPour\u202f: zoe@example.com',
    ]) {
      expect(mail.text).toContain(text);
    }
  });

  it.each(['', 'en', 'de', '<b>'])('are in English for the language %j', async (language) => {
    const mail = await mailOfLead(templates.contactConfirmation, { language });
    expect(mail.subject).toBe(`We received your request – ${business.name} (Ref 7K2Q-M4)`);
    expect(mail.html).toContain('<html lang="en">');
  });

  it.each([
    undefined,
    'no JSON',
    '{"kind":"contact"}',
    JSON.stringify({ ...exampleLead(estimate), price: { totalCost: 1e307 } }),
  ])('say nothing but that the request arrived for a lead without data: %s', async (lead) => {
    const { text } = await mailFor(templates.estimatorCustomer, {
      lead,
      cost_content: 'Your total estimated cost is: $1.00',
      time_contact_message: "we'll contact you tomorrow morning",
    });
    expect(text).toContain('Thank you for using our estimator. We have your details.');
    expect(text).not.toMatch(/\$|tomorrow/);
  });

  it("have no words of a made-up lead's price", async () => {
    const lines = [{ label: 'Buy at evil.example', amount: 7 }];
    const change = { ...estimate, price: { ...estimate.price, lines } };
    const { text } = await mailOfLead(templates.estimatorCustomer, change);
    expect(text).toContain('Other work: $7.00');
    expect(text).not.toContain('evil');
  });

  it('cannot be made the vehicle of a long message', async () => {
    const spam = 'Buy now! '.repeat(500);
    const mail = await mailFor(templates.estimatorCustomer, {
      client_name: spam,
      cost_content: spam,
      time_contact_message: spam,
      client_message: spam,
      EstimatorValues: spam,
    });
    expect(mail.text.length).toBeLessThan(1000);
  });
});

describe('a mail has at most 100 kB of HTML, below which Gmail shows all of it', () => {
  const quotes = (count: number) => '"'.repeat(count);
  const everyRoom = makeValues('room', (_, field) => {
    if (field.kind === 'choice') return field.values.at(-1) ?? '';
    return field.kind === 'flag' ? true : field.kind === 'count' ? 5 : 384;
  });
  const rooms = (count: number, values: object = {}): Partial<SentLead> => ({
    ...estimate,
    project: {
      estimationType: 'specific_rooms',
      rooms: Array.from({ length: count }, (_, index) => ({ ...everyRoom, id: index + 1 })),
      generalValues: defaultValues('general'),
    },
    price: {
      ...estimate.price,
      validUntil: '2026-12-22',
      lines: Array.from({ length: count }, (_, index) => ({
        label: '',
        room: index + 1,
        field: 'wallSqft',
        amount: 960,
      })),
    },
    values: { name: 'Zoë Tremblay', email: 'zoe@example.com', phone: '4165550123', ...values },
  });
  const fields = Array.from({ length: 60 }, (_, index) => ({
    name: `f${index}`,
    label: '',
    value: quotes(300),
  }));

  it.each([
    ['an estimate of 100 rooms, to the business', templates.estimatorTeam, rooms(100)],
    ['an estimate of 100 rooms, to the visitor', templates.estimatorCustomer, rooms(100)],
    ['the same in French', templates.estimatorCustomer, { ...rooms(100), language: 'fr' }],
    [
      '100 rooms, 60 fields and a long message',
      templates.estimatorTeam,
      { ...rooms(100, { message: quotes(15_000) }), fields },
    ],
    [
      '60 fields and a long message',
      templates.contactNotification,
      { values: { name: 'Zoë', phone: '4165550123', message: quotes(15_000) }, fields },
    ],
  ])('%s', async (_, templateId, change) => {
    const { html, text, subject } = await mailOfLead(templateId, change as Partial<SentLead>);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(100_000);
    expect(subject).toContain('7K2Q-M4');
    for (const form of [html, text]) {
      const room = form.search(/(Room|Pièce) 1\b/);
      const ahead = ['4165550123', business.phone.shown, business.phone.dialled].some((phone) =>
        form.slice(0, room).includes(phone),
      );
      expect(ahead).toBe(true);
    }
  });

  it('says the notes of the price before the rooms, and each room whole', async () => {
    const { text, page } = await mailOfLead(templates.estimatorCustomer, rooms(100));
    expect(text.indexOf('Valid until')).toBeLessThan(text.indexOf('Room 1'));
    expect(text.match(/Room \d+/g)).toHaveLength(100);
    expect(page.textContent).toContain('$960.00');
  });
});

describe('the bars of a price', () => {
  it('have places of their own, whatever the tables of the page around them look like', () => {
    for (const at of [0.3, 0.7]) {
      const bars = `${rangeBarHtml({ low: '$950', high: '$1,050', at }, '$1,000.00')}${sharesHtml([{ label: 'Walls', amount: '$1', share: 1 }], 'Made of')}`;
      for (const cell of parse(bars).querySelectorAll('td')) {
        const { style = '', align } = cell.attributes;
        expect(style).toMatch(/^padding:0;border:/);
        expect(style.includes(`text-align:${align}`)).toBe(align !== undefined);
      }
    }
  });
});

describe('hostile input', () => {
  const hostile = '<script>alert(1)</script>"\'&{{client_email}}';

  it.each(Object.values(templates))(
    'is shown to the business as text, to nobody else, and never as markup: %s',
    async (templateId) => {
      const names = ['client_name', 'client_address', 'client_phone', 'client_message', 'EstimatorValues'];
      const more = ['lead_source', 'time_contact_message', 'cost_content'];
      const mail = await mailFor(
        templateId,
        Object.fromEntries([...names, ...more].map((name) => [name, hostile])),
      );
      expect(mail.html).not.toContain('<script');
      if (mail.to.address !== business.email) {
        expect(mail.html + mail.text).not.toContain('alert(1)');
        return;
      }
      expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;{{client_email}}');
      expect(mail.text).toContain(hostile);
    },
  );

  it.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '\v'])(
    'a name with the break %j stays on one line of every header',
    async (lineBreak) => {
      const client_name = `Zoë${lineBreak}Bcc: all@example.com`;
      const mail = await mailFor(templates.contactNotification, { client_name });
      for (const header of [mail.subject, mail.replyTo?.name, mail.to.name]) {
        expect(header).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      }
    },
  );

  it('a name that turns text round turns nothing but itself', async () => {
    const client_name = 'Ann\u202egpj.exe\u2067';
    const mail = await mailFor(templates.contactNotification, {
      client_name,
      client_address: '12\u202d Lane',
    });
    expect(mail.subject).toBe('Quote request from Anngpj.exe (Ref 7K2Q-M4)');
    expect(mail.replyTo?.name).toBe('Anngpj.exe');
    expect(mail.text + mail.html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    const turned = await mailFor(templates.contactNotification, { client_email: 'ann\u202e@example.com' });
    expect(turned.replyTo).toBeNull();
  });

  it('values that are not texts, and halves of characters, do no harm', async () => {
    const mail = await mailFor(templates.estimatorTeam, {
      client_name: { toString: 'x' },
      client_address: ['a'],
      client_phone: 4165550123,
      EstimatorValues: 'half \ud800 of a character',
    });
    expect(mail.text).toContain('4165550123');
    expect(mail.text).toContain('half \ufffd of a character');
  });
});
