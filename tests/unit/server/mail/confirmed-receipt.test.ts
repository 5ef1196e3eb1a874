import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../../../build/business';
import { confirmedReceipt } from '../../../../server/mail/confirmed-receipt';
import { contentHtml } from '../../../../server/mail/content-html';
import { contentText } from '../../../../server/mail/content-text';
import { fields, sections } from '../../../../shared/fields';
import type { Project } from '../../../../shared/project';
import { estimatorTeamParams } from '../../../../widgets/painting-estimator/estimator-mails';
import { makeReceipt, type Offer } from '../../../../widgets/painting-estimator/receipt';
import { anyValues } from '../../painting-estimator/any-values';
import { priceOf } from '../../painting-estimator/price-of';

const contact = {
  firstName: 'Ann',
  familyName: 'Lee',
  address: '12 Elm St',
  email: 'a@b.example',
  phone: '1',
};
const english = { language: 'en', symbol: '$' } as const;
const french = { language: 'fr', symbol: '$' } as const;

const anyProject: fc.Arbitrary<Project> = fc.oneof(
  fc.record({ estimationType: fc.constant('general' as const), values: anyValues('wholeCondo') }),
  fc.record({
    estimationType: fc.constant('specific_rooms' as const),
    rooms: fc.array(
      fc.tuple(fc.nat(3), anyValues('room')).map(([id, values]) => ({ id, ...values })),
      { minLength: 1, maxLength: 4 },
    ),
    generalValues: anyValues('general'),
  }),
);
const cents = fc.nat(900_000_00).map((amount) => amount / 100);
const anyOffer: fc.Arbitrary<Offer> = fc.record({
  project: anyProject,
  price: fc
    .tuple(cents, cents, cents, fc.subarray(Object.values(sections).flat()))
    .map(([cost, low, high, names]) =>
      priceOf(cost, [{ wallSqft: 960 }, { room: 1, wallSqft: 384 }], {
        low,
        high,
        lines: names.map((field) => ({ label: fields[field].label, field, amount: 12.5 })),
      }),
    ),
  requestedAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
  previous: fc.option(fc.record({ project: anyProject, totalCost: cents }), { nil: undefined }),
});

/** What a tag sends, and the same in the words of the tag in French. */
function sent(offer: Offer) {
  const { project_content, cost_notes } = estimatorTeamParams({ contact, ...offer });
  const own = makeReceipt(offer, 'fr');
  const inFrench = own.groups
    .map(({ title, rows }) =>
      [title, ...rows.map(([label, ...texts]) => `${label}: ${texts.filter(Boolean).join(' – ')}`)].join(
        '\n',
      ),
    )
    .join('\n\n');
  return { project_content, cost_notes, inFrench, notesInFrench: own.notes.join('\n') };
}

describe('a confirmation shows', () => {
  it('every receipt that our tags write', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const { project_content, cost_notes } = sent(offer);
        expect(confirmedReceipt(project_content, english)).toBe(project_content);
        expect(confirmedReceipt(cost_notes, english)).toBe(cost_notes);
      }),
    );
  });

  it('the same in French, in the words of the tag', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const plain = { ...offer, price: { ...offer.price, lines: [] } };
        const { project_content, cost_notes, inFrench, notesInFrench } = sent(plain);
        expect(confirmedReceipt(project_content, french)).toBe(inFrench);
        expect(confirmedReceipt(cost_notes, french)).toBe(notesInFrench);
      }),
    );
  });

  it('prices, areas and dates as the reader writes them', () => {
    const text = 'Doors: 2 – $1,090.00\nWall Area: 12.34 m²\nWall Square Footage: 384 sq ft';
    expect(confirmedReceipt(text, french)).toBe(
      'Portes: 2 – 1\u00a0090,00\u00a0$\nSuperficie des murs (pi²): 12.34 m²\nSuperficie des murs (pi²): 384 pi²',
    );
    expect(confirmedReceipt('Valid until January 1, 2027.', french)).toBe("Valable jusqu'au 1 janvier 2027.");
  });

  it('the words of a sentence without its brackets', () => {
    expect(confirmedReceipt('Doors: was 2', french)).toBe('Portes: avant\u00a0: 2');
  });
});

describe('a confirmation leaves out', () => {
  it.each([
    'Doors: 2 at evil.example',
    'Call +1 900 555 0100 now',
    'https://evil.example',
    'Doors: 192.168.1.1/x',
    'Doors: 192.168.1.1',
    'Nothing: Yes',
    'Yes@No',
    'Doors: €5.00',
    '<b>Doors</b>',
  ])('the line %s', (line) => {
    expect(confirmedReceipt(`Doors: 2\n${line}\nDens: 1`, english)).toBe('Doors: 2\nDens: 1');
  });

  it('empty lines before and after', () => {
    const text = 'https://evil.example\nDoors: 2\nhttps://evil.example';
    expect(confirmedReceipt(text, english)).toBe('Doors: 2');
    expect(confirmedReceipt(`\n${text}\n`, english)).toBe('Doors: 2');
  });

  it('what is longer than any receipt, without taking long', () => {
    expect(confirmedReceipt('Doors: 2\n'.repeat(100_000), english).length).toBeLessThan(20_001);
  });
});

describe('the card in the HTML of a mail', () => {
  it('has titles, answers and prices in columns of their own', async () => {
    const text = [
      ...['Room 1', 'Doors: 2 – $90.00', 'Dens: 1', ''],
      ...['Ceiling Type: Other: plain', 'Walls: two – tall – $1.00', 'Closets: 2 + 1', ''],
      ...['Since your last price', 'Difference: + $20.00'],
    ].join('\n');
    const content = {
      language: 'en',
      subject: 'x',
      heading: 'x',
      blocks: [{ kind: 'receipt', text }],
    } as const;
    const html = await contentHtml(content, readBusiness());
    const rows = [...html.matchAll(/<tr>(?:<t[hd] (?:colspan|style="padding:3).*?)<\/tr>/g)].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell),
    );
    expect(rows).toEqual([
      ['Room 1'],
      ['Doors', '2', '$90.00'],
      ['Dens', '1', ''],
      [''],
      ['Ceiling Type', 'Other: plain', ''],
      ['Walls', 'two – tall', '$1.00'],
      ['Closets', '2 + 1', ''],
      [''],
      ['Since your last price'],
      ['Difference', '', '+ $20.00'],
    ]);
  });
});

describe('the card in the text of a mail', () => {
  it('has a line for each answer, with a space before the colon in French', () => {
    const blocks = [{ kind: 'receipt', text: 'Portes: 2 – 90,00 $' }] as const;
    const text = (language: 'en' | 'fr') =>
      contentText({ language, subject: 'x', heading: 'x', blocks }, readBusiness());
    expect(text('fr')).toContain('Portes\u00a0: 2 – 90,00 $');
    expect(text('en')).toContain('Portes: 2');
  });
});
