import { prerenderedTags } from 'virtual:prerendered-tags';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AttributeTable, propertyName } from '../../widgets/element/attribute-table';
import { parseAttribute } from '../../widgets/element/attribute-values';
import base from '../../widgets/element/base.css?inline';
import type { AnyPaintingElement } from '../../widgets/element/define-painting-element';
import { businessLanguage } from '../../widgets/element/language';
import type { Prerendering } from '../../widgets/element/prerendered';
import { prerenderedAttribute, withoutScript } from '../../widgets/element/prerendered';
import type { ElementContext } from '../../widgets/element/use-element';
import { Frame } from '../../widgets/element/use-element';

/** A tag in a page. */
export interface TagOnPage {
  readonly tag: string;
  /** Text of an attribute; null if absent. */
  attribute(name: string): string | null;
  /** The closest `lang` up the tree. */
  readonly language: string | undefined;
  /** The tag's node, for widgets that read its children. */
  readonly content: HTMLElement;
  /** Keeps this instance's ids unique on the page. */
  readonly idPrefix: string;
}

interface PrerenderedTag {
  readonly element: AnyPaintingElement;
  readonly prerendering: Prerendering<Record<string, unknown>>;
}

const tagsByName: ReadonlyMap<string, PrerenderedTag> = new Map(
  prerenderedTags.map((known) => [known.element.tag, known]),
);

/** Shows the children instead of the widget while scripts are off. */
const fallback = {
  style: `slot.fallback{display:none}${withoutScript(
    ['.base', 'display:none'],
    ['slot.fallback', 'display:contents'],
  )}`,
  slot: '<slot class="fallback"></slot>',
};

/** Tags that can be prerendered. */
export const prerenderableTags: ReadonlySet<string> = new Set(tagsByName.keys());

/** Declarative shadow root of a tag: its first render and styles, which the script hydrates. */
export function prerenderTag(on: TagOnPage): string {
  const { element, prerendering } = find(on.tag);
  const { component, styles: own = [] } = element;
  if (!component) throw new Error(`<${on.tag}> has its component elsewhere`);
  const props = propsOf(element.attributes, on);
  const markup = renderToStaticMarkup(
    <Frame
      tag={on.tag}
      component={component}
      context={contextOf(on, props)}
      props={props}
      marks={{ [prerenderedAttribute]: on.idPrefix }}
    />,
  );
  const styles = [
    base,
    ...own.filter((style) => !prerendering.laterStyles?.includes(style)),
    prerendering.hasFallback ? fallback.style : '',
    prerendering.firstStyles?.(props) ?? '',
  ].join('');
  const slot = prerendering.hasFallback ? fallback.slot : '';
  return `<template shadowrootmode="open">${markup}<style>${styles}</style>${slot}</template>`;
}

/** Children that the first render shows through named slots, with the slot names. */
export function slottedChildren({ tag, content }: TagOnPage): ReadonlyMap<HTMLElement, string> {
  return find(tag).prerendering.slottedChildren?.(content) ?? new Map();
}

function find(tag: string): PrerenderedTag {
  const known = tagsByName.get(tag);
  if (!known) throw new Error(`<${tag}> cannot be prerendered`);
  return known;
}

/** Keeps URLs as written: the browser resolves links, and forms send nothing before the script runs. */
function propsOf(table: AttributeTable, on: TagOnPage): Record<string, unknown> {
  const entries = Object.entries(table).map(([name, row]) => {
    const text = on.attribute(name);
    if (row.kind === 'url') return [propertyName(name), text ?? undefined];
    const parsed = parseAttribute(row, text);
    if ('allowed' in parsed)
      throw new Error(`<${on.tag}> ${name}="${text}" is not valid: expected ${parsed.allowed}`);
    return [propertyName(name), parsed.value];
  });
  return Object.fromEntries(entries);
}

function contextOf(
  { language, content, idPrefix }: TagOnPage,
  props: Record<string, unknown>,
): ElementContext {
  return {
    language: businessLanguage(language),
    pageLang: language,
    headingLevel: Number(props.headingLevel),
    idPrefix,
    signal: new AbortController().signal,
    element: null,
    content,
    emit: () => true,
    handle: () => () => {},
  };
}
