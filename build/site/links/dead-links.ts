import { pagePath } from '../pages/page-files';
import { ownLinks } from './own-links';

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
