import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

/** The attributes of every tag that sends a lead: quote form, quote modal and estimator (docs/tags.md#attributes). */
export const leadAttributes = {
  lang: languageAttribute,
  'email-url': { kind: 'url', relativeTo: 'script' },
  'email-service-id': { kind: 'text' },
  'email-public-key': { kind: 'text' },
  'notification-template': { kind: 'text' },
  'confirmation-template': { kind: 'text' },
  'lead-url': { kind: 'url', relativeTo: 'script' },
  'thank-you-url': { kind: 'url', relativeTo: 'page' },
  'home-url': { kind: 'url', relativeTo: 'page' },
  'time-zone': { kind: 'time-zone' },
  source: { kind: 'text' },
  mode: { kind: 'choice', values: ['live', 'test'], default: 'live' },
  'data-layer': { kind: 'boolean' },
  'privacy-url': { kind: 'url', relativeTo: 'page' },
  consent: { kind: 'choice', values: ['none', 'optional', 'required'], default: 'none' },
  attribution: { kind: 'choice', values: ['on', 'consent', 'off'], default: 'on' },
  visits: { kind: 'choice', values: ['on', 'off'], default: 'on' },
  photos: { kind: 'choice', values: ['on', 'off'], default: 'on' },
} as const satisfies AttributeTable;

/** The events of every tag with a thank-you (docs/tags.md#events). */
export const addedEvents = ['painting-visit', 'painting-photos'] as const;

/** The events of every tag that sends a lead (docs/tags.md#events). */
export const leadEvents = [
  'painting-ready',
  'painting-view',
  'painting-start',
  'painting-success',
  'painting-error',
  ...addedEvents,
] as const;
