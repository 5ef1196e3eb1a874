import type { Random } from './random';

/** Who asks: what the visitor types about themselves. */
export interface Person {
  readonly firstName: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

/** What they ask for. Both are typed in one of the tags only. */
export interface Wish {
  /** For the quote form. */
  readonly message: string;
  /** For the estimator. */
  readonly wallSqft: number;
}

/** A request as the visitor means it. */
export interface Values {
  readonly person: Person;
  readonly wish: Wish;
}

/** One request that the visitor meant to send: they pressed the last button with these values, once or more often. */
export interface IntendedLead {
  readonly values: Values;
  /** The request that this one was made from by changing its values, on the same page and before any thank-you. */
  readonly madeFrom: IntendedLead | null;
  /**
   * Whether it has to arrive. Not the one that the same person changed before it was sent: it may have arrived, and
   * need not. Not one that a page without storage took with it when it was closed.
   */
  isRequired: boolean;
}

const letters = 'bcdfghjklmnpqrstvwxz';
const wordLength = 7;

/** Draws somebody whom no other mail can be mixed up with. */
export function drawPerson(random: Random): Person {
  const firstName = capitalised(drawWord(random));
  const familyName = capitalised(drawWord(random));
  return {
    firstName,
    familyName,
    email: `${firstName}.${familyName}@example.com`.toLowerCase(),
    phone: `416${random.whole(2_000_000, 9_999_999)}`,
    address: `${random.whole(1, 999)} ${capitalised(drawWord(random))} Street`,
  };
}

/** Draws a request that no other mail can be mixed up with, at times a long one. */
export function drawWish(random: Random): Wish {
  const mark = drawWord(random);
  const lines = ['Two rooms, please: é, “quotes”, <b>&amp;', `Reference ${mark}`];
  const isLong = random.happens(0.1);
  return {
    message: isLong
      ? [...lines, 'The hall too, and the stairs. '.repeat(300).trim()].join('\n')
      : lines.join('\n'),
    wallSqft: random.whole(10_000, 49_999),
  };
}

/** The requests that a visitor meant to send, in the order in which they were first made. */
export class IntendedLeads {
  readonly #leads: IntendedLead[] = [];

  /**
   * Notes that the last button was pressed. The same values again are the same request; `madeFrom` is the one whose
   * values the same person has changed.
   */
  press(values: Values, madeFrom: Values | null): void {
    if (this.#find(values)) return;
    const earlier = (madeFrom && this.#find(madeFrom)) ?? null;
    this.#leads.push({ values, madeFrom: earlier, isRequired: true });
    if (earlier) earlier.isRequired = false;
  }

  /** Notes that a page that can keep nothing is gone: what it had not delivered is lost with it. */
  loseWhatCannotBeKept(): void {
    for (const lead of this.#leads) lead.isRequired = false;
  }

  list(): readonly IntendedLead[] {
    return this.#leads;
  }

  #find(values: Values): IntendedLead | undefined {
    return this.#leads.find(
      (lead) => lead.values.person === values.person && lead.values.wish === values.wish,
    );
  }
}

function drawWord(random: Random): string {
  return Array.from({ length: wordLength }, () => letters[random.whole(0, letters.length - 1)]).join('');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
