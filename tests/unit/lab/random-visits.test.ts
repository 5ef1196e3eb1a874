import { describe, expect, it } from 'vitest';
import { IntendedAdditions, judgeAdded, type KeptAdditions } from '../../../lab/random-visits/added';
import { type Delivery, type JudgedCall, judge } from '../../../lab/random-visits/judge';
import { drawPerson, drawWish, IntendedLeads, type VisitorRequest } from '../../../lab/random-visits/leads';
import type { AddedCall } from '../../../lab/random-visits/mail-gate';
import { choosePlan } from '../../../lab/random-visits/plan';
import { randomFrom, randomOfRun } from '../../../lab/random-visits/random';

const random = randomFrom(5);
const person = drawPerson(random);
const first: VisitorRequest = { person, wish: drawWish(random) };
const second: VisitorRequest = { person, wish: drawWish(random) };
const stranger: VisitorRequest = { person: drawPerson(random), wish: drawWish(random) };
const firstId = '7K2QM4AAAAAAAAAAAAAAAAAAAA';
const secondId = 'ZZZZ99AAAAAAAAAAAAAAAAAAAA';

function params(
  { person, wish }: VisitorRequest,
  leadId: string,
  others: object = {},
): Record<string, string> {
  return {
    client_name: `${person.firstName} ${person.familyName}`,
    client_email: person.email,
    client_phone: person.phone,
    client_address: person.address,
    client_message: wish.message,
    lead_reference: `${leadId.slice(0, 4)}-${leadId.slice(4, 6)}`,
    lead: JSON.stringify({ leadId, ...others }),
  };
}

function call(
  values: VisitorRequest,
  leadId: string,
  change: Partial<JudgedCall> = {},
  others: object = {},
): JudgedCall {
  const known = { isNotification: true, status: 200, isTaken: true, isHeard: true };
  return { ...known, params: params(values, leadId, others), ...change };
}

const mail = (values: VisitorRequest): Delivery => ({
  isNotification: true,
  text: Object.values(params(values, firstId)).join('\n'),
});

function intended(...presses: readonly (readonly [VisitorRequest, VisitorRequest | null])[]) {
  const leads = new IntendedLeads();
  for (const [values, madeFrom] of presses) leads.press(values, madeFrom);
  return leads.list();
}

const good = { lost: 0, refused: 0, doubled: 0, doubledUnheard: 0, valuesLost: 0, misnamed: 0 };

describe('the verdict on a visit', () => {
  it('accepts a lead that arrived once, however often it was pressed', () => {
    const leads = intended([first, null], [first, null]);
    const verdict = judge({ leads, deliveries: [mail(first)], calls: [call(first, firstId)] });
    expect(verdict).toEqual({ leads: 1, exactlyOnce: 1, ...good, faults: [] });
  });

  it('counts a missing lead as lost, or as refused if the service refused for good', () => {
    const leads = intended([first, null]);
    expect(judge({ leads, deliveries: [], calls: [] })).toMatchObject({
      lost: 1,
      refused: 0,
      exactlyOnce: 0,
    });
    const refusal = call(first, firstId, { status: 422, isTaken: false });
    expect(judge({ leads, deliveries: [], calls: [refusal] })).toMatchObject({ lost: 0, refused: 1 });
    const tooMany = call(first, firstId, { status: 429, isTaken: false });
    expect(judge({ leads, deliveries: [], calls: [tooMany] })).toMatchObject({ lost: 1, refused: 0 });
  });

  it('distinguishes duplicates after an unread answer from others', () => {
    const leads = intended([first, null]);
    const deliveries = [mail(first), mail(first)];
    const unheard = [call(first, firstId, { isHeard: false }), call(first, firstId)];
    expect(judge({ leads, deliveries, calls: unheard })).toMatchObject({ doubledUnheard: 1, doubled: 0 });
    const heard = [call(first, firstId), call(first, firstId)];
    expect(judge({ leads, deliveries, calls: heard })).toMatchObject({ doubledUnheard: 0, doubled: 1 });
  });

  it('detects a value that differs from the input', () => {
    const mixed = {
      isNotification: true,
      text: mail(first).text.replace(person.phone, stranger.person.phone),
    };
    const verdict = judge({
      leads: intended([first, null]),
      deliveries: [mixed],
      calls: [call(first, firstId)],
    });
    expect(verdict).toMatchObject({ valuesLost: 1, exactlyOnce: 1 });
  });

  it('does not require a changed lead, and requires the new one to name it if it may have arrived', () => {
    const leads = intended([first, null], [second, first]);
    const silent = [call(first, firstId, { isHeard: false }), call(second, secondId)];
    const deliveries = [mail(first), mail(second)];
    expect(judge({ leads, deliveries, calls: silent })).toMatchObject({
      leads: 1,
      exactlyOnce: 1,
      misnamed: 1,
    });
    const named = [silent[0] as JudgedCall, call(second, secondId, {}, { replaces: firstId })];
    expect(judge({ leads, deliveries, calls: named })).toMatchObject({ ...good, exactlyOnce: 1 });
  });

  it("requires both leads of two people, neither in the other's name", () => {
    const leads = intended([first, null], [stranger, null]);
    const calls = [call(first, firstId), call(stranger, secondId, {}, { replaces: firstId })];
    const deliveries = [mail(first), mail(stranger)];
    expect(judge({ leads, deliveries, calls })).toMatchObject({ leads: 2, exactlyOnce: 2, misnamed: 1 });
  });

  it('requires one id for all calls of a lead, and no other lead with it', () => {
    const twoIds = [call(first, firstId, { isTaken: false, status: 503 }), call(first, secondId)];
    expect(judge({ leads: intended([first, null]), deliveries: [mail(first)], calls: twoIds })).toMatchObject(
      {
        misnamed: 1,
      },
    );
    const leads = intended([first, null], [stranger, null]);
    const shared = [call(first, firstId), call(stranger, firstId)];
    expect(judge({ leads, deliveries: [mail(first), mail(stranger)], calls: shared })).toMatchObject({
      misnamed: 2,
    });
  });
});

