import { html } from 'hono/html';
import type { Html } from '../base/page';

/** What a form of the pages did, by the name in the address that follows it. */
const texts = {
  contacted: 'Marked as contacted.',
  'not-contacted': 'Marked as not contacted yet.',
  note: 'The note is saved.',
  won: 'Marked as won.',
  lost: 'Marked as lost.',
  open: 'The lead is open again.',
  confirm: 'The visit is confirmed.',
  'call-off': 'The visit is called off.',
  real: 'Marked as real.',
  'send-again': 'Tried again: see below how it went.',
  'send-failed-again': 'Tried again: what failed once more is listed here.',
  device: 'This device is told of new leads from now on.',
  'no-device': 'That device is told nothing any more.',
  'too-many-devices': 'Twenty devices are told already: let one of them go first.',
  'clock-is-right': 'The clock is confirmed.',
};

/** The words for `done` of an address; '' for any other text, since anybody can write an address. */
export function doneText(done: string | undefined): string {
  return new Map<string | undefined, string>(Object.entries(texts)).get(done) ?? '';
}

/** The line that says what a form did, above all else on the page; the page's title begins with it as well. */
export function doneLine(text: string): Html | string {
  return text && html`<p class="panel" role="status"><strong>${text}</strong></p>\n`;
}
