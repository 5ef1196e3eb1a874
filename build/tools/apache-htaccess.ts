import type { HostSettings } from '../../shared/business/host-schema';
import { contentTypes, type HeaderBlock, type HostRules, pageRules, patternExpression } from './host-rules';

/** `.htaccess` for the web root; Apache needs mod_rewrite, mod_headers and `AllowOverride All`. */
export function apacheHtaccess(rules: HostRules, host: HostSettings): string {
  const typed = rules.headers.flatMap(({ pattern, headers }) =>
    headers.filter(([name]) => name === 'Content-Type').map(([, type]) => ({ pattern, type })),
  );
  return `# Made by "npm run business -- hosts". Copy it into the web root.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
AddDefaultCharset utf-8
${Object.entries(contentTypes)
  .map(([ending, type]) => `AddType ${type} .${ending}`)
  .join('\n')}
AddCharset utf-8 .css .js .mjs .json .webmanifest .txt
${typed.map(({ pattern, type }) => `<Files "${pattern.split('/').at(-1)}">\n  ForceType ${type}\n</Files>`).join('\n')}

${notFoundPages(rules).join('\n')}

<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json application/manifest+json application/xml text/plain image/svg+xml
</IfModule>

RewriteEngine On
RewriteRule ^_(headers|redirects)$ - [R=404,L]
# A page has one address; all its variants redirect to it.
${pageRules(rules)
  .map(
    ({ spellings, to }) =>
      `RewriteCond %{THE_REQUEST} "!^\\S+ ${to}[? ]"\nRewriteRule ^${spellings}$ ${to} [R=301,NC,L]`,
  )
  .join('\n')}
# The file of an address.
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^ - [END]
${host.urls === 'files' ? filesRule : ''}RewriteRule ^$ index.html [END]
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.*?)/?$ $1/index.html [END]

# The headers, by the path that the visitor asked for.
Header set Cache-Control "public, max-age=0, must-revalidate"
${rules.headers.flatMap(headerLines).join('\n')}
`;
}

const filesRule = `RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [END]
`;

/** Apache uses the last match, so the most specific prefix comes last. */
function notFoundPages({ notFound }: HostRules): string[] {
  return [...notFound]
    .reverse()
    .map(({ prefix, page }) =>
      prefix === '/'
        ? `ErrorDocument 404 ${page}`
        : `<If "%{THE_REQUEST} =~ m#^\\S+ ${prefix}#">\n  ErrorDocument 404 ${page}\n</If>`,
    );
}

function headerLines({ pattern, headers }: HeaderBlock): string[] {
  const expression = patternExpression(pattern).slice(1, -1);
  const where = `"expr=%{THE_REQUEST} =~ m#^\\S+ ${expression.replace(/\.\*$/, '')}${expression.endsWith('.*') ? '' : '[? ]'}#"`;
  return headers
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => {
      const condition = name === 'Cache-Control' ? '' : 'always ';
      return `Header ${condition}set ${name} "${value.replaceAll('"', '\\"')}" ${where}`;
    });
}
