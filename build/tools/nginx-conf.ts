import type { HostSettings } from '../../shared/business/host-schema';
import {
  contentTypes,
  type HeaderBlock,
  type HostRules,
  headerNames,
  pageRules,
  patternExpression,
} from './host-rules';

/** Where nginx runs. */
export interface NginxPlace {
  /** Web root on the host. */
  readonly folder: string;
  readonly port: number;
  /** Upstream of the services: `http://127.0.0.1:4173`. */
  readonly server: string;
  /** Folder of nginx's logs. */
  readonly logs: string;
  readonly host: HostSettings;
}

/** File for nginx's `conf.d` that serves the site and proxies its services. */
export function nginxConf(rules: HostRules, { folder, port, server, logs, host }: NginxPlace): string {
  const names = headerNames(rules.headers).filter((name) => name !== 'Content-Type');
  return `# Made by "npm run business -- hosts". Copy it to /etc/nginx/conf.d/, and the web root to ${folder}.

map_hash_bucket_size 256;

# The path that the visitor asked for: $uri changes while nginx looks for the file.
map $request_uri $asked_path { "~^(?<asked>[^?]*)" $asked; }

# The page's address for every variant of it.
map $asked_path $page_address {
  default "";
${pageRules(rules)
  .map(({ spellings, to }) => `  "~*^/${spellings}$" ${to};`)
  .join('\n')}
}
map "$asked_path $page_address" $redirect_to {
  "~^(\\S*) \\1$" "";
  default $page_address;
}

${names.map((name) => headerMap(name, rules.headers)).join('\n')}
# The log has no query, which may carry a visitor's details, no id of a lead and no signed link, and of calls to the server no address.
map $asked_path $logged_path {
  default $asked_path;
  "~^(?<service>${services(host)})" $service*;
}
map $asked_path $logged_client {
  default $remote_addr;
  "~^${services(host)}" -;
}
log_format site '$logged_client [$time_iso8601] $request_method $logged_path $status $body_bytes_sent $request_time';

server {
  listen ${port};
  root ${folder};
  access_log ${logs}/access.log site;
  # Below this level nginx quotes the whole address of a call that failed.
  error_log ${logs}/error.log crit;
  charset utf-8;
  charset_types ${charsetTypes};
  absolute_redirect off;
  types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `    ${type} ${ending};`)
  .join('\n')}
  }
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/json application/manifest+json application/xml text/plain image/svg+xml;

${names.map((name) => `  add_header ${name} $${variableOf(name)}${name === 'Cache-Control' ? '' : ' always'};`).join('\n')}

  if ($redirect_to) { return 301 $redirect_to$is_args$args; }

${rules.notFound
  .filter(({ prefix }) => prefix === '/')
  .map(({ page }) => `  error_page 404 ${page};\n`)
  .join('')}  location = /_headers { return 404; }
  location = /_redirects { return 404; }
${typedFiles(rules.headers).join('\n')}
  location ${host.basePath}api/ {
    # Photos of a lead.
    client_max_body_size 16m;
    proxy_pass ${server};
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  }
  location ~ ^${host.basePath}leads(/|$) {
    proxy_pass ${server};
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
  }
${locations(rules, host).join('\n')}
}
`;
}

/** Paths of the server: expression for their beginning. */
function services({ basePath }: HostSettings): string {
  return `${basePath}(?:api/|leads(?:/|$)|outbox)`;
}

const charsetTypes = 'text/css text/javascript application/json application/manifest+json text/plain';

function headerMap(name: string, blocks: readonly HeaderBlock[]): string {
  const lines = blocks.flatMap(({ pattern, headers }) =>
    headers
      .filter(([own]) => own === name)
      .map(([, value]) => `  "~${patternExpression(pattern)}" '${value.replaceAll("'", "\\'")}';`),
  );
  const otherwise = name === 'Cache-Control' ? 'public, max-age=0, must-revalidate' : '';
  return `map $asked_path $${variableOf(name)} {\n  default "${otherwise}";\n${lines.join('\n')}\n}\n`;
}

function variableOf(name: string): string {
  return `site_${name.toLowerCase().replaceAll('-', '_')}`;
}

function typedFiles(blocks: readonly HeaderBlock[]): string[] {
  return blocks.flatMap(({ pattern, headers }) =>
    headers
      .filter(([name]) => name === 'Content-Type')
      .map(([, value]) => `  location = ${pattern} { types {} default_type ${value}; }`),
  );
}

function locations({ notFound }: HostRules, { urls }: HostSettings): string[] {
  const found = urls === 'files' ? '$uri $uri.html $uri/index.html' : '$uri $uri/index.html';
  const all = notFound.some(({ prefix }) => prefix === '/')
    ? notFound
    : [...notFound, { prefix: '/', page: '' }];
  return all.map(
    ({ prefix, page }) =>
      `  location ${prefix} { ${page && `error_page 404 ${page}; `}try_files ${found} =404; }`,
  );
}
