import { type HostSettings, hostSchema } from '../../shared/business/host-schema';

/** Input of every address. */
interface SitePlace {
  readonly url: string;
  readonly host: HostSettings;
}

/** Settings with `SITE_URLS` and `SITE_BASE_PATH` applied; throws if one is invalid. */
export function hostFromEnvironment(host: HostSettings, env = process.env): HostSettings {
  const { SITE_URLS: urls = host.urls, SITE_BASE_PATH: basePath = host.basePath } = env;
  const checked = hostSchema.safeParse({ ...host, urls, basePath });
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new Error(`${issue?.path[0] === 'urls' ? 'SITE_URLS' : 'SITE_BASE_PATH'} ${issue?.message}`);
}

/**
 * Address of a file or service on the host: `/feed.xml` → `/painting/feed.xml`. Other addresses stay
 * unchanged.
 */
export function fileHref(path: string, { basePath }: HostSettings): string {
  return /^\/(?!\/)/.test(path) ? basePath + path.slice(1) : path;
}

/** Address of a service of the business's server: on the host of the pages, unless the server is elsewhere. */
export function serviceHref(path: string, host: HostSettings): string {
  const href = fileHref(path, host);
  return host.server && href.startsWith('/') ? host.server + href : href;
}

/** Address of a page on the host: `/about` → `/painting/about/`. Keeps query and fragment. */
export function pageHref(path: string, host: HostSettings): string {
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const ending = host.urls === 'folders' && !page.endsWith('/') && !isNotFoundPage(page) ? '/' : '';
  return fileHref(page + ending + rest, host);
}

/** Canonical URL of a page. */
export function pageUrl(path: string, { url, host }: SitePlace): string {
  return url + pageHref(path, host);
}

/** Absolute URL of a file. */
export function fileUrl(path: string, { url, host }: SitePlace): string {
  return url + fileHref(path, host);
}

/**
 * Output file of a page: with folder URLs `about.html` → `about/index.html`. Hosts expect `404.html` itself.
 */
export function pageFileName(file: string, { urls }: HostSettings): string {
  if (urls === 'files' || /(^|\/)(index|404)\.html$/.test(file)) return file;
  return file.replace(/\.html$/, '/index.html');
}

function isNotFoundPage(path: string): boolean {
  return /(^|\/)404$/.test(path);
}
