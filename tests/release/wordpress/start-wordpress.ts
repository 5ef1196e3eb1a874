import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../../build/business/from-root';
import { freePort } from '../../../server/host/free-port';

/** Kinds of accounts, each with its kind as name and password. */
export const roles = ['administrator', 'editor', 'author'] as const;
export type Role = (typeof roles)[number];

/** Who sends this cookie edits in the classic editor. */
export const classicEditorCookie = 'classic_editor';

/** The parameter of an address that shows the page in a theme without blocks. */
export const classicTheme = 'classic_theme';

/** A running WordPress. */
export interface WordPress {
  readonly origin: string;
  stop(): void;
}

const folder = fromRoot('.cache/wordpress');
const site = join(folder, 'site');
const installed = '/usr/share/wordpress';
const packages = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'wordpress-theme-twentytwentyone',
  'mariadb-server',
  ...['cli', 'mysql', 'xml', 'mbstring', 'curl', 'gd'].map((part) => `php-${part}`),
];

/** Brings up an empty WordPress of Debian's packages, with a database of its own. `business` is the origin whose addresses `local` answers. */
export async function startWordPress(business: string, local: string): Promise<WordPress> {
  install();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const port = await freePort(5600, '127.0.0.1', () => {});
  const origin = `http://localhost:${port}`;
  const database = startDatabase();
  writeSite(origin, business, local);
  const php = run(
    'php',
    ['-d', 'opcache.enable_cli=1', '-S', `127.0.0.1:${port}`, '-t', site, join(folder, 'router.php')],
    {
      PHP_CLI_SERVER_WORKERS: '4',
    },
  );
  const running = [php, database];
  const stop = () => {
    // Whole groups: PHP's server has workers.
    for (const { pid } of running.splice(0)) if (pid) process.kill(-pid, 'SIGTERM');
  };
  process.once('exit', stop);
  try {
    await until(() => fetch(`${origin}/readme.html`).then(({ ok }) => ok));
    await setUp(origin);
  } catch (error) {
    stop();
    throw error;
  }
  return { origin, stop };
}

/** Debian's packages, where they may be installed. */
function install(): void {
  const isThere = (program: string) => spawnSync('which', [program]).status === 0;
  if (existsSync(installed) && isThere('mariadbd') && isThere('php')) return;
  if (process.getuid?.() !== 0 || !isThere('apt-get'))
    throw new Error(
      `The test needs a WordPress: apt-get install --no-install-recommends ${packages.join(' ')}`,
    );
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: 'ignore',
  });
}

function startDatabase(): ChildProcess {
  const data = join(folder, 'database');
  const socket = join(folder, 'socket');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const common = ['--no-defaults', ...user, `--datadir=${data}`];
  execFileSync(
    'mariadb-install-db',
    [...common, '--auth-root-authentication-method=normal', '--skip-test-db'],
    {
      stdio: 'ignore',
    },
  );
  const server = run('mariadbd', [
    ...common,
    `--socket=${socket}`,
    '--skip-networking',
    '--innodb-buffer-pool-size=64M',
  ]);
  const client = ['--no-defaults', '-uroot', `--socket=${socket}`];
  const tries = Array.from({ length: 100 });
  const isUp = tries.some(() => spawnSync('mariadb-admin', [...client, '--wait=1', 'ping']).status === 0);
  if (!isUp) throw new Error(`The database did not start: see ${join(folder, 'mariadbd.log')}`);
  execFileSync('mariadb', [...client, '-e', 'create database wordpress character set utf8mb4']);
  return server;
}

