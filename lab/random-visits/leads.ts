import type { Random } from './random';

/** A person, as typed into the form. */
export interface Person {
  readonly firstName: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

/** The person's request; each tag uses one of the two. */
export interface Wish {
  /** For the quote form. */
  readonly message: string;
  /** For the estimator. */
  readonly wallSqft: number;
}

/** A request as the visitor means it. */
export interface VisitorRequest {
  readonly person: Person;
  readonly wish: Wish;
}

/** A request the visitor meant to send: they pressed the last button with these values at least once. */
export interface IntendedLead {
  readonly values: VisitorRequest;
  /** The request whose values were changed to make this one, on the same page and before any thank-you. */
  readonly madeFrom: IntendedLead | null;
  /**
   * Whether it must arrive. False if the person changed it before it was sent, when it may or may not arrive,
   * or if a page without storage was closed with it.
   */
  isRequired: boolean;
}

const letters = 'bcdfghjklmnpqrstvwxz';
const wordLength = 7;

/** Draws a person whose mails are unmistakable. */
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

/** Draws an unmistakable request, sometimes a long one. */
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

/** Requests a visitor meant to send, in order. */
export class IntendedLeads {
  readonly #leads: IntendedLead[] = [];

  /**
   * Records a press of the last button. Equal values are the same request; `madeFrom` is the one whose values
   * the person changed.
   */
  press(values: VisitorRequest, madeFrom: VisitorRequest | null): void {
    if (this.#find(values)) return;
    const earlier = (madeFrom && this.#find(madeFrom)) ?? null;
    this.#leads.push({ values, madeFrom: earlier, isRequired: true });
    if (earlier) earlier.isRequired = false;
  }

  /** Records the end of a page without storage, along with its undelivered leads. */
  loseWhatCannotBeKept(): void {
    for (const lead of this.#leads) lead.isRequired = false;
  }

  list(): readonly IntendedLead[] {
    return this.#leads;
  }

  #find(values: VisitorRequest): IntendedLead | undefined {
    return this.#leads.find(
      (lead) => lead.values.person === values.person && lead.values.wish === values.wish,
    );
  }
}

/** Draws a word that no other text has. */
export function drawWord(random: Random): string {
  return Array.from({ length: wordLength }, () => letters[random.whole(0, letters.length - 1)]).join('');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
