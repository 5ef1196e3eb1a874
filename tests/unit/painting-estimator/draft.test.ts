import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyDraft as makeEmptyDraft, parseDraft } from '../../../widgets/painting-estimator/draft';
import { anyValues, newRoom, sections } from '../calculator-values';

const emptyContact = { firstName: '', familyName: '', address: '', email: '', phone: '', postal_code: '' };
const contact = {
  firstName: 'Ann',
  familyName: 'Lee',
  address: '12 Elm St',
  email: 'ann@example.ca',
  phone: '416 555 0142',
  postal_code: '',
};
const emptyDraft = makeEmptyDraft();
const parse = (draft: unknown) => parseDraft(JSON.stringify(draft));
const parseEntered = (entered: unknown) => parse({ entered });
/** The rooms of a draft with these. */
const parseRooms = (items: unknown) =>
  parseEntered({ specific_rooms: { items } })?.entered.specific_rooms?.items;

const drafts = fc.record({
  step: fc.constantFrom(1, 2, 3),
  estimationType: fc.constantFrom('general', 'specific_rooms'),
  contact: fc.constant(contact),
  entered: fc.record({
    general: fc.record({ values: anyValues('wholeCondo') }),
    specific_rooms: fc.record({
      values: anyValues('general'),
      items: fc.uniqueArray(
        fc
          .tuple(fc.integer({ min: 1, max: 2_000_000_000_000 }), anyValues('room'))
          .map(([id, values]) => ({ id, ...values })),
        { minLength: 1, maxLength: 50, selector: (room) => room.id },
      ),
    }),
  }),
  sent: fc.constant(null),
});

const lead = {
  leadId: '7K2QM4ZZZZZZZZZZZZZZZZZZZZ',
  values: '1a2b',
  email: 'ann@example.ca',
  phone: '1',
  earlier: [],
};

test('an empty draft is at step 1, with nothing typed and every field at its default', () => {
  expect(emptyDraft).toMatchObject({ step: 1, estimationType: null, contact: emptyContact });
  expect(emptyDraft.entered.specific_rooms?.items).toStrictEqual([newRoom(1)]);
});

test('any draft that was written is read back the same', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      expect(parse(draft)).toEqual(draft);
    }),
  );
});

test('a sent estimate is read back with its lead and its values', () => {
  const { estimationType, entered } = emptyDraft;
  const values = { estimationType, entered };
  const sent = { lead, totalCost: 1200, values };
  expect(parse({ ...emptyDraft, sent })?.sent).toEqual(sent);
});

test.each([
  null,
  'x',
  {},
  { totalCost: 1200, values: {} },
  { lead: { ...lead, leadId: 'x' }, totalCost: 1200, values: {} },
  { lead, totalCost: -1, values: {} },
])('a sent estimate stored as %j is ignored', (sent) => {
  expect(parse({ ...emptyDraft, sent })).toStrictEqual(emptyDraft);
});

test('half-typed contact info is kept as it was typed', () => {
  const typing = { ...emptyContact, firstName: '  An', email: 'ann@' };
  expect(parse({ ...emptyDraft, contact: typing })).toStrictEqual({ ...emptyDraft, contact: typing });
});

test.each([null, '', 'undefined', 'null', '7', '"draft"', '[]', '{"step":1', '<html>'])(
  '%j is no draft',
  (text) => {
    expect(parseDraft(text)).toBeNull();
  },
);

test('a draft without fields has them all at their defaults', () => {
  expect(parse({})).toStrictEqual(emptyDraft);
});

describe('a step', () => {
  test.each([0, 4, 1.5, '2', null, [2], { step: 2 }])('a step of %j counts as the first', (step) => {
    expect(parse({ step, estimationType: 'general', contact })?.step).toBe(1);
  });

  test('a step past the first is not reached without contact info that passes', () => {
    expect(parse({ step: 3, estimationType: 'general', contact: { ...contact, email: 'ann' } })?.step).toBe(
      1,
    );
    expect(parse({ step: 2, contact: emptyContact })?.step).toBe(1);
  });

  test('a step past the first is not reached where other contact info is typed already', () => {
    const kept = JSON.stringify({ ...emptyDraft, step: 3, estimationType: 'general', contact });
    const typed = parseDraft(kept, { firstName: 'A' });
    expect(typed).toMatchObject({ step: 1, contact: { ...contact, firstName: 'A' } });
    // After a reload, a browser restores the former texts.
    expect(parseDraft(kept, contact)?.step).toBe(3);
  });

  test('a step past the second needs a chosen job', () => {
    expect(parse({ step: 3, estimationType: null, contact })?.step).toBe(2);
    expect(parse({ step: 3, estimationType: 'both', contact })).toMatchObject({
      step: 2,
      estimationType: null,
    });
  });
});

