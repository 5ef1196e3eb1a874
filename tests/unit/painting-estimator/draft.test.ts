import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftKey, type EstimatorDraft, parseDraft } from '../../../widgets/painting-estimator/draft';
import {
  ceilingTypes,
  defaultGeneralValues,
  defaultWholeCondoValues,
  newRoom,
  paintTypes,
} from '../../../widgets/painting-estimator/estimate-values';

const emptyContact = { firstName: '', familyName: '', address: '', email: '', phone: '' };
const contact = {
  firstName: 'Ann',
  familyName: 'Lee',
  address: '12 Elm St',
  email: 'ann@example.ca',
  phone: '416 555 0142',
};
const emptyDraft: EstimatorDraft = {
  step: 1,
  mode: null,
  contact: emptyContact,
  wholeCondo: defaultWholeCondoValues(),
  rooms: [newRoom(1)],
  generalValues: defaultGeneralValues(),
};
const parse = (draft: unknown) => parseDraft(JSON.stringify(draft));

const count = fc.integer({ min: 0, max: 5 });
const wallSqft = fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100));
const wallPaintType = fc.constantFrom(...paintTypes);
const ceilingType = fc.constantFrom(...ceilingTypes);
const counts = { doors: count, doorFrames: count, bathrooms: count, dens: count, closets: count };
const flags = { isTwoStory: fc.boolean(), hasHighCeilings: fc.boolean(), hasAccentWall: fc.boolean() };
const drafts: fc.Arbitrary<EstimatorDraft> = fc.record({
  step: fc.constantFrom(1, 2, 3),
  mode: fc.constantFrom('general', 'specific_rooms'),
  contact: fc.constant(contact),
  wholeCondo: fc.record({
    ...counts,
    ...flags,
    wallSqft,
    wallPaintType,
    ceilingType,
    hasCrownMolding: fc.boolean(),
    hasBaseboards: fc.boolean(),
  }),
  rooms: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 2_000_000_000_000 }),
      wallPaintType,
      wallSqft,
      ceilingType,
      crownMolding: fc.boolean(),
      baseboards: fc.boolean(),
    }),
    { minLength: 1, maxLength: 50, selector: (room) => room.id },
  ),
  generalValues: fc.record({ ...counts, ...flags }),
});

test('each page has a draft of its own', () => {
  expect(draftKey('/estimator')).not.toBe(draftKey('/condos/estimator'));
  expect(draftKey('/estimator')).toMatch(/^painting-/);
});

test('any draft that was written is read back the same', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      expect(parse(draft)).toEqual(draft);
    }),
  );
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
  test.each([0, 4, 1.5, '2', null, [2], { step: 2 }])('that is %j is the first', (step) => {
    expect(parse({ step, mode: 'general', contact })?.step).toBe(1);
  });

  test('past the first is not reached without contact info that passes', () => {
    expect(parse({ step: 3, mode: 'general', contact: { ...contact, email: 'ann' } })?.step).toBe(1);
    expect(parse({ step: 2, contact: emptyContact })?.step).toBe(1);
  });

  test('past the first is not reached where other contact info is typed already', () => {
    const kept = JSON.stringify({ ...emptyDraft, step: 3, mode: 'general', contact });
    const typed = parseDraft(kept, { firstName: 'A' });
    expect(typed).toMatchObject({ step: 1, contact: { ...contact, firstName: 'A' } });
    // A browser fills in after a reload what stood there before.
    expect(parseDraft(kept, contact)?.step).toBe(3);
  });

  test('past the second is not reached without a mode', () => {
    expect(parse({ step: 3, mode: null, contact })?.step).toBe(2);
    expect(parse({ step: 3, mode: 'both', contact })).toMatchObject({ step: 2, mode: null });
  });
});

describe('what does not fit has its default', () => {
  test.each([6, -1, 2.5, '3', null, true, [3], 1e308])('a count of %j', (value) => {
    expect(parse({ wholeCondo: { doors: value }, generalValues: { closets: value } })).toStrictEqual(
      emptyDraft,
    );
  });

  test.each([-1, '850', true, [], { toString: 'x' }])('a wall figure of %j', (value) => {
    expect(parse({ wholeCondo: { wallSqft: value }, rooms: [{ id: 1, wallSqft: value }] })).toStrictEqual(
      emptyDraft,
    );
  });

  test('a wall figure beyond all numbers', () => {
    expect(parseDraft('{"wholeCondo":{"wallSqft":1e999}}')).toStrictEqual(emptyDraft);
  });

  test.each(['Refresh', '', 0, 'toString', '__proto__'])('a paint type or ceiling of %j', (value) => {
    const kinds = { wallPaintType: value, ceilingType: value };
    expect(parse({ wholeCondo: kinds, rooms: [{ id: 1, ...kinds }] })).toStrictEqual(emptyDraft);
  });

  test.each(['true', 1, {}, null])('a yes/no of %j', (value) => {
    expect(parse({ wholeCondo: { isTwoStory: value }, rooms: [{ id: 1, baseboards: value }] })).toStrictEqual(
      emptyDraft,
    );
  });

  test.each([7, null, ['Ann'], { a: 1 }])('a name of %j', (value) => {
    expect(parse({ contact: { firstName: value } })).toStrictEqual(emptyDraft);
  });

  test.each([7, null, 'rooms', [], { length: 3 }])('rooms of %j', (value) => {
    expect(parse({ rooms: value })).toStrictEqual(emptyDraft);
  });
});

describe('rooms', () => {
  test('are at most 50', () => {
    const rooms = Array.from({ length: 1000 }, (_, index) => newRoom(index + 1));
    expect(parse({ rooms })?.rooms).toStrictEqual(rooms.slice(0, 50));
  });

  test('get ids that differ, whatever they had', () => {
    const ids = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(1, 2, 8.64e15, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE, -1, 0),
    );
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1, maxLength: 60 }), (values) => {
        const rooms = parse({ rooms: values.map((id) => ({ id })) })?.rooms ?? [];
        expect(rooms).toHaveLength(Math.min(values.length, 50));
        expect(new Set(rooms.map((room) => room.id)).size).toBe(rooms.length);
        expect(rooms.every((room) => Number.isSafeInteger(room.id) && room.id >= 1)).toBe(true);
      }),
    );
  });
});

test('texts are cut at 500 characters', () => {
  expect(parse({ contact: { address: 'x'.repeat(100_000) } })?.contact.address).toBe('x'.repeat(500));
});

test('fields that are no part of a draft are left behind, and the prototype is left alone', () => {
  const text =
    '{"__proto__":{"mode":"general","polluted":true},"constructor":{},"price":1,"contact":{"card":"4111"}}';
  expect(parseDraft(text)).toStrictEqual(emptyDraft);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('whatever stands in storage, the draft read from it is sound: reading it again changes nothing', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record(
        {
          step: fc.jsonValue(),
          mode: fc.jsonValue(),
          contact: fc.jsonValue(),
          wholeCondo: fc.dictionary(
            fc.constantFrom(...Object.keys(defaultWholeCondoValues())),
            fc.jsonValue(),
          ),
          rooms: fc.array(fc.dictionary(fc.constantFrom(...Object.keys(newRoom(1))), fc.jsonValue())),
          generalValues: fc.dictionary(
            fc.constantFrom(...Object.keys(defaultGeneralValues())),
            fc.jsonValue(),
          ),
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
