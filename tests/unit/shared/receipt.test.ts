import { describe, expect, test } from 'vitest';
import { priceJob } from '../../../shared/jobs/price-job';
import { stockJobs } from '../../../shared/jobs/stock-jobs';
import { lastValidDay } from '../../../shared/price';
import { entryOf, type Project } from '../../../shared/project';
import { longDay, makeReceipt, type PreviousOffer, priceNotes, readReceipt } from '../../../shared/receipt';
import { en } from '../../support/texts';
import { defaultValues, newRoom, priceOf, terms } from '../calculator-values';

/** Keeps a unit with its figure. */
const space = '\u00a0';
const validUntil = '2026-12-22';
const condo: Project = {
  estimationType: 'general',
  ...defaultValues('wholeCondo'),
  doors: 2,
  ceilingType: 'painted_stipple',
  isTwoStory: true,
};
const hall = { ...newRoom(7), wallSqft: 200, baseboards: true };
const rooms = {
  estimationType: 'specific_rooms',
  rooms: [newRoom(1), hall],
  generalValues: { ...defaultValues('general'), closets: 1 },
} satisfies Project;

function receiptOf(project: Project, price = priceOf(1200), previous?: PreviousOffer) {
  return makeReceipt({ project, price, previous }, 'en', terms);
}