describe('an invalid value is replaced by its default', () => {
  const parseBoth = (values: object, room: object) =>
    parseEntered({ general: { values }, specific_rooms: { items: [{ id: 1, ...room }] } });

  test.each([6, -1, 2.5, '3', null, true, [3], 1e308])('a count of %j', (value) => {
    expect(
      parseEntered({
        general: { values: { doors: value } },
        specific_rooms: { values: { closets: value } },
      }),
    ).toStrictEqual(emptyDraft);
  });

  test.each([-1, true, [], { toString: 'x' }])('a wall figure of %j', (value) => {
    expect(parseBoth({ wallSqft: value }, { wallSqft: value })).toStrictEqual(emptyDraft);
  });

  test.each([
    ['1,200', 1200],
    ['', null],
    ['many', 'many'],
    ['a'.repeat(200), 'a'.repeat(100)],
  ])('a stored wall figure of %j is read as if typed: %j', (stored, read) => {
    const { entered } = parseBoth({ wallSqft: stored }, {}) ?? {};
    expect(entered?.general?.values.wallSqft).toBe(read);
  });

  test('a wall figure beyond all numbers', () => {
    expect(parseDraft('{"entered":{"general":{"values":{"wallSqft":1e999}}}}')).toStrictEqual(emptyDraft);
  });

  test.each(['Refresh', '', 0, 'toString', '__proto__'])('a paint type or ceiling of %j', (value) => {
    const kinds = { wallPaintType: value, ceilingType: value };
    expect(parseBoth(kinds, kinds)).toStrictEqual(emptyDraft);
  });

  test.each(['true', 1, {}, null])('a yes/no of %j', (value) => {
    expect(parseBoth({ isTwoStory: value }, { baseboards: value })).toStrictEqual(emptyDraft);
  });

  test.each([7, null, ['Ann'], { a: 1 }])('a name of %j', (value) => {
    expect(parse({ contact: { firstName: value } })).toStrictEqual(emptyDraft);
  });

  test.each([7, null, 'rooms', [], { length: 3 }])('rooms of %j', (value) => {
    expect(parseRooms(value)).toStrictEqual([newRoom(1)]);
  });
});

describe('rooms', () => {
  test('are at most 100', () => {
    const rooms = Array.from({ length: 1000 }, (_, index) => newRoom(index + 1));
    expect(parseRooms(rooms)).toStrictEqual(rooms.slice(0, 100));
  });

  test.each([
    [1, 1],
    [8.64e15, 8.64e15],
    [0, 1],
    [2.5, 1],
    ['2', 1],
    [null, 1],
    [8.64e15 + 2, 1],
  ])('a room with the id %j gets the id %d', (id, expected) => {
    expect(parseRooms([{ id }])).toStrictEqual([newRoom(expected)]);
  });

  test('get ids that differ, whatever they had', () => {
    const ids = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(1, 2, 8.64e15, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE, -1, 0),
    );
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1, maxLength: 60 }), (values) => {
        const rooms = parseRooms(values.map((id) => ({ id }))) ?? [];
        expect(rooms).toHaveLength(Math.min(values.length, 50));
        expect(new Set(rooms.map((room) => room.id)).size).toBe(rooms.length);
        expect(rooms.every((room) => Number.isSafeInteger(room.id) && room.id >= 1)).toBe(true);
      }),
    );
  });
});

test('texts are cut at 10,000 characters', () => {
  expect(parse({ contact: { address: 'x'.repeat(100_000) } })?.contact.address).toBe('x'.repeat(10_000));
});

test('fields that are not part of a draft are dropped, and the prototype is left alone', () => {
  const text =
    '{"__proto__":{"estimationType":"general","polluted":true},"constructor":{},"price":1,"contact":{"card":"4111"}}';
  expect(parseDraft(text)).toStrictEqual(emptyDraft);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('whatever storage holds, the draft read from it is valid: reading it again changes nothing', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record(
        {
          step: fc.jsonValue(),
          estimationType: fc.jsonValue(),
          contact: fc.jsonValue(),
          entered: fc.record({
            general: fc.record({
              values: fc.dictionary(fc.constantFrom(...sections.wholeCondo), fc.jsonValue()),
            }),
            specific_rooms: fc.record({
              values: fc.dictionary(fc.constantFrom(...sections.general), fc.jsonValue()),
              items: fc.array(fc.dictionary(fc.constantFrom('id', ...sections.room), fc.jsonValue())),
            }),
          }),
        },
        { requiredKeys: [] },
      )
      .map((draft) => JSON.stringify(draft)),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const draft = parseDraft(text);
      if (draft !== null) expect(parse(draft)).toEqual(draft);
    }),
    { numRuns: 500 },
  );
});
