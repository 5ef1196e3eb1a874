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
  /** Name of the site: `your-site.example`. */
  readonly name: string;
  /** Folder of `fullchain.pem` and `privkey.pem`; null: plain http on `port`, behind something that has TLS. */
  readonly certificates: string | null;
  /** Port without TLS; with certificates it redirects to https. */
  readonly port: number;
  /** Port with TLS. */
  readonly securePort: number;
  /** Addresses and networks of proxies in front, whose `X-Forwarded-For` is believed. */
  readonly proxies: readonly string[];
  /** Upstream of the services: `http://127.0.0.1:4173`. */
  readonly server: string;
  /** Folder of nginx's logs. */
  readonly logs: string;
  readonly host: HostSettings;
}

/** Callers that nginx holds at the same time, in each of its processes; Debian's 768 are too few for slow ones. */
const workerConnections = 16_384;

/** The whole file `/etc/nginx/nginx.conf` of a machine that serves this site alone. */
export function nginxConf(rules: HostRules, place: NginxPlace): string {
  return `# Made by "npm run business -- hosts". Copy it to /etc/nginx/nginx.conf, and the web root to ${place.folder}.

user www-data;
worker_processes auto;
worker_rlimit_nofile ${2 * workerConnections};
pid /run/nginx.pid;
error_log ${place.logs}/error.log crit;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections ${workerConnections}; }

http {
sendfile on;
tcp_nopush on;
server_tokens off;
${nginxSite(rules, place)}}
`;
}

/** File for the `conf.d` of an nginx that serves other sites, too. */
export function nginxSite(rules: HostRules, place: NginxPlace): string {
  const { folder, server, logs, host, proxies } = place;
  const names = headerNames(rules.headers).filter((header) => header !== 'Content-Type');
  return `# Made by "npm run business -- hosts".

# Slow callers give their place back.
client_header_timeout 15s;
client_body_timeout 30s;
send_timeout 30s;
keepalive_timeout 65s;
reset_timedout_connection on;
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

${listening(place)}  root ${folder};
${realAddresses(proxies)}
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
  # The build has written .gz beside each file; what else goes out is compressed here, also for callers behind a CDN.
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types text/css text/javascript application/json application/manifest+json application/xml text/plain image/svg+xml;

${names.map((name) => `  add_header ${name} $${variableOf(name)}${name === 'Cache-Control' ? '' : ' always'};`).join('\n')}

  if ($redirect_to) { return 301 $redirect_to$is_args$args; }

${rules.notFound
  .filter(({ prefix }) => prefix === '/')
  .map(({ page }) => `  error_page 404 ${page};\n`)
  .join('')}  location = /_headers { return 404; }
  location = /_redirects { return 404; }
${typedFiles(rules.headers).join('\n')}
  # The server, started with TRUST_PROXY=1: it gets the caller's address alone.
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  location ~ ^${host.basePath}(api|estimate)/ {
    # Photos of a lead.
    client_max_body_size 16m;
    proxy_pass ${server};
  }
  location ~ ^${host.basePath}(leads(/|$)|health$|metrics$) {
    proxy_pass ${server};
  }
${locations(rules, host).join('\n')}
}
`;
}

/** The beginning of the server's block, and before it the one that leads to https. */
function listening({ name, certificates, port, securePort }: NginxPlace): string {
  const plain = `server {
  listen ${port};
  listen [::]:${port};
  server_name ${name};
`;
  if (certificates === null) return plain;
  return `${plain}  # Where the certificate's renewal is asked for.
  location ^~ /.well-known/acme-challenge/ { root /var/www/html; }
  location / { return 301 https://$host$request_uri; }
}

server {
  listen ${securePort} ssl http2;
  listen [::]:${securePort} ssl http2;
  server_name ${name};
  ssl_certificate ${certificates}/fullchain.pem;
  ssl_certificate_key ${certificates}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;
`;
}

/** What makes `$remote_addr` the visitor's address behind a CDN or another proxy. */
function realAddresses(proxies: readonly string[]): string {
  if (proxies.length === 0) return '';
  return `  real_ip_header X-Forwarded-For;
  real_ip_recursive on;
${proxies.map((proxy) => `  set_real_ip_from ${proxy};\n`).join('')}`;
}

/** Paths of the server: expression for their beginning. */
function services({ basePath }: HostSettings): string {
  return `${basePath}(?:api/|estimate/|leads(?:/|$)|outbox|health$|metrics$)`;
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
