import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apacheHtaccess } from '../../build/hosts/apache-htaccess';
import { readHostRules } from '../../build/hosts/host-rules';
import type { HostSettings } from '../../build/site/hosts/host-settings';
import { type RunningProgram, runProgram } from './running-program';

const modules = ['mpm_event', 'authz_core', 'mime', 'headers', 'rewrite', 'dir', 'deflate', 'filter'];

/** Apache over a copy of the web root, with the `.htaccess` from `npm run hosts`. */
export function startApache(folder: string, host: HostSettings, port: number): Promise<RunningProgram> {
  return runProgram('/usr/sbin/apache2', port, async (own) => {
    const root = join(own, 'root');
    await cp(folder, root, { recursive: true });
    await writeFile(join(root, '.htaccess'), apacheHtaccess(readHostRules(folder), host));
    const configuration = [
      ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      `ServerRoot ${own}`,
      'ServerName localhost',
      `Listen 127.0.0.1:${port}`,
      `PidFile ${own}/pid`,
      `ErrorLog ${join(own, 'errors')}`,
      `DocumentRoot ${root}`,
      'TypesConfig /dev/null',
      `<Directory ${root}>`,
      'AllowOverride All',
      'Require all granted',
      '</Directory>',
    ];
    await writeFile(join(own, 'apache.conf'), `${configuration.join('\n')}\n`);
    return ['-X', '-f', join(own, 'apache.conf')];
  });
}
