import type { SiteContent } from '../content/site-content';
import type { ServiceLists } from './service-lists';

/** A menu item. */
export type MenuItem = SiteContent['navigation']['header'][number];

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