describe('the receipt', () => {
  test('says each work with its size, its manner and its part of the price', () => {
    const lines = [
      { label: 'Walls: Color Change', field: 'wallPaintType', size: 1920, amount: 2304 },
      { label: 'Ceiling: Painted Stipple', field: 'ceilingType', amount: 150 },
      { label: 'Doors', field: 'doors', size: 2, amount: 90 },
      { label: 'Two storeys', field: 'isTwoStory', amount: 100 },
      { label: 'Bathrooms', field: 'bathrooms', amount: 80 },
    ];
    const project = { ...condo, bathrooms: 2, hasBaseboards: true };
    expect(receiptOf(project, priceOf(2724, [{ wallSqft: 1920 }], { lines })).groups).toEqual([
      {
        title: en.estimator.options.general,
        rows: [
          ['Doors', '2', '$90.00'],
          ['Walls', `1,920${space}sq${space}ft (assumed), colour change`, '$2,304.00'],
          ['Bathrooms, extra cutting-in', '2', '$80.00'],
          ['Two storeys, ladders and carrying', '', '$100.00'],
          ['Ceiling', 'painted stipple', '$150.00'],
          ['Baseboards', 'Yes'],
        ],
      },
    ]);
  });

  test('has every answer but a none, a count of 0 and a no where no part of the price is named', () => {
    const { groups } = receiptOf(rooms, priceOf(1200, [{ room: 1, wallSqft: 1384.5 }]));
    expect(groups).toEqual([
      {
        title: 'Room 1',
        rows: [
          [en.estimator.fields.wallPaintType, en.estimator.choices.wallPaintType.colour_change],
          [en.estimator.fields.wallSqft, `Not given (1,384.5${space}sq${space}ft assumed)`],
        ],
      },
      {
        title: 'Room 2',
        rows: [
          [en.estimator.fields.wallPaintType, en.estimator.choices.wallPaintType.colour_change],
          [en.estimator.fields.wallSqft, `200${space}sq${space}ft`],
          [en.estimator.fields.baseboards, 'Yes'],
        ],
      },
      { title: en.estimator.generalDetails, rows: [['Closets', '1']] },
    ]);
  });

  test('says nothing of walls that are not painted, and marks what is painted without them as assumed', () => {
    const ceiling = { ...rooms, rooms: [{ ...newRoom(1), wallSqft: 0, ceilingType: 'non_stipple' }] };
    const lines = [{ label: 'Ceiling', field: 'ceilingType', room: 1, amount: 172.8 }];
    const assumed = [{ room: 1, field: 'ceilingType', wallSqft: 384 }];
    expect(receiptOf(ceiling, priceOf(400, assumed, { lines })).groups[0]?.rows).toEqual([
      ['Ceiling', `non-stipple (assumed: 384${space}sq${space}ft of wall)`, '$172.80'],
    ]);
  });

  test.each<[string, Project, string[]]>([
    [
      'a garage',
      {
        estimationType: 'garage',
        values: { door: 'single', material: 'wood', coating: 'epoxy', floor: 1240, walls: null },
      },
      ['Door: single', 'Material: wood', `Floor: 1,240${space}sq${space}ft, epoxy`],
    ],
    [
      'a garage whose floor has no size',
      {
        estimationType: 'garage',
        values: { door: 'single', material: 'wood', coating: 'epoxy', floor: null, walls: null },
      },
      ['Door: single', 'Material: wood', 'Floor Coating: Epoxy (not in the price)'],
    ],
    [
      'cabinets',
      {
        estimationType: 'cabinets',
        values: { doors: 22, drawers: 0, sides: 0, finish: 'brush', hardware: 4 },
      },
      ['Cabinet Doors: 22', 'Finish: Brush and Roller', 'New handles, fitted: 4'],
    ],
    [
      'an exterior',
      {
        estimationType: 'exterior',
        values: {
          walls: 1200,
          wallsAssumed: true,
          siding: 'brick',
          storeys: 'two',
          preparation: 'little',
          trim: 150,
        },
      },
      [
        `Walls: 1,200${space}sq${space}ft (assumed), brick`,
        'Height: two storeys, ladders on every side',
        'Old Paint: Sound',
        `Trim: 150${space}ft`,
      ],
    ],
    [
      'a fence and a deck',
      {
        estimationType: 'fence_deck',
        values: { condition: 'sound' },
        items: [{ id: 1, structure: 'deck', area: 240, coating: 'paint' }],
      },
      [
        'Structure: deck, railings and steps by hand',
        `Coating: 240${space}sq${space}ft, paint`,
        'Condition of the Wood: Sound',
      ],
    ],
  ])('names the work of %s', (_job, project, work) => {
    const job = stockJobs.find(({ id }) => id === project.estimationType);
    if (!job) throw new Error(`${project.estimationType} is no job`);
    const { cents, lines, assumed } = priceJob(job, entryOf(project));
    const price = priceOf(
      cents / 100,
      assumed.map(({ squareFeet, ...area }) => ({ ...area, wallSqft: squareFeet })),
      { lines: lines.map((line) => ({ ...line, amount: line.cents / 100 })) },
    );
    const { groups } = receiptOf(project, price);
    expect(groups.flatMap(({ rows }) => rows.map(([label, text]) => `${label}: ${text}`))).toEqual(work);
  });

  test('adds the lines that belong to one answer, and lists those that belong to none', () => {
    const lines = [
      { label: 'Doors, outside', field: 'doors', amount: 50.25 },
      { label: 'Doors, inside', field: 'doors', amount: 40 },
      { label: 'Parking', amount: 20 },
      { label: 'Parking', amount: 5 },
      { label: 'Lead test', field: 'no such field', amount: 80 },
    ];
    const { groups } = receiptOf(condo, priceOf(1200, [], { lines }));
    expect(groups[0]?.rows[0]).toEqual(['Doors', '2', '$90.25']);
    expect(groups[1]).toEqual({
      title: en.estimator.otherLines,
      rows: [
        ['Parking', '', '$20.00'],
        ['Parking', '', '$5.00'],
        ['Lead test', '', '$80.00'],
      ],
    });
  });

  test('lists the changes since the last price, and the difference', () => {
    const before: Project = { estimationType: 'general', ...defaultValues('wholeCondo') };
    const previous = { project: before, totalCost: 1000 };
    expect(receiptOf(condo, priceOf(1200), previous).groups[1]).toEqual({
      title: en.estimator.changes,
      rows: [
        ['Doors', '2 (was 0)'],
        [en.estimator.fields.isTwoStory, 'Yes (was No)'],
        [en.estimator.fields.ceilingType, 'Painted Stipple (was None)'],
        [en.estimator.lastPrice, '', '$1,000.00'],
        ['Difference', '', '+ $200.00'],
      ],
    });
    const same = receiptOf(condo, priceOf(1000), previous);
    expect(same.groups[1]?.rows.at(-1)).toEqual(['Difference', '', '+ $0.00']);
    const back = receiptOf(before, priceOf(1000), { project: condo, totalCost: 1200 });
    expect(back.groups[1]?.rows.at(-1)).toEqual(['Difference', '', '− $200.00']);
  });

  test('recognises rooms by their ids when others were added or removed', () => {
    const after: Project = { ...rooms, rooms: [{ ...hall, wallSqft: 250 }, newRoom(9)] };
    const rows = receiptOf(after, priceOf(1000), { project: rooms, totalCost: 1200 }).groups.at(-1)?.rows;
    expect(rows?.slice(0, 3)).toEqual([
      ['Room 1, Wall Square Footage', `250${space}sq${space}ft (was 200${space}sq${space}ft)`],
      ['Room 2', 'Added'],
      ['Room 1', 'Removed'],
    ]);
  });

  test('compares a condo with rooms as a whole', () => {
    const rows = receiptOf(rooms, priceOf(1000), { project: condo, totalCost: 1200 }).groups.at(-1)?.rows;
    expect(rows?.slice(0, 4)).toEqual([
      ['Room 1', 'Added'],
      ['Room 2', 'Added'],
      [en.estimator.generalDetails, 'Added'],
      [en.estimator.options.general, 'Removed'],
    ]);
  });

  test('compares nothing where nothing has changed', () => {
    expect(receiptOf(condo, priceOf(1200), { project: condo, totalCost: 1200 }).groups).toHaveLength(1);
  });

  test('is in the language of the visitor', () => {
    const { groups, notes } = makeReceipt(
      { project: condo, price: { ...priceOf(1200), validUntil }, previous: undefined },
      'fr',
      terms,
    );
    expect(groups[0]?.rows[0]).toEqual(['Portes', '2']);
    expect(groups[0]?.rows[1]).toEqual(['Superficie des murs (pi²)', 'Non indiquée']);
    expect(notes).toEqual(["Avant taxes. Une visite confirme le prix. Valable jusqu'au 22 décembre 2026."]);
  });
});

