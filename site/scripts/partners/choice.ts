import { defaultLanguage, type Language } from '../../../shared/texts';
import { attributesFromPage, frameOptions } from '../embed/frame-attributes';
import type { Prerendered, SnippetParts } from './formats';
import { type MarkupElement, markupElement } from './markup';
import type { ScriptReference } from './script-reference';
import { besidesOf, contentOf } from './tags';

/** Choices made in the builder. */
export interface Choice {
  readonly tag: string;
  /** Only differences from the default; `null` for a boolean that is set. */
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly language: Language | 'page';
  /** CSS declarations of the theme. */
  readonly style: string;
  /** Page content for the tag: custom fields and the consent question. */
  readonly content: readonly MarkupElement[];
  /** Tag manager: CSS selector of the element that receives the tag. */
  readonly place: string;
}

/** The chosen tag with its content. */
export function chosenTag({ tag, attributes, language, style, content }: Choice): MarkupElement {
  const all = {
    ...(language !== 'page' && { lang: language }),
    ...attributes,
    ...(style && { style }),
  };
  return markupElement(tag, all, [...contentOf(tag, contentLanguage(language)), ...content]);
}

/** Language of the sample content; the default if the page decides. */
export function contentLanguage(language: Choice['language']): Language {
  return language === 'page' ? defaultLanguage : language;
}

/** Everything that formats need to write a snippet; `origin` is the business's site. */
export function snippetParts(
  choice: Choice,
  script: ScriptReference,
  origin: string,
  prerendered?: Prerendered,
): SnippetParts {
  const tag = chosenTag(choice);
  return {
    script,
    prerendered,
    content: [...besidesOf(choice.tag, contentLanguage(choice.language)), tag],
    place: choice.place,
    frameUrl: frameUrl(tag, origin),
    frameAttributes: frameAttributes(tag, origin),
    frameTitle: choice.tag === 'painting-estimator' ? 'Cost Estimator' : 'Request a free quote',
    frameScriptUrl: `${origin}/embed/embed.js`,
  };
}

const framePaths: Readonly<Record<string, string>> = {
  'painting-quote-form': '/embed/quote',
  'painting-estimator': '/embed/estimator',
};

function frameUrl({ name, attributes }: MarkupElement, origin: string): string | undefined {
  const path = framePaths[name];
  if (path === undefined) return undefined;
  const address = new URL(origin + path);
  for (const option of frameOptions[name] ?? []) {
    const value = attributes[option];
    if (value !== undefined) address.searchParams.set(option, value ?? '');
  }
  return address.href;
}

/** Options that can't go into the frame's address; the loader reads them from the frame. */
function frameAttributes({ name, attributes }: MarkupElement, origin: string): MarkupElement['attributes'] {
  const inUrl = frameOptions[name] ?? [];
  const names = Object.keys(attributes).filter((option) => !inUrl.includes(option));
  const texts = Object.fromEntries(names.map((option) => [option, attributes[option] ?? '']));
  const forTag = attributesFromPage(texts, names, origin);
  const forPage = Object.entries(texts).filter(([option]) => option === 'thank-you-url');
  return Object.fromEntries([...forTag, ...forPage].map(([option, text]) => [`data-${option}`, text]));
}
