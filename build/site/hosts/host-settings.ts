import * as z from 'zod';

/** `host` of `site/business.json`: where on a host the site lies, and how its pages are addressed. */
export const hostSchema = z
  .strictObject({
    urls: z.enum(['files', 'folders'], "must be 'files' or 'folders'").default('files'),
    basePath: z
      .string()
      .regex(/^\/([\w-]+\/)*$/, 'must be / or a path that begins and ends with /, such as /painting/')
      .default('/'),
  })
  .prefault({});

/**
 * Where the site lies (`basePath`, with a slash at both ends), and whether a page is a file (`/about`, from `about.html`)
 * or a folder (`/about/`, from `about/index.html`), for hosts that find only the latter.
 */
export type HostSettings = z.infer<typeof hostSchema>;

/** What the addresses of a site are made from. */
interface SitePlace {
  readonly url: string;
  readonly host: HostSettings;
}

/** The settings with those that `SITE_URLS` and `SITE_BASE_PATH` in the environment replace; throws when one is wrong. */
export function hostFromEnvironment(host: HostSettings, env = process.env): HostSettings {
  const { SITE_URLS: urls = host.urls, SITE_BASE_PATH: basePath = host.basePath } = env;
  const checked = hostSchema.safeParse({ urls, basePath });
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new Error(`${issue?.path[0] === 'urls' ? 'SITE_URLS' : 'SITE_BASE_PATH'} ${issue?.message}`);
}

/** The address on the host of a file or service of the site: `/painting/feed.xml` for `/feed.xml`. What is no path of this site stays as it is. */
export function fileAddress(path: string, { basePath }: HostSettings): string {
  return /^\/(?!\/)/.test(path) ? basePath + path.slice(1) : path;
}

/** The address on the host of a page by its path in the site: `/painting/about/` for `/about`. A query or fragment stays behind it. */
export function pageAddress(path: string, host: HostSettings): string {
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const ending = host.urls === 'folders' && !page.endsWith('/') && !isNotFoundPage(page) ? '/' : '';
  return fileAddress(page + ending + rest, host);
}

/** The whole address of a page, as search engines know it. */
export function pageUrl(path: string, { url, host }: SitePlace): string {
  return url + pageAddress(path, host);
}

/** The whole address of a file. */
export function fileUrl(path: string, { url, host }: SitePlace): string {
  return url + fileAddress(path, host);
}

/** The file of the web root that a page is written to: `about/index.html` for `about.html` where pages are folders. Hosts look for `404.html` itself. */
export function pageFileName(file: string, { urls }: HostSettings): string {
  if (urls === 'files' || /(^|\/)(index|404)\.html$/.test(file)) return file;
  return file.replace(/\.html$/, '/index.html');
}

function isNotFoundPage(path: string): boolean {
  return /(^|\/)404$/.test(path);
}
