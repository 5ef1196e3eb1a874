import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { build, type Plugin } from 'vite';
import type { Business } from '../../../shared/business/business-schema';
import { readBusiness } from '../../business/business';
import { businessFolder } from '../../business/folders';
import { fromRoot } from '../../business/from-root';
import { fileHref } from '../../business/host-settings';
import { pictureFiles } from '../../business/image-folders';
import { repositoryBackend } from '../../business/repository';
import { editorPolicy } from '../../site/content-security-policy';
import { BusinessFiles } from './business-files';
import { editorRoot, editorSettings } from './editor-config';
import { answerEditor, isFromHere, secretFilesPath } from './editor-files-handler';

/** Folder of the editor's packages, which are installed when the editor is first used. */
export const editorPackages = fromRoot('build/tools/editor/decap');

/** Path of the editor's page. */
export const editorPath = '/admin/';

/** Installs the editor's packages, if they aren't yet. */
export function installEditor(): void {
  if (existsSync(packaged('decap-cms-app'))) return;
  console.log('Installing the editor. This takes a minute, once.');
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', options, { cwd: editorPackages, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Adds the editor at /admin to the built site, if the business names its repository. */
export function editorPlugin(): Plugin {
  return {
    name: 'editor',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const business = readBusiness();
      if (!business.repository) return;
      installEditor();
      const backend = repositoryBackend(business.repository);
      for (const name of editorFileNames()) {
        const source = await editorFile(name, business, backend);
        this.emitFile({ type: 'asset', fileName: `${editorPath.slice(1)}${name}`, source });
      }
    },
  };
}

/** Serves the editor in dev, to this machine alone, and lets it write the files of the business. */
export function localEditorPlugin(): Plugin {
  const filesPath = secretFilesPath();
  const backend = { name: 'proxy', proxy_url: editorPath + filesPath, branch: 'main' };
  const files = new BusinessFiles(editorRoot(), businessFolder);
  return {
    name: 'local-editor',
    configureServer(server) {
      // Vite itself serves the template's alone.
      server.middlewares.use('/images', (request, response, next) => {
        const name = decodeURIComponent(request.url?.split('?', 1)[0]?.slice(1) ?? '');
        const path = [...pictureFiles().values()].find((file) => basename(file) === name);
        if (!path) return next();
        response.setHeader('content-type', getMimeType(name) ?? 'application/octet-stream');
        createReadStream(path).pipe(response);
      });
      server.middlewares.use(editorPath.slice(0, -1), async (request, response, next) => {
        const name = request.url?.split('?', 1)[0]?.slice(1) || 'index.html';
        if (!isFromHere(request)) {
          response.statusCode = 403;
          return response.end('The editor answers only pages of its own at localhost');
        }
        if (name === filesPath) return answerEditor(files, request, response);
        if (!editorFileNames().includes(name)) return next();
        try {
          const source = await editorFile(name, readBusiness(), backend);
          response.setHeader('content-type', getMimeType(name) ?? 'text/plain');
          response.setHeader('content-security-policy', editorPolicy([]));
          response.end(source);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Names of the page's files: ours, and those of Decap CMS without its source maps. */
function editorFileNames(): string[] {
  const packaged = readdirSync(packageFolder(), { withFileTypes: true });
  const names = packaged.filter((file) => file.isFile() && !file.name.endsWith('.map'));
  return ['index.html', 'editor.js', 'settings.json', ...names.map(({ name }) => name)];
}

async function editorFile(
  name: string,
  business: Business,
  backend: Readonly<Record<string, unknown>>,
): Promise<string | Buffer> {
  if (name === 'index.html') {
    const base = fileHref(editorPath, business.host);
    return readFileSync(fromRoot('build/tools/editor/index.html'), 'utf8').replace(
      'href="/admin/"',
      `href="${base}"`,
    );
  }
  if (name === 'settings.json') return JSON.stringify(editorSettings(business, backend));
  return name === 'editor.js' ? editorScript() : readFileSync(join(packageFolder(), name));
}

function packageFolder(): string {
  return packaged('decap-cms-app/dist');
}

function packaged(path: string): string {
  return join(editorPackages, 'node_modules', path);
}

let bundled: Promise<string> | undefined;

function editorScript(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Decap CMS bundles a part of React, and needs the same version of the rest.
    resolve: { alias: { react: packaged('react'), 'react-dom': packaged('react-dom') } },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fromRoot('build/tools/editor/editor.ts'), formats: ['es'], fileName: () => 'editor.js' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const script = output && 'output' in output ? output.output[0] : undefined;
  if (!script) throw new Error('The build produced no editor.js');
  return script.code;
}