function writeSite(origin: string, business: string, local: string): void {
  // Debian keeps TinyMCE and others outside, as links; some lead nowhere.
  spawnSync('cp', ['-rL', installed, site]);
  rmSync(join(site, 'wp-config.php'), { force: true });
  for (const name of ['uploads', 'mu-plugins', 'upgrade'])
    mkdirSync(join(site, 'wp-content', name), { recursive: true });
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${join(folder, 'socket')}`,
    DB_CHARSET: 'utf8mb4',
    WP_HOME: origin,
    WP_SITEURL: origin,
    FS_METHOD: 'direct',
    ...Object.fromEntries(
      ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [
        [`${name}_KEY`, `${name} key`],
        [`${name}_SALT`, `${name} salt`],
      ]),
    ),
  };
  writeFileSync(
    join(site, 'wp-config.php'),
    `<?php
${Object.entries(constants)
  .map(([name, value]) => `define('${name}', '${value}');`)
  .join('\n')}
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`,
  );
  writeFileSync(
    join(site, 'wp-content/mu-plugins/test.php'),
    `<?php
// The REST API by name and password.
add_filter('determine_current_user', function ($user) {
    $known = $user ? null : get_user_by('login', $_SERVER['PHP_AUTH_USER'] ?? '');
    return $known && wp_check_password($_SERVER['PHP_AUTH_PW'], $known->user_pass) ? $known->ID : $user;
}, 30);
// What the plugin Classic Editor does.
add_filter('use_block_editor_for_post', function ($uses) {
    return $uses && !isset($_COOKIE['${classicEditorCookie}']);
});
// Its drafts take the buttons away for a while, on a busy machine for ever.
add_action('admin_enqueue_scripts', function () {
    wp_dequeue_script('autosave');
}, 100);
foreach (['template', 'stylesheet'] as $option) {
    add_filter("pre_option_$option", function ($theme) {
        return isset($_GET['${classicTheme}']) ? 'twentytwentyone' : $theme;
    });
}
// WordPress asks no unusual port.
add_filter('http_allowed_safe_ports', function ($ports, $host, $url) {
    return array_merge($ports, [parse_url($url, PHP_URL_PORT)]);
}, 10, 3);
// No network; the business's host is on this machine.
add_filter('pre_http_request', function ($answer, $arguments, $url) {
    if (strpos($url, '${local}/') === 0) return $answer;
    if (strpos($url, '${business}/') !== 0) return new WP_Error('offline', 'There is no network.');
    return wp_remote_get('${local}' . substr($url, strlen('${business}')));
}, 10, 3);
`,
  );
  writeFileSync(
    join(folder, 'router.php'),
    `<?php
$path = urldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ($path !== '/' && is_file($file)) return false;
$index = is_dir($file) && is_file("$file/index.php") ? rtrim($path, '/') . '/index.php' : '/index.php';
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $index;
chdir(dirname($_SERVER['DOCUMENT_ROOT'] . $index));
require $_SERVER['DOCUMENT_ROOT'] . $index;
`,
  );
}

async function setUp(origin: string): Promise<void> {
  const [admin] = roles;
  const answer = await fetch(`${origin}/wp-admin/install.php?step=2`, {
    method: 'POST',
    body: new URLSearchParams({
      weblog_title: 'A partner',
      user_name: admin,
      admin_password: admin,
      admin_password2: admin,
      pw_weak: '1',
      admin_email: 'admin@example.com',
      blog_public: '1',
    }),
  });
  if (!(await answer.text()).includes('Success')) throw new Error('WordPress could not be installed');
  for (const role of roles.slice(1)) {
    const user = { username: role, password: role, email: `${role}@example.com`, roles: [role] };
    await callRest(origin, admin, 'users', user);
  }
}

/** Posts to WordPress's REST API as a role, and returns its answer. `more` are further parameters. */
export async function callRest(origin: string, role: Role, path: string, body: object, more = '') {
  const answer = await fetch(`${origin}/index.php?rest_route=/wp/v2/${path}${more}`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${role}:${role}`).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { readonly id: number; readonly link: string };
}

function run(
  program: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const log = openSync(join(folder, `${program}.log`), 'a');
  const child = spawn(program, parameters, {
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
  });
  closeSync(log);
  return child;
}

async function until(isReady: () => Promise<boolean>): Promise<void> {
  const endMs = Date.now() + 60_000;
  while (!(await isReady().catch(() => false)))
    if (Date.now() > endMs) throw new Error('WordPress did not answer within a minute');
}
