import { createHash } from 'node:crypto';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { estimatorElement } from '../../widgets/painting-estimator';
import { faqElement } from '../../widgets/painting-faq';
import { quoteFormElement } from '../../widgets/painting-quote-form';
import { quoteModalElement } from '../../widgets/painting-quote-modal';
import { serviceMapElement } from '../../widgets/painting-service-map';
import { type AttributeTable, propertyName } from '../../widgets/shared/element/attribute-table';
import type { Host } from '../../widgets/shared/element/host';
import { parseAttribute } from '../../widgets/shared/element/parse-attribute';
import { PRERENDERED } from '../../widgets/shared/element/prerendered';
import { Frame } from '../../widgets/shared/element/root';
import { resolveLanguage } from '../../widgets/shared/language';
import { baseStyles } from '../../widgets/shared/styles/base-styles';

/** A tag as it stands in a page. */
export interface TagOnPage {
  readonly tag: string;
  /** The text of an attribute, or null where it is absent. */
  attribute(name: string): string | null;
  /** The nearest `lang` up the tree. */
  readonly language: string | undefined;
  /** Sets this instance's ids apart from the page's others. */
  readonly idPrefix: string;
}

interface Prerenderable {
  readonly tag: string;
  readonly attributes: AttributeTable;
  readonly component: ComponentType<Record<string, unknown>>;
  readonly styles: readonly string[];
}

/** The carousels are not among them: they measure themselves first, and until then their slides read as they stand in the page. */
const elements = new Map(
  [quoteFormElement, quoteModalElement, estimatorElement, serviceMapElement, faqElement].map((element) => [
    element.tag,
    element as unknown as Prerenderable,
  ]),
);

/** Without script the tag's own content shows in place of a form, which would be a dead one. */
const fallback = {
  style:
    'slot.fallback{display:none}@media(scripting:none){.base{display:none}slot.fallback{display:contents}}',
  slot: '<slot class="fallback"></slot>',
};

/** The tags that can be prerendered. */
export const prerenderableTags: ReadonlySet<string> = new Set(elements.keys());

/** The declarative shadow root of a tag: its first drawing with its styles, to be taken over by the script. */
export function prerenderTag(on: TagOnPage): string {
  const element = elementOf(on.tag);
  const markup = renderToStaticMarkup(
    <Frame
      tag={on.tag}
      component={element.component}
      host={hostOf(on)}
      props={propsOf(element.attributes, on)}
      marks={{ [PRERENDERED]: on.idPrefix }}
    />,
  );
  const style = `<style>${styleText(element)}</style>`;
  const slot = sendsLeads(element.attributes) ? fallback.slot : '';
  return `<template shadowrootmode="open">${markup}${style}${slot}</template>`;
}

/** What a page's `style-src` must name for the prerendered tags' styles: `'sha256-…'`, one for each tag. */
export function styleHashes(): string[] {
  return [...elements.values()].map(
    (element) => `'sha256-${createHash('sha256').update(styleText(element)).digest('base64')}'`,
  );
}

function elementOf(tag: string): Prerenderable {
  const element = elements.get(tag);
  if (!element) throw new Error(`<${tag}> cannot be prerendered`);
  return element;
}

function styleText({ attributes, styles }: Prerenderable): string {
  return [...baseStyles, ...styles, sendsLeads(attributes) ? fallback.style : ''].join('');
}

/** A tag without a form draws its own content around the page's (towns, questions) and reads without script as it is. */
function sendsLeads(table: AttributeTable): boolean {
  return 'thank-you-url' in table;
}

/** Addresses stay as the page has them: the browser resolves links, and forms send nothing before the script. */
function propsOf(table: AttributeTable, on: TagOnPage): Record<string, unknown> {
  const entries = Object.entries(table).map(([name, row]) => {
    const text = on.attribute(name);
    if (row.kind === 'url') return [propertyName(name), text ?? undefined];
    const parsed = parseAttribute(row, text);
    if ('allowed' in parsed) throw new Error(`<${on.tag}> ${name}="${text}": allowed is ${parsed.allowed}`);
    return [propertyName(name), parsed.value];
  });
  return Object.fromEntries(entries);
}

function hostOf({ language, idPrefix }: TagOnPage): Host {
  return {
    language: resolveLanguage(language),
    idPrefix,
    signal: new AbortController().signal,
    element: null,
    emit: () => true,
    handle: () => () => {},
  };
}
