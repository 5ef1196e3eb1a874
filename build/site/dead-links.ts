import { type HTMLElement, parse } from 'node-html-parser';
import { pagePath } from '../content/page-files';

/**
 * One line per link to a missing page, file or fragment. `pages` holds HTML by file name; `isFile` tests
 * other files of the web root, such as `/feed.xml`.
 */
export function deadLinks(pages: ReadonlyMap<string, string>, isFile: (path: string) => boolean): string[] {
  const linksOfPath = new Map([...pages].map(([file, html]) => [pagePath(file), ownLinks(html)]));
  const whyDead = (from: string, link: string): string | undefined => {
    const [address = '', id = ''] = link.split('#');
    const path = address.split('?', 1)[0] || from;
    const target = linksOfPath.get(path);
    if (!target) return isFile(path) ? undefined : `${path} is no page of this site`;
    return !id || target.ids.has(decodeURIComponent(id))
      ? undefined
      : `${path} has nothing with the id '${id}'`;
  };
  return [...pages.keys()].flatMap((file) => {
    const from = pagePath(file);
    return (linksOfPath.get(from)?.links ?? []).flatMap((link) => {
      const reason = whyDead(from, link);
      return reason === undefined ? [] : [`site/${file}: the link ${link} is dead: ${reason}`];
    });
  });
}

/** A page's links to this site, and its ids. */
interface OwnLinks {
  /** As written: `/contact#service-area`, `#content`. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

/** Collects links to this site from anchors, forms and tag attributes such as `thank-you-url`. */
function ownLinks(html: string): OwnLinks {
  const elements = parse(html).querySelectorAll('*');
  const addresses = elements.flatMap(urlsOf);
  return {
    links: [...new Set(addresses.filter((address) => /^(\/(?!\/)|#.)/.test(address)))],
    ids: new Set(elements.map(({ id }) => id).filter(Boolean)),
  };
}

function urlsOf({ rawTagName, attributes }: HTMLElement): string[] {
  return Object.entries(attributes)
    .filter(([name]) => isLink(rawTagName.toLowerCase(), name))
    .map(([, address]) => address.trim());
}

function isLink(tag: string, attribute: string): boolean {
  if (attribute === 'href') return tag === 'a' || tag === 'area';
  return attribute === 'action' || attribute.endsWith('-url');
}
