import type { Lead } from '../../shared/lead';
import { limits } from '../../shared/limits';
import { jsonBytes } from '../base/json-bytes';

const longestName = 60;

/** Texts by name, the longest of them cut so that all together fit into a lead. */
export function fittingTexts(texts: readonly (readonly [name: string, text: string])[]): Lead['texts'] {
  const fitting = new Map<string, string>();
  let left = limits.textsBytes - '{}'.length;
  // The shortest first, so that only long ones are cut.
  for (const [name, text] of texts.toSorted(([, one], [, other]) => one.length - other.length)) {
    const nameBytes = jsonBytes(name) + 2;
    if (name.length > longestName || left <= nameBytes + 10) continue;
    const cut = cutAfter(text, left - nameBytes);
    left -= nameBytes + jsonBytes(cut);
    fitting.set(name, cut);
  }
  return Object.fromEntries(
    texts.flatMap(([name]) => {
      const text = fitting.get(name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** A lead without its long texts, which takes a few kilobytes: of a client that has sent too much for a day. */
export function withoutLongTexts(lead: Lead): Lead {
  const { values, consent, price } = lead;
  return {
    ...lead,
    values: { ...values, message: cutAfter(values.message, limits.shortText) },
    fields: [],
    texts: {},
    attribution: {},
    project: null,
    previous: null,
    price: price && { ...price, lines: [], assumed: [] },
    consent: consent && { ...consent, text: cutAfter(consent.text, limits.shortText) },
    page: cutAfter(lead.page, limits.shortText),
    source: cutAfter(lead.source, limits.shortText),
  };
}

/** The part of a text that has at most so many bytes as JSON, with an ellipsis where it was cut. */
function cutAfter(text: string, mostBytes: number): string {
  let end = text.length;
  const cut = () => (end === text.length ? text : `${text.slice(0, end)}…`);
  for (let bytes = jsonBytes(cut()); bytes > mostBytes && end > 0; bytes = jsonBytes(cut()))
    end = Math.max(0, Math.min(end - 1, Math.floor((end * mostBytes) / bytes)));
  return cut();
}
