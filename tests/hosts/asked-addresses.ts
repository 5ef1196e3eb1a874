import { readdirSync } from 'node:fs';

/** Addresses that only the second business has. */
const ofSecondBusiness = [
  '/services/facades-et-balcons',
  '/services/facades-et-balcons/',
  '/services/menuiserie',
  '/blog/galerie-de-bois',
  '/Blog/Peindre-Une-Galerie',
];
const byNobody = ['/no-such-page', '/no/such/page', '/blog/no-such-article', '/_headers', '/_redirects'];
const spellings = ['/Contact', '/CONTACT', '/contact', '/contact/', '/contact.html', '/Contact/', '/cOnTaCt'];
const articles = [
  '/Blog/The-Tool-Box',
  '/blog/the-tool-box',
  '/blog/the-tool-box/',
  '/blog/the-tool-box.html',
];
const files = ['/feed.xml', '/sitemap.xml', '/site.webmanifest', '/favicon.svg', '/speculation-rules.json'];
const widgets = [
  'painting-widgets.js',
  'painting-widgets.fr.js',
  'painting-widgets.mjs',
  'integrity.json',
].map((file) => `/widgets/${file}`);
const pages = [
  '/',
  '/index.html',
  '/about',
  '/about/',
  '/blog',
  '/blog/',
  '/embed/quote',
  '/embed/quote/',
  '/faqs',
];

/**
 * Addresses of a built site to request: pages, variants of their addresses, files of every kind, and missing ones. `site`
 * is its folder.
 */
export function askedAddresses(site: string, basePath: string): readonly string[] {
  const built = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const oneOf = (kind: RegExp) => built.filter((file) => kind.test(file)).slice(0, 1);
  const kinds = [
    /^assets\/.*\.js$/,
    /^assets\/.*\.css$/,
    /\.woff2$/,
    /\.avif$/,
    /\.webp$/,
    /\.png$/,
    /\.jpg$/,
  ];
  const versions = built.filter((file) => /^widgets\/[\d.]+.*\/painting-widgets\.js$/.test(file));
  const named = [...kinds.flatMap(oneOf), ...versions].map((file) => `/${file}`);
  return [
    ...pages,
    ...spellings,
    ...articles,
    ...files,
    ...widgets,
    ...named,
    ...ofSecondBusiness,
    ...byNobody,
  ].map((path) => basePath + path.slice(1));
}
