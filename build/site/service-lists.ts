import type { ServiceWords } from '../content/services';
import type { SiteContent } from '../content/site-content';

const lists = ['menu', 'card', 'footer', 'residential'] as const;

/** A service's entry in one list, with defaults from its page. */
interface ListedService {
  label: string;
  path: string;
  picture: ServiceWords['picture'];
  [field: string]: unknown;
}

/** Services in each list, in order. */
export type ServiceLists = Record<(typeof lists)[number], ListedService[]>;

/** Builds the lists of services from the files of `site/content/services`, keyed by slug. */
export function serviceLists(services: Record<string, ServiceWords>): ServiceLists {
  const entriesOf = (list: (typeof lists)[number]): ListedService[] =>
    Object.entries(services)
      .flatMap(([slug, service]) => {
        const entry = service[list];
        if (!entry) return [];
        const { title, picture } = service;
        const listed = {
          ...entry,
          label: entry.label ?? title,
          path: `/services/${slug}`,
          picture: entry.picture ?? picture,
        };
        return [{ listed, order: entry.order ?? service.order }];
      })
      .sort((one, other) => one.order - other.order)
      .map(({ listed }) => listed);
  return {
    menu: entriesOf('menu'),
    card: entriesOf('card'),
    footer: entriesOf('footer'),
    residential: entriesOf('residential'),
  };
}

/** A menu item. */
type MenuItem = SiteContent['navigation']['header'][number];

/** Items of both menus, with the services added to items that ask for them. */
export function menus(
  { header, mobile }: SiteContent['navigation'],
  { menu }: Pick<ServiceLists, 'menu'>,
): Record<'header' | 'mobile', MenuItem[]> {
  const services = menu.map(({ label, path }) => ({ label, path }));
  const withServices = (item: MenuItem): MenuItem =>
    item.services ? { ...item, children: [...(item.children ?? []), ...services] } : item;
  return { header: header.map(withServices), mobile: mobile.map(withServices) };
}
