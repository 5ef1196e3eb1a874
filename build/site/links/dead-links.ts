import { pagePath } from '../pages/page-files';
import { ownLinks } from './own-links';

/**
 * A line for each link of the pages that leads nowhere: to no page, file or place in a page. `pages` holds the HTML by file
 * name; `isFile` says whether the web root has another file of that path, such as `/feed.xml`.
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
