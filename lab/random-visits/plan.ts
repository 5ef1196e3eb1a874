import type { Random } from './random';

/** Fate of one call to the mail service. */
export type CallFate =
  | 'fine'
  /** Taken at once, answered after a few seconds. */
  | 'slow'
  /** Taken at once, answered after 30 s, when no client is waiting. */
  | 'late'
  /** Taken after 30 s, even if no client is waiting. */
  | 'taken late'
  /** Neither taken nor answered. */
  | 'hang'
  /** Taken, never answered. */
  | 'hang after delivery'
  | 'reset before delivery'
  | 'reset after delivery'
  /** Taken; the response breaks off in its text. */
  | 'cut off'
  /** Not taken: a captive portal answers 200 with its own page. */
  | 'HTML'
  | '4xx'
  | '429'
  | '5xx';

/** The visitor's page. */
export type Place =
  /** A page of our own site. */
  | 'own site'
  /** Our own site at an insecure address, where browsers have no Web Locks. */
  | 'own site, insecure'
  /** A third-party page with our script. */
  | 'third-party page'
  | 'third-party page, insecure'
  /** A sandboxed frame on a third-party page: no storage and no locks. */
  | 'sandboxed frame';

/** An action of the visitor, or an event. */
export type Act =
  | 'press'
  | 'double click'
  /** Fills in the same values again if they are gone, and presses again. */
  | 'press again'
  /** Changes the request, not the person, and presses again. */
  | 'edit and press'
  /** Another person on the same computer sends a request. */
  | 'other person presses'
  | 'reload'
  | 'back'
  | 'leave for another page'
  | 'close the page'
  | 'crash the page'
  | 'go offline'
  | 'go online'
  | 'remove the tag'
  | 'move the tag'
  | 'open a second tab'
  | 'press in a second tab'
  /** Waits for the thank-you; the same goes for the next two. Asking again changes the request. */
  | 'ask for a visit'
  | 'send photos'
  | 'take a photo back';

/** What happens on one of the days after a visit, once its mail has arrived. */
export type NextDayAct =
  | 'wait a day'
  /** The customer opens the link of the mail, on another device; so do the next ones. */
  | 'look at the link'
  | 'ask at the link'
  | 'send a photo at the link'
  | 'say not now'
  | 'stop reminders'
  /** Opens the estimator with the answers, and sends a changed project. */
  | 'change something'
  | 'business calls';

/** An act, and its delay after the previous one. */
export interface PlannedAct {
  readonly act: Act;
  readonly afterMs: number;
}

/** End of the visit, once the service and network are well again. */
export type Ending =
  /** The pages stay open, and no page is opened. */
  | 'stays'
  /** All pages are closed; within a day the visitor opens another page of the origin. */
  | 'comes back'
  /** The pages stay open while the visitor opens another one. */
  | 'stays and comes back';

/** A visit, planned in advance. */
export interface Plan {
  readonly run: number;
  readonly tag: 'quote form' | 'estimator';
  readonly place: Place;
  /** Answers to the calls to the mail service, in order; later calls are answered normally. */
  readonly answers: readonly CallFate[];
  /** Answers to the calls that add a visit request or a photo to a lead. */
  readonly addedAnswers: readonly CallFate[];
  readonly acts: readonly PlannedAct[];
  /** Delay from the last act until service and network are well again. */
  readonly healsAfterMs: number;
  readonly ending: Ending;
  /** In order; empty where the service has no page for customers. */
  readonly nextDays: readonly NextDayAct[];
}

const tags = new Map<Plan['tag'], number>([
  ['quote form', 3],
  ['estimator', 2],
]);

const places = new Map<Place, number>([
  ['own site', 30],
  ['third-party page', 35],
  ['own site, insecure', 12],
  ['third-party page, insecure', 13],
  ['sandboxed frame', 10],
]);

const answers = new Map<CallFate, number>([
  ['fine', 6],
  ['slow', 3],
  ['late', 2],
  ['taken late', 1],
  ['hang', 2],
  ['hang after delivery', 1],
  ['reset before delivery', 3],
  ['reset after delivery', 3],
  ['cut off', 1],
  ['HTML', 2],
  ['4xx', 1],
  ['429', 2],
  ['5xx', 3],
]);

const laterActs = new Map<Act, number>([
  ['press again', 4],
  ['edit and press', 3],
  ['other person presses', 1],
  ['reload', 3],
  ['back', 2],
  ['leave for another page', 2],
  ['close the page', 2],
  ['crash the page', 1],
  ['go offline', 2],
  ['go online', 2],
  ['remove the tag', 2],
  ['move the tag', 1],
  ['open a second tab', 2],
  ['press in a second tab', 1],
]);

