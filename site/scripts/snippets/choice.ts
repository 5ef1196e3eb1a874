import { defaultLanguage, type Language } from '../../../shared/language';
import { attributesFromPage, frameOptions } from '../embed/frame-attributes';
import type { SnippetParts } from './formats';
import { element, type MarkupElement } from './markup';
import type { ScriptReference } from './script-reference';
import { besidesOf, contentOf } from './tags';

/** What is chosen in the builder. */
export interface Choice {
  readonly tag: string;
  /** Only what differs from the default; `null` for a boolean that is set. */
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly language: Language | 'page';
  /** Declarations of the theme. */
  readonly style: string;
  /** What the page adds to the tag's content: fields of its own, the words of its question for consent. */
  readonly content?: readonly MarkupElement[];
  /** Tag manager: where the tag goes, as a CSS selector. */
  readonly place: string;
}

/** The tag as chosen, with its content. */
export function chosenTag({ tag, attributes, language, style, content = [] }: Choice): MarkupElement {
  const all = {
    ...(language !== 'page' && { lang: language }),
    ...attributes,
    ...(style && { style }),
  };
  return element(tag, all, [...contentOf(tag, contentLanguage(language)), ...content]);
}

/** The language of the sample content: the default where the page decides. */
export function contentLanguage(language: Choice['language']): Language {
  return language === 'page' ? defaultLanguage : language;
}

/** Everything that the formats need to write a snippet; `origin` is the origin of the business's site. */
export function snippetParts(choice: Choice, script: ScriptReference, origin: string): SnippetParts {
  const tag = chosenTag(choice);
  return {
    script,
    content: [...besidesOf(choice.tag, contentLanguage(choice.language)), tag],
    place: choice.place,
    frameAddress: frameAddress(tag, origin),
    frameAttributes: frameAttributes(tag),
    frameTitle: choice.tag === 'painting-estimator' ? 'Cost Estimator' : 'Request a free quote',
    frameScriptAddress: `${origin}/embed/embed.js`,
  };
}

const framePaths: Readonly<Record<string, string>> = {
  'painting-quote-form': '/embed/quote',
  'painting-estimator': '/embed/estimator',
};

function frameAddress({ name, attributes }: MarkupElement, origin: string): string | undefined {
  const path = framePaths[name];
  if (path === undefined) return undefined;
  const address = new URL(origin + path);
  for (const option of frameOptions[name] ?? []) {
    const value = attributes[option];
    if (value !== undefined) address.searchParams.set(option, value ?? '');
  }
  return address.href;
}

/** What the frame's address cannot say: the loader takes it from the frame itself. */
function frameAttributes({ name, attributes }: MarkupElement): MarkupElement['attributes'] {
  const inAddress = frameOptions[name] ?? [];
  const names = Object.keys(attributes).filter((option) => !inAddress.includes(option));
  const texts = Object.fromEntries(names.map((option) => [option, attributes[option] ?? '']));
  const forTag = attributesFromPage(texts, names);
  const forPage = Object.entries(texts).filter(([option]) => option === 'thank-you-url');
  return Object.fromEntries([...forTag, ...forPage].map(([option, text]) => [`data-${option}`, text]));
}
