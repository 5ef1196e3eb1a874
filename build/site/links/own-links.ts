import { type HTMLElement, parse } from 'node-html-parser';

/** A page's links to this site, and its ids. */
export interface OwnLinks {
  /** As written: `/contact#service-area`, `#content`. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

/** Collects links to this site from anchors, forms and tag attributes such as `thank-you-url`. */
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
