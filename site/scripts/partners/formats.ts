import { literal, type MarkupElement, markupElement, writeDomCalls, writeHtml, writeJsx } from './markup';
import type { ScriptReference } from './script-reference';

/** A tag with its first render, and the script of the same version, which takes it over. */
export interface Prerendered {
  readonly html: string;
  readonly script: ScriptReference;
}

/** Parts of a snippet. */
export interface SnippetParts {
  readonly script: ScriptReference;
  /** The tag and its companions, such as the link that opens the modal. */
  readonly content: readonly MarkupElement[];
  /** Tag manager: CSS selector of the element that receives the content. */
  readonly place: string;
  /** Frame: its address; undefined if the tag has no frame page. */
  readonly frameUrl: string | undefined;
  /** Frame: its `data-…` attributes, which need the frame script. */
  readonly frameAttributes: MarkupElement['attributes'];
  readonly frameTitle: string;
  readonly frameScriptUrl: string;
  /** Fastest: the tag with its first render; undefined while it is being made. */
  readonly prerendered: Prerendered | undefined;
}

/** A kind of snippet, by where it is pasted. */
export interface Format {
  readonly name: string;
  readonly label: string;
  readonly write: (parts: SnippetParts) => string;
}

/** Every kind of snippet. */
export const formats: readonly Format[] = [
  {
    name: 'html',
    label: 'Plain HTML',
    write: ({ script, content }) => [...content, scriptElement(script)].map(writeHtml).join('\n'),
  },
  {
    name: 'fastest',
    label: 'Fastest',
    write: writeFastest,
  },
  {
    name: 'wordpress',
    label: 'WordPress',
    // Editors keep what is in a block element. A script before the tag would begin a paragraph that closes it.
    write: ({ script, content }) => [...content, optimizerProof(script)].map(writeHtml).join('\n'),
  },
  {
    name: 'tag-manager',
    label: 'Tag manager',
    write: writeTagManager,
  },
  {
    name: 'react',
    label: 'React 19',
    write: writeReact,
  },
  {
    name: 'frame',
    label: 'Frame',
    write: writeFrame,
  },
];

/** Attributes that exempt a script from optimizers: Cloudflare, LiteSpeed and WP Rocket, in this order. */
function optimizerProof(script: ScriptReference): MarkupElement {
  const { attributes } = scriptElement(script);
  return markupElement('script', {
    'data-cfasync': 'false',
    'data-no-optimize': '1',
    nowprocket: null,
    ...attributes,
  });
}

/** Always with the script of its version: another one would find markup that is not its own. */
function writeFastest({ content, prerendered }: SnippetParts): string {
  if (prerendered === undefined) return '<!-- The lines are being made. -->';
  const beside = content.slice(0, -1).map(writeHtml);
  return [...beside, prerendered.html, writeHtml(scriptElement(prerendered.script))].join('\n');
}

function writeTagManager({ script, content, place }: SnippetParts): string {
  const [tag] = content.slice(-1);
  return `<script>
(function () {
  function make(name, attributes, children) {
    var node = document.createElement(name), key, index, child;
    for (key in attributes) {
      if (key === 'style') node.style.cssText = attributes[key];
      else node.setAttribute(key, attributes[key]);
    }
    for (index = 0; index < children.length; index++) {
      child = children[index];
      node.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
    }
    return node;
  }
  function show() {
    var place = document.querySelector(${literal(place)});
    if (!place || place.querySelector(${literal(tag?.name ?? '')})) return;
${content.map((markup) => `    place.appendChild(${writeDomCalls(markup)});`).join('\n')}
    document.head.appendChild(${writeDomCalls(scriptElement(script, 'inserted'))});
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
})();
</script>`;
}

function writeReact({ script, content }: SnippetParts): string {
  const [tag] = content.slice(-1);
  return `export function ${componentName(tag?.name ?? '')}() {
  return (
    <>
${[...content, scriptElement(script, 'async')].map((markup) => `      ${writeJsx(markup)}`).join('\n')}
    </>
  );
}`;
}

function componentName(tag: string): string {
  return tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function writeFrame({
  content,
  frameUrl,
  frameAttributes,
  frameTitle,
  frameScriptUrl,
}: SnippetParts): string {
  if (frameUrl === undefined) return '<!-- Only the quote form and the estimator can be framed. -->';
  const [tag] = content.slice(-1);
  const frame = markupElement('iframe', {
    src: frameUrl,
    title: frameTitle,
    width: '100%',
    height: '640',
    // Passes the page's campaign even without the frame script.
    referrerpolicy: 'unsafe-url',
    ...frameAttributes,
    style: [tag?.attributes.style, 'border: 0'].filter(Boolean).join('; '),
  });
  const script = markupElement('script', { src: frameScriptUrl, defer: null });
  return [markupElement('div', {}, [frame]), script].map(writeHtml).join('\n');
}

/** Script element for a reference, with its timing. */
function scriptElement(
  { address, integrity }: ScriptReference,
  timing: 'defer' | 'async' | 'inserted' = 'defer',
): MarkupElement {
  return markupElement('script', {
    src: address,
    ...(integrity && { integrity, crossorigin: 'anonymous' }),
    ...(timing !== 'inserted' && { [timing]: null }),
  });
}
