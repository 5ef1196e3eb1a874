import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const entry = 'pasted-app.jsx';

/** Bundles a React snippet, as pasted, into a script that renders its component in `#app`. */
export async function bundleReactSnippet(code: string): Promise<string> {
  const component = /export function (\w+)/.exec(code)?.[1];
  const app = `import { createRoot } from 'react-dom/client';
${code}
createRoot(document.querySelector('#app')).render(<${component} />);`;
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    publicDir: false,
    logLevel: 'error',
    plugins: [pastedApp(app), react()],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The snippet made no script');
  return chunk.code;
}

function pastedApp(app: string): Plugin {
  const id = fileURLToPath(new URL(entry, import.meta.url));
  return {
    name: 'pasted-app',
    enforce: 'pre',
    resolveId: (source) => (source === entry ? id : undefined),
    load: (source) => (source === id ? app : undefined),
  };
}
