import type { Random } from './random';

/** What becomes of one call to the mail service. */
export type Answer =
  | 'fine'
  /** Taken at once, answered after a few seconds. */
  | 'slow'
  /** Taken at once, answered after 30 s: later than any client waits. */
  | 'late'
  /** Taken after 30 s, whether or not anybody still waits for the answer. */
  | 'taken late'
  /** Not taken, never answered. */
  | 'hang'
  /** Taken, never answered. */
  | 'hang after delivery'
  | 'reset before delivery'
  | 'reset after delivery'
  /** Taken; the answer breaks off in the middle of its text. */
  | 'cut off'
  /** Not taken: a captive portal answers 200 with a page of its own. */
  | 'HTML'
  | '4xx'
  | '429'
  | '5xx';

/** The page that the visitor is on. */
export type Place =
  /** A page of our own site. */
  | 'own site'
  /** Our own site at an insecure address, where browsers have no Web Locks. */
  | 'own site, insecure'
  /** Somebody else's page with our script. */
  | 'third-party page'
  | 'third-party page, insecure'
  /** A sandboxed frame on somebody else's page: no storage and no locks. */
  | 'sandboxed frame';

/** Something that the visitor does, or that happens to them. */
export type Act =
  | 'press'
  | 'double click'
  /** Fills in the same values again where they are gone, and presses again. */
  | 'press again'
  /** Changes what they want, not who they are, and presses again. */
  | 'edit and press'
  /** Somebody else at the same computer sends a request of their own. */
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
  | 'press in a second tab';

/** An act, and how long after the one before it. */
export interface PlannedAct {
  readonly act: Act;
  readonly afterMs: number;
}

/** How the visit ends, once the service is well and the visitor is online again. */
export type Ending =
  /** The pages stay open, and nobody comes back. */
  | 'stays'
  /** Everything is closed; a day later at most the visitor opens another page of the origin. */
  | 'comes back'
  /** The pages stay open while the visitor opens another one. */
  | 'stays and comes back';

/** One visit, decided before it is made. */
export interface Plan {
  readonly run: number;
  readonly tag: 'quote form' | 'estimator';
  readonly place: Place;
  /** For the calls to the mail service in the order of their arrival; those that follow are answered well. */
  readonly answers: readonly Answer[];
  readonly acts: readonly PlannedAct[];
  /** How long after the last act the service and the network are well again. */
  readonly healsAfterMs: number;
  readonly ending: Ending;
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

const answers = new Map<Answer, number>([
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

const endings = new Map<Ending, number>([
  ['stays', 1],
  ['comes back', 2],
  ['stays and comes back', 1],
]);

/** Pauses between acts: at once, while a call is under way, between its tries, while it hangs, after it was given up. */
const pausesMs = new Map([
  [0, 4],
  [50, 3],
  [400, 3],
  [1_500, 3],
  [4_000, 2],
  [12_000, 2],
]);

/** Some do not see the answer to their first call, some the end of all tries. */
const healingPausesMs = new Map([
  [0, 1],
  [1_500, 2],
  [6_000, 2],
  [25_000, 3],
]);

/** A visitor who presses the same button in two tabs needs a moment to get from one to the other. */
const tabChangeMs = 1_500;

const quietShare = 0.2;
const earlyOfflineShare = 0.05;
const doubleClickShare = 0.15;
const mostAnswers = 7;
const mostActs = 4;

/** Draws the plan of one run. */
export function drawPlan(run: number, random: Random): Plan {
  const place = random.choose(places);
  return {
    run,
    tag: random.choose(tags),
    place,
    answers: random.happens(quietShare) ? [] : drawAnswers(random),
    acts: drawActs(place, random),
    healsAfterMs: random.choose(healingPausesMs),
    // Where nothing can be kept, nothing is left for somebody who comes back.
    ending: place === 'sandboxed frame' ? 'stays' : random.choose(endings),
  };
}

function drawAnswers(random: Random): readonly Answer[] {
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

/** Two sandboxed frames share nothing: what happens in one cannot be known in the other. */
function isPossible(act: Act, place: Place): boolean {
  return place !== 'sandboxed frame' || (act !== 'open a second tab' && act !== 'press in a second tab');
}
