import { type HTMLElement, parse } from 'node-html-parser';

/** A page's links to this site, and the places in it that links may lead to. */
export interface OwnLinks {
  /** As they are written: `/contact#service-area`, `#content`. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

/** The links to this site in a page's HTML: of anchors, forms, and attributes of tags such as `thank-you-url`. */
export function ownLinks(html: string): OwnLinks {
  const elements = parse(html).querySelectorAll('*');
  const addresses = elements.flatMap(addressesOf);
  return {
    links: [...new Set(addresses.filter((address) => /^(\/(?!\/)|#.)/.test(address)))],
    ids: new Set(elements.map(({ id }) => id).filter(Boolean)),
  };
}

function addressesOf({ rawTagName, attributes }: HTMLElement): string[] {
  return Object.entries(attributes)
    .filter(([name]) => isLink(rawTagName.toLowerCase(), name))
    .map(([, address]) => address.trim());
}

function isLink(tag: string, attribute: string): boolean {
  if (attribute === 'href') return tag === 'a' || tag === 'area';
  return attribute === 'action' || attribute.endsWith('-url');
}
