import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHostRules } from '../../build/hosts/host-rules';
import { nginxConf } from '../../build/hosts/nginx-conf';
import type { HostSettings } from '../../build/site/hosts/host-settings';
import { type RunningProgram, runProgram } from './running-program';

/** nginx with the configuration from `npm run hosts`. */
export function startNginx(folder: string, host: HostSettings, port: number): Promise<RunningProgram> {
  return runProgram('/usr/sbin/nginx', port, async (own) => {
    const site = nginxConf(readHostRules(folder), { folder, port, server: 'http://127.0.0.1:9', host });
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${own}/${kind};`,
    );
    const whole = `daemon off; pid ${own}/pid; error_log stderr; user root; events {}
http { access_log off; ${temporary.join(' ')}
${site}}`;
    await writeFile(join(own, 'nginx.conf'), whole);
    return ['-c', join(own, 'nginx.conf')];
  });
}
