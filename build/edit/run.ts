import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createListener } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';
import { fromRoot } from '../from-root';
import { editorRoot } from './editor-config';
import { editorPackages, editorPath, installEditor, localEditorPlugin } from './editor-plugin';

// `npm run edit`: the site as it is edited, and beside it the server that writes to the files.
installEditor();
const [port, filesPort] = [Number(process.env.PORT) || 4175, await freePort()];
const files = spawn(process.execPath, [join(editorPackages, 'node_modules/decap-server/dist/index.js')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    MODE: 'fs',
    GIT_REPO_DIRECTORY: editorRoot(),
    BIND_HOST: 'localhost',
    PORT: String(filesPort),
    ORIGIN: `http://localhost:${port}`,
    LOG_LEVEL: 'error',
  },
});
process.once('exit', () => files.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
files.once('exit', () => {
  console.error('The server that writes to the files has ended.');
  process.exit(1);
});

const site = await createServer({
  configFile: fromRoot('vite.config.ts'),
  configLoader: 'runner',
  server: { port, strictPort: true, host: 'localhost' },
  plugins: [localEditorPlugin(`http://localhost:${filesPort}/api/v1`)],
});
await site.listen();
console.log(`Editor  http://localhost:${port}${editorPath}\nSite    http://localhost:${port}/`);

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const listener = createListener().listen(0, 'localhost');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
