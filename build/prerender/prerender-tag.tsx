import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { firstStyles } from '../../widgets/carousel/first-styles';
import type { CarouselSettings } from '../../widgets/carousel/use-carousel';
import { type AttributeTable, propertyName } from '../../widgets/element/attribute-table';
import type { Host } from '../../widgets/element/host';
import { parseAttribute } from '../../widgets/element/parse-attribute';
import { prerenderedAttribute } from '../../widgets/element/prerendered';
import { Frame } from '../../widgets/element/root';
import { baseStyles } from '../../widgets/element/styles/base-styles';
import { withoutScript } from '../../widgets/element/without-script';
import { resolveLanguage } from '../../widgets/lib/language';
import { carouselElement } from '../../widgets/painting-carousel';
import { readSlides, slotName } from '../../widgets/painting-carousel/place-slides';
import { estimatorElement } from '../../widgets/painting-estimator';
import { faqElement } from '../../widgets/painting-faq';
import { quoteFormElement } from '../../widgets/painting-quote-form';
import { quoteModalElement } from '../../widgets/painting-quote-modal';
import { reviewCarouselElement } from '../../widgets/painting-review-carousel';
import { serviceMapElement } from '../../widgets/painting-service-map';

/** A tag as it stands in a page. */
export interface TagOnPage {
  readonly tag: string;
  /** The text of an attribute, or null where it is absent. */
  attribute(name: string): string | null;
  /** The nearest `lang` up the tree. */
  readonly language: string | undefined;
  /** The tag as a node, for the widgets that read what it holds. */
  readonly content: HTMLElement;
  /** Sets this instance's ids apart from the page's others. */
  readonly idPrefix: string;
}

interface Prerenderable {
  readonly tag: string;
  readonly attributes: AttributeTable;
  readonly component: ComponentType<Record<string, unknown>>;
  readonly styles: readonly string[];
}

const elements = new Map(
  [
    quoteFormElement,
    quoteModalElement,
    estimatorElement,
    serviceMapElement,
    faqElement,
    carouselElement,
    reviewCarouselElement,
  ].map((element) => [element.tag, element as unknown as Prerenderable]),
);

/** Without script the tag's own content shows in place of a form, which would be a dead one. */
const fallback = {
  style: `slot.fallback{display:none}${withoutScript(
    ['.base', 'display:none'],
    ['slot.fallback', 'display:contents'],
  )}`,
  slot: '<slot class="fallback"></slot>',
};

/** The tags that can be prerendered. */
export const prerenderableTags: ReadonlySet<string> = new Set(elements.keys());

/** The declarative shadow root of a tag: its first drawing with its styles, to be taken over by the script. */
export function prerenderTag(on: TagOnPage): string {
  const element = elementOf(on.tag);
  const props = propsOf(element.attributes, on);
  const markup = renderToStaticMarkup(
    <Frame
      tag={on.tag}
      component={element.component}
      host={hostOf(on)}
      props={props}
      marks={{ [prerenderedAttribute]: on.idPrefix }}
    />,
  );
  const slot = sendsLeads(element.attributes) ? fallback.slot : '';
  return `<template shadowrootmode="open">${markup}<style>${styleText(element, props)}</style>${slot}</template>`;
}

/** The children of a tag that its first drawing shows through slots of their own, and the names of these. */
export function slottedChildren({ tag, content }: TagOnPage): ReadonlyMap<HTMLElement, string> {
  const slides = tag === carouselElement.tag ? readSlides(content) : [];
  return new Map(slides.map((slide, position) => [slide, slotName(position)]));
}

function elementOf(tag: string): Prerenderable {
  const element = elements.get(tag);
  if (!element) throw new Error(`<${tag}> cannot be prerendered`);
  return element;
}

function styleText({ attributes, styles }: Prerenderable, props: Record<string, unknown>): string {
  return [
    ...baseStyles,
    ...styles,
    sendsLeads(attributes) ? fallback.style : '',
    isCarousel(attributes) ? firstStyles(props as unknown as CarouselSettings) : '',
  ].join('');
}

/** A tag without a form draws its own content around the page's (towns, questions, slides) and reads without script as it is. */
function sendsLeads(table: AttributeTable): boolean {
  return 'thank-you-url' in table;
}

function isCarousel(table: AttributeTable): boolean {
  return 'gap-px' in table;
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

function hostOf({ language, content, idPrefix }: TagOnPage): Host {
  return {
    language: resolveLanguage(language),
    idPrefix,
    signal: new AbortController().signal,
    element: null,
    content,
    emit: () => true,
    handle: () => () => {},
  };
}
