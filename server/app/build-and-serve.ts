import { spawnSync } from 'node:child_process';
import { readNodeSettings } from '../base/node-settings';
import { freePort } from '../host/free-port';
import { runProgram, runServer, sayTaken } from './run-server';

// `npm start`: builds, then serves. Looks at the port first, since a build takes a while.
await runProgram(async () => {
  const options = readNodeSettings(process.env);
  const port = await freePort(options.port, options.host, sayTaken);
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '--', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) await runServer({ ...options, port });
  else process.exitCode = 1;
});
