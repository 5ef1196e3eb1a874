import { join } from 'node:path';
import {
  type Context,
  type Emitter,
  Hash,
  Liquid,
  Tag,
  type TagToken,
  type TopLevelToken,
  Value,
} from 'liquidjs';
import { parse } from 'node-html-parser';
import { escapeHtml } from '../business/escape-html';
import { siteFolder } from '../business/folders';
import { iconHtml } from '../content/icon-tag';
import { inlineMarkdown, markdown, sectionsOf } from './markdown';
import type { PictureStore } from './picture-store';
import { describedPicture, pictureHtml, picturesPath } from './picture-tag';

/** Column width of an article (site/styles/article.css). */
const sizes = '(width >= 1280px) 744px, (width >= 900px) 58vw, 92vw';

/**
 * Running text with the site's pictures in it, from Markdown `![Alternative text](name)`. Throws for an
 * unknown picture.
 */
async function withPictures(html: string, pictures: PictureStore): Promise<string> {
  if (!html.includes('<img ')) return html;
  const text = parse(html);
  for (const image of text.querySelectorAll('img')) {
    const { src = '', alt = '' } = image.attributes;
    const picture = await pictures.picture(src);
    // Markdown wraps pictures in paragraphs.
    image.parentNode?.replaceWith(`<figure>${pictureHtml(picture, { alt }, { sizes })}</figure>`);
  }
  return text.toString();
}

/**
 * `{% params bar, tone? %}`, the first line of a partial, declares its parameters; those with a question mark
 * are optional and default to `null`. Unknown or missing parameters stop the build.
 */
class ParamsTag extends Tag {
  readonly #names: readonly string[];
  readonly #required: readonly string[];

  constructor(token: TagToken, remainingTokens: TopLevelToken[], liquid: Liquid) {
    super(token, remainingTokens, liquid);
    const written = token.args.split(',').map((name) => name.trim());
    this.#names = written.map((name) => name.replace('?', ''));
    this.#required = written.filter((name) => !name.endsWith('?'));
  }

  render(context: Context): void {
    // A partial starts with its own scope, which holds only its parameters.
    const given: Record<string, unknown> = context.bottom();
    for (const name of Object.keys(given)) {
      if (!this.#names.includes(name))
        throw new Error(`does not take '${name}' (it takes ${this.token.args})`);
    }
    for (const name of this.#names) {
      if (given[name] === undefined && this.#required.includes(name)) throw new Error(`needs '${name}'`);
      given[name] ??= null;
    }
  }
}

/**
 * Template engine of the pages: partials from `site/partials`, output escaped unless `| raw`, tags `picture`,
 * `picture_file`, `icon` and `params`, filters `fill`, `markdown`, `inline_markdown` and `sections`, dates in
 * `language`. Unknown variables, filters, tags and arguments throw with file and line.
 */
export function createLiquidEngine(pictures: PictureStore, language: string): Liquid {
  const partials = join(siteFolder, 'partials');
  const engine = new Liquid({
    root: [siteFolder],
    layouts: [partials],
    partials: [partials],
    extname: '.liquid',
    locale: language,
    outputEscape: escapeOutput,
    strictFilters: true,
    strictVariables: true,
  });
  engine.registerTag('params', ParamsTag);
  engine.registerTag(
    'icon',
    namedTag(['class'], (name, given) => iconHtml(String(name), given)),
  );
  engine.registerTag(
    'picture',
    namedTag(['sizes', 'box', 'class', 'priority'], async (shown, given) => {
      const { name, ...described } = describedPicture(shown);
      return pictureHtml(await pictures.picture(name), described, given);
    }),
  );
  engine.registerTag(
    'picture_file',
    namedTag([], async (shown) => {
      const { files } = await pictures.picture(describedPicture(shown).name);
      return `${picturesPath}${files.webp.at(-1)?.fileName}`;
    }),
  );
  engine.registerFilter('fill', fill);
  engine.registerFilter('markdown', {
    raw: true,
    handler: (text: string) => withPictures(markdown(text), pictures),
  });
  engine.registerFilter('inline_markdown', { raw: true, handler: inlineMarkdown });
  engine.registerFilter('sections', sectionsOf);
  return engine;
}

/** Attributes use double quotes, so apostrophes can stay. */
function escapeOutput(value: unknown): string {
  return escapeHtml(String(value ?? '')).replaceAll('&#39;', "'");
}

/**
 * Liquid filter `fill`: fills a label's placeholders; `{{ label | fill: title: article.title }}` for 'Share
 * “{title}”'. Throws for a placeholder without a value.
 */
function fill(label: string, ...values: [name: string, value: unknown][]): string {
  const known = new Map(values);
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    if (!known.has(name)) throw new Error(`${JSON.stringify(label)}: there is no value for ${placeholder}`);
    return String(known.get(name));
  });
}

/** Renders a tag's HTML from its subject and named arguments; errors name the place in the template. */
type TagRenderer = (subject: unknown, given: Record<string, unknown>) => string | Promise<string>;

/**
 * Liquid tag written `{% tag subject, argument: value %}`; subject and values may be variables. Rejects
 * arguments not in `allowed`.
 */
function namedTag(
  allowed: readonly string[],
  renderer: TagRenderer,
): typeof Tag & (new (token: TagToken, tokens: TopLevelToken[], liquid: Liquid) => Tag) {
  return class extends Tag {
    readonly #value: Value;
    readonly #arguments: Hash;

    constructor(token: TagToken, remainingTokens: TopLevelToken[], liquid: Liquid) {
      super(token, remainingTokens, liquid);
      this.#value = new Value(this.tokenizer.readFilteredValue(), liquid);
      this.#arguments = new Hash(this.tokenizer, liquid.options.keyValueSeparator);
      for (const name of Object.keys(this.#arguments.hash)) {
        if (!allowed.includes(name))
          throw new Error(`does not take '${name}' (it takes ${allowed.join(', ')})`);
      }
    }

    *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
      const subject = yield this.#value.value(context, false);
      const given = yield* this.#arguments.render(context);
      emitter.write(yield renderer(subject, given));
    }
  };
}
