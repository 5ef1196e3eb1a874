import type { Driver } from '../driver/driver';
import type { SpokenLanguage } from '../driver/leads';

/** A state of a tag that a visitor can see or reach. */
export interface TagState {
  readonly name: string;
  readonly markup: string;
  /** Part that must remain after inspection. */
  readonly lasting?: 'dialog' | 'status' | 'toast';
  /** Brings the tag into the state and waits for it. */
  reach?(visit: StateTools): Promise<void>;
}

/** Tools for reaching a state. */
export interface StateTools {
  readonly driver: Driver;
  readonly language: SpokenLanguage;
  readonly services: FailingServices;
}

/** Services behind the tags, with the failures that states need. */
export interface FailingServices {
  /** Refuses both mails of the next lead with 'Not like this'. */
  refuseMails(): Promise<void>;
  /** Never answers the next mail. */
  holdMail(): Promise<void>;
  /** Fails the next estimate and its second try. */
  failEstimate(): Promise<void>;
  /** Never answers the next estimate. */
  holdEstimate(): Promise<void>;
}

/** Pauses every toast's timer, as hovering does. Runs in the page, so it must be self-contained. */
export function restOnMessages(): void {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const clock of roots.flatMap((root) => [...root.querySelectorAll('.toast__clock')])) {
    for (const animation of clock.getAnimations()) animation.pause();
  }
}
