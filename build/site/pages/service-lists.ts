import type { ServiceWords } from '../content/services';

const lists = ['menu', 'card', 'footer', 'residential'] as const;

/** A service in one of the lists of services: what its file says under the list's name, its page and its picture. */
export interface ListedService {
  label: string;
  path: string;
  picture: ServiceWords['picture'];
  [field: string]: unknown;
}

/** The services of each list, in its order. */
export type ServiceLists = Record<(typeof lists)[number], ListedService[]>;

/** The lists of services that the files of `site/content/services`, by their slugs, ask to be in. */
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
