import type { Plugin } from 'vite';
import { readBusiness } from '../../business';
import { escapeHtml } from '../../escape-html';
import { styleHashes } from '../../prerender/style-hashes';
import { contentSecurityPolicy } from '../files/content-security-policy';

/**
 * Writes the policy into the 404 pages themselves. They answer at any address, and a catch-all rule in
 * `_headers` would add a second policy to other pages.
 */
export function notFoundPolicyPlugin(): Plugin {
  return {
    name: 'site-not-found-policy',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const pages = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.html') ? [file] : [],
        );
        const hashes = styleHashes(pages.map(({ source }) => String(source)));
        const policy = contentSecurityPolicy(readBusiness(), { styleHashes: hashes });
        for (const page of pages.filter(({ fileName }) => /(^|\/)404\.html$/.test(fileName))) {
          page.source = withPolicy(String(page.source), policy);
        }
      },
    },
  };
}

/**
 * Browsers ignore `frame-ancestors` in a page and log an error; `X-Frame-Options` in `_headers` covers it.
 */
function withPolicy(html: string, policy: string): string {
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors'));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(directives.join('; ')).replaceAll('&#39;', "'")}">`;
  return html.replace('<meta charset="utf-8">', (charset) => `${charset}\n${meta}`);
}
