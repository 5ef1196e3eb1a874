import type { Driver } from '../support/driver/driver';
import type { SpokenLanguage } from '../support/driver/people';

/** A tag as a visitor finds it or has brought it to be. */
export interface TagState {
  readonly name: string;
  readonly markup: string;
  /** What must still be there after it has been looked at. */
  readonly lasting?: 'dialog' | 'status' | 'toast';
  /** Brings the tag into the state, and waits until it is there. */
  reach?(visit: Visit): Promise<void>;
}

/** What a state is reached with. */
export interface Visit {
  readonly driver: Driver;
  readonly language: SpokenLanguage;
  readonly services: FailingServices;
}

/** The services behind the tags, as far as states need them to fail. */
export interface FailingServices {
  /** The mails of the next lead, the business's and the visitor's, are refused with the words 'Not like this'. */
  refuseMails(): Promise<void>;
  /** The next mail is never answered. */
  holdMail(): Promise<void>;
  /** The next estimate and its second try fail. */
  failEstimate(): Promise<void>;
  /** The next estimate is never answered. */
  holdEstimate(): Promise<void>;
}