const runs = Array.from({ length: 300 }, (_, index) => index + 1);
const plansOf = (seed: number) => runs.map((run) => choosePlan(run, randomOfRun(seed, run), true));

describe('the plans of random visits', () => {
  it('are equal for equal seeds, whichever runs were drawn before', () => {
    expect(plansOf(7)).toEqual(plansOf(7));
    expect(choosePlan(123, randomOfRun(7, 123), true)).toEqual(plansOf(7)[122]);
  });

  it('differ between seeds and runs', () => {
    expect(plansOf(7)).not.toEqual(plansOf(8));
    const distinct = new Set(plansOf(7).map((plan) => JSON.stringify({ ...plan, run: 0 })));
    expect(distinct.size).toBeGreaterThan(290);
  });

  it('always press once, and cover every place, answer, act and ending', () => {
    const plans = plansOf(7);
    const isFirstPress = (act: string) => act === 'press' || act === 'double click';
    expect(plans.every(({ acts }) => acts.some(({ act }) => isFirstPress(act)))).toBe(true);
    expect(new Set(plans.map(({ place }) => place)).size).toBe(5);
    expect(new Set(plans.flatMap(({ answers }) => answers)).size).toBe(13);
    expect(new Set(plans.flatMap(({ addedAnswers }) => addedAnswers)).size).toBe(13);
    expect(new Set(plans.flatMap(({ acts }) => acts.map(({ act }) => act))).size).toBe(19);
    expect(new Set(plans.map(({ ending }) => ending)).size).toBe(3);
  });

  it('open no second tab where tabs share nothing', () => {
    const framed = plansOf(7).filter(({ place }) => place === 'sandboxed frame');
    expect(framed.flatMap(({ acts }) => acts).some(({ act }) => act.includes('second tab'))).toBe(false);
  });
});

describe("the verdict on a lead's additions", () => {
  const leadId = '7K2QM4'.padEnd(26, '0');
  const reference = '7K2Q-M4';
  const judged = (
    kept: Partial<KeptAdditions>,
    calls: readonly Partial<AddedCall>[] = [],
    intended = new IntendedAdditions(),
  ) => {
    intended.ask({ reference, halfDays: ['Monday, November 30, morning'], note: 'first' });
    intended.ask({ reference, halfDays: ['Tuesday, December 1, afternoon'], note: 'second' });
    intended.send({ reference, descriptions: ['hall', 'attic'] });
    intended.takeBack('attic');
    const nothing = { visits: [], photos: [], files: 0, mails: [] };
    const called = calls.map((call) => ({ method: 'PUT', wish: '', status: 200, ...call }) as AddedCall);
    return judgeAdded(intended, { ...nothing, ...kept }, called, true);
  };
  const visit = { leadId, times: ['2026-12-01-pm'], note: 'second' };
  const hall = { leadId, description: 'hall' };

  it('wants the last visit request and each photo once, and nothing withdrawn', () => {
    const whole = { visits: [visit], photos: [hall], files: 1, mails: ['a wish', 'a photo'] };
    expect(judged(whole)).toMatchObject({ added: 3, addedOnce: 3, addedFaults: [] });
    expect(judged({ photos: [hall], files: 1 })).toMatchObject({ addedLost: 1, addedDoubled: 0 });
    expect(judged({ ...whole, visits: [{ ...visit, note: 'first' }] })).toMatchObject({ addedLost: 1 });
    expect(judged({ ...whole, visits: [{ ...visit, times: [] }] })).toMatchObject({ addedLost: 1 });
    expect(judged({ ...whole, photos: [hall, hall], files: 2 })).toMatchObject({ addedDoubled: 1 });
    const attic = { ...hall, description: 'attic' };
    expect(judged({ ...whole, photos: [hall, attic], files: 2 })).toMatchObject({ addedDoubled: 1 });
    expect(judged({ ...whole, files: 2 })).toMatchObject({ addedDoubled: 1 });
  });

  it('allows additions that the server refused for good to be missing', () => {
    const refusal = { wish: '{"note":"second"}', status: 400, url: new URL('https://ours.example/visit') };
    expect(judged({ photos: [hall], files: 1 }, [refusal])).toMatchObject({ addedLost: 0, addedRefused: 1 });
  });
});

describe('the generator', () => {
  it('returns the known first draws of mulberry32', () => {
    const { fraction } = randomFrom(1);
    expect([fraction(), fraction(), fraction()]).toEqual([
      0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
    ]);
  });

  it('draws integers between its limits, inclusive', () => {
    const { whole } = randomFrom(3);
    const drawn = Array.from({ length: 500 }, () => whole(2, 5));
    expect([...new Set(drawn)].sort()).toEqual([2, 3, 4, 5]);
  });
});