describe('the bars of a receipt', () => {
  const line = (field: string, amount: number, room?: number) => ({ label: field, field, amount, room });

  test('place the price on its range', () => {
    const bars = (besides: object) => receiptOf(condo, priceOf(1200, [], besides)).bars;
    expect(bars({ low: 1141, high: 1338 })?.range).toEqual({ low: '$1,140', high: '$1,340', at: 0.3 });
    expect(bars({ low: 1300, high: 1400 })?.range?.at).toBe(0);
    expect(bars({})?.range).toBe(undefined);
    expect(bars({ low: 1200, high: 1200 })?.range).toBe(undefined);
  });

  test('add up the same work of all rooms, and put small parts together at the end', () => {
    const lines = [
      line('wallPaintType', 400, 1),
      line('wallPaintType', 300, 7),
      line('baseboards', 20, 7),
      line('closets', 35),
      line('doors', 200),
      { label: 'Parking', amount: 45 },
    ];
    const { bars } = receiptOf(
      { ...rooms, generalValues: { ...rooms.generalValues, doors: 4 } },
      priceOf(1000, [], { lines }),
    );
    expect(bars?.shares).toEqual([
      { label: 'Walls', amount: '$700.00', share: 0.7 },
      { label: 'Doors', amount: '$200.00', share: 0.2 },
      { label: en.estimator.otherWork, amount: '$100.00', share: 0.1 },
    ]);
  });

  test('say nothing of one part alone, or of a price raised to the minimum order', () => {
    expect(receiptOf(condo, priceOf(90, [], { lines: [line('doors', 90)] })).bars?.shares).toEqual([]);
    const small = [line('doors', 90), line('wallPaintType', 100)];
    expect(receiptOf(condo, priceOf(190, [], { lines: small })).bars?.shares).toEqual([]);
  });

  test('are read back from storage only as they were written', () => {
    const receipt = receiptOf(
      condo,
      priceOf(1200, [], { low: 1100, high: 1300, lines: [line('doors', 900), line('ceilingType', 300)] }),
    );
    expect(readReceipt(JSON.parse(JSON.stringify(receipt)))).toEqual(receipt);
    const forged = {
      range: { low: '$1', high: '$2', at: 7 },
      shares: [{ label: 'x', amount: 1, share: 1 }, null],
    };
    expect(readReceipt({ groups: [], notes: [], bars: forged })).toEqual({
      groups: [],
      notes: [],
      bars: { shares: [] },
    });
  });
});