/** Acts of a visitor who is thanked, or waits for it. */
const thankedActs = new Map<Act, number>([
  ['ask for a visit', 6],
  ['send photos', 6],
  ['take a photo back', 2],
  ['reload', 3],
  ['leave for another page', 1],
  ['close the page', 1],
  ['crash the page', 1],
  ['go offline', 1],
  ['go online', 2],
]);

const nextDayActs = new Map<NextDayAct, number>([
  ['wait a day', 12],
  ['look at the link', 2],
  ['ask at the link', 3],
  ['send a photo at the link', 2],
  ['say not now', 1],
  ['stop reminders', 1],
  ['change something', 3],
  ['business calls', 1],
]);

const silentActs = new Map<NextDayAct, number>([
  ['wait a day', 12],
  ['look at the link', 2],
]);

const endings = new Map<Ending, number>([
  ['stays', 1],
  ['comes back', 2],
  ['stays and comes back', 1],
]);

/** Pauses between acts: at once, during a call, between tries, during a hang, after giving up. */
const pausesMs = new Map([
  [0, 4],
  [50, 3],
  [400, 3],
  [1_500, 3],
  [4_000, 2],
  [12_000, 2],
]);

/** Some visits end before the first answer, some after all tries. */
const healingPausesMs = new Map([
  [0, 1],
  [1_500, 2],
  [6_000, 2],
  [25_000, 3],
]);

/** A visitor needs a moment to switch tabs. */
const tabChangeMs = 1_500;

const quietShare = 0.2;
const earlyOfflineShare = 0.05;
const doubleClickShare = 0.15;
const mostAnswers = 7;
const mostActs = 4;
const addingShare = 0.7;
const mostActsBeforeThanks = 2;
const mostThankedActs = 6;
const mostNextDayActs = 8;
const nextDaysShare = 0.7;
/** Of those, how many do nothing that ends the reminders. */
const silentShare = 0.4;

/** Draws the plan of a run; `canAdd` tells whether the service takes what visitors add to a lead. */
export function choosePlan(run: number, random: Random, canAdd: boolean): Plan {
  const place = random.choose(places);
  const plan = {
    run,
    tag: random.choose(tags),
    place,
    answers: random.happens(quietShare) ? [] : drawAnswers(random),
    acts: drawActs(place, random),
    healsAfterMs: random.choose(healingPausesMs),
    // Without storage nothing remains for a return visit.
    ending: place === 'sandboxed frame' ? ('stays' as const) : random.choose(endings),
  };
  const addedAnswers = random.happens(quietShare) ? [] : drawAnswers(random);
  const isAdding = random.happens(addingShare) && canAdd;
  const thanked = Array.from({ length: isAdding ? random.whole(1, mostThankedActs) : 0 }, () => ({
    act: random.choose(thankedActs),
    afterMs: random.choose(pausesMs),
  }));
  // Few acts come before, so that most of these visitors see the thank-you.
  const acts = isAdding ? plan.acts.slice(0, mostActsBeforeThanks) : plan.acts;
  const isContinued = random.happens(nextDaysShare) && canAdd;
  const possible = random.happens(silentShare) ? silentActs : nextDayActs;
  const nextDays = Array.from({ length: isContinued ? random.whole(1, mostNextDayActs) : 0 }, () =>
    random.choose(possible),
  );
  return { ...plan, addedAnswers, acts: [...acts, ...thanked], nextDays };
}

function drawAnswers(random: Random): readonly CallFate[] {
  return Array.from({ length: random.whole(1, mostAnswers) }, () => random.choose(answers));
}

function drawActs(place: Place, random: Random): readonly PlannedAct[] {
  const before: PlannedAct[] = random.happens(earlyOfflineShare) ? [{ act: 'go offline', afterMs: 0 }] : [];
  const press: PlannedAct = { act: random.happens(doubleClickShare) ? 'double click' : 'press', afterMs: 50 };
  const after = Array.from({ length: random.whole(0, mostActs) }, () => drawAct(random));
  return [...before, press, ...after.filter(({ act }) => isPossible(act, place))];
}

function drawAct(random: Random): PlannedAct {
  const act = random.choose(laterActs);
  const afterMs = random.choose(pausesMs);
  return { act, afterMs: act === 'press in a second tab' ? Math.max(afterMs, tabChangeMs) : afterMs };
}

/** Sandboxed frames share nothing, so neither can know about the other. */
function isPossible(act: Act, place: Place): boolean {
  return place !== 'sandboxed frame' || (act !== 'open a second tab' && act !== 'press in a second tab');
}