test('French says 1er for the first of a month', () => {
  expect(['2026-12-01', '2026-12-21'].map((day) => longDay(day, 'fr'))).toEqual([
    '1er décembre 2026',
    '21 décembre 2026',
  ]);
});

describe('the notes of a price', () => {
  const noTax = 'Before tax. A visit confirms the price. Valid until December 22, 2026.';

  test.each([
    ['nothing more than its cost', 1200, {}, [noTax]],
    [
      'a range',
      1200,
      { low: 1100, high: 1300 },
      ['After a visit: usually between $1,100 and $1,300.', noTax],
    ],
    [
      'a range to the dollar',
      1200,
      { low: 1141, high: 1261 },
      ['After a visit: usually between $1,140 and $1,270.', noTax],
    ],
    ['half a range', 1200, { low: 1100 }, [noTax]],
    ['a range that is none', 1200, { low: 1200, high: 1200 }, [noTax]],
    ['a range upside down', 1200, { low: 1300, high: 1100 }, [noTax]],
    ['the other half', 1200, { high: 1300 }, [noTax]],
    [
      'a range around the minimum order',
      360,
      { low: 300, high: 400 },
      ['After a visit: usually between $350 and $400.', noTax],
    ],
    [
      'a range below the minimum order',
      120,
      { low: 100, high: 140 },
      ['Our minimum order of $350.00 applies. The original estimate was $120.00.', noTax],
    ],
    [
      'a range up to the minimum order',
      300,
      { low: 250, high: 350 },
      ['Our minimum order of $350.00 applies. The original estimate was $300.00.', noTax],
    ],
  ])('the notes for a service that says %s', (_what, cost, besides, notes) => {
    expect(priceNotes({ ...priceOf(cost, [], besides), validUntil }, 'en', terms)).toEqual(notes);
  });
});

test.each([
  ['en', ['Usually between $1,100 and $1,300.', 'Before tax.']],
  ['fr', ['Habituellement entre 1 100 $ et 1 300 $.', 'Avant taxes.']],
] as const)('the notes of a business that does not come and look name no visit (%s)', (language, notes) => {
  const price = priceOf(1200, [], { low: 1100, high: 1300 });
  const said = priceNotes(price, language, { ...terms, comesToLook: false });
  expect(said.map((note) => note.replace(/\s/g, ' '))).toEqual(notes);
});

test.each([
  ['half past midnight', '2026-10-15T04:30:00Z', '2026-11-14'],
  ['noon', '2026-10-15T16:30:00Z', '2026-11-14'],
  ['the last hour of the day before', '2026-10-15T03:30:00Z', '2026-11-13'],
])('a price asked for at %s in Toronto holds for 30 days of its calendar', (_when, time, lastDay) => {
  expect(lastValidDay(new Date(time), 'America/Toronto', 30)).toBe(lastDay);
});

test('a price without a time limit has no last day', () => {
  expect(lastValidDay(new Date(), 'America/Toronto', 0)).toBe(null);
  expect(priceNotes(priceOf(1200), 'en', terms)).toEqual([en.estimator.terms(true)]);
});
