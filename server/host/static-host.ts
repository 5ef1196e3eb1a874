import { getMimeType, mimes } from 'hono/utils/mime';
import { acceptedEncoding, type ContentEncoding, FileStore, type StoredFile } from './file-store';
import { type FolderContents, servedPath } from './folder-index';
import { FreshFolder } from './fresh-folder';
import { findRedirect, headersFor } from './host-rules';

/** Settings of a static host. */
export interface StaticHostOptions {
  readonly folder: string;
  /** Texts to replace in pages and scripts, depending on the address the visitor used. */
  readonly replacements?: (requestUrl: URL) => Readonly<Record<string, string>>;
}

/** Answer to a request, decided before any file is read. */
type Decision =
  | { readonly kind: 'file'; readonly file: string; readonly status: number }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number }
  | { readonly kind: 'not-found' };

/** The smallest body to compress: smaller ones hardly shrink, or even grow. */
const minCompressedBytes = 256;

/**
 * A function that serves a folder as a static host does: its `_headers`, `_redirects` and nearest 404 page,
 * paths without `.html`, one address for each page (docs/behaviour.md#11-addresses, docs/behaviour.md#117-articles), ETag, gzip and brotli.
 */
export function createStaticHost({ folder, replacements }: StaticHostOptions) {
  const fresh = new FreshFolder(folder);
  const store = new FileStore(folder);
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainAnswer(405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    }
    const url = new URL(request.url);
    const path = decodedPath(url.pathname);
    if (path === null) return plainAnswer(400, 'Bad Request');
    const contents = await contentsFor(path, fresh);
    const decision = decide(path, contents);
    if (decision.kind === 'redirect') return redirectAnswer(decision.location, decision.status, url.search);
    const file = decision.kind === 'file' ? await store.get(decision.file) : null;
    const headers = headersFor(path, contents.headerRules);
    if (decision.kind !== 'file' || file === null) return plainAnswer(404, 'Not Found', headers);
    return fileAnswer(request, file, {
      type: contentType(decision.file),
      status: decision.status,
      headers,
      replacements: replacements?.(url) ?? {},
    });
  };
}

/** A path missing in the list may have been built since. */
async function contentsFor(path: string, fresh: FreshFolder): Promise<FolderContents> {
  const contents = await fresh.contents();
  return contents.fileByPath.has(path) ? contents : fresh.contentsNow();
}

function decide(path: string, contents: FolderContents): Decision {
  const { fileByPath, redirectRules } = contents;
  const file = fileByPath.get(path);
  const rules = redirectRules.filter(({ status, isForced }) => status !== 404 && (isForced || !file));
  return (
    ruleDecision(path, rules, contents) ??
    (file === undefined ? null : { kind: 'file', file, status: path.endsWith('/404') ? 404 : 200 }) ??
    otherSpelling(path, contents) ??
    ruleDecision(
      path,
      redirectRules.filter(({ status }) => status === 404),
      contents,
    ) ??
    nearestNotFound(path, contents)
  );
}

function ruleDecision(
  path: string,
  rules: FolderContents['redirectRules'],
  contents: FolderContents,
): Decision | null {
  const match = findRedirect(path, rules);
  if (match === null) return null;
  if (match.status >= 300 && match.status < 400) return { kind: 'redirect', ...match };
  const file = contents.fileByPath.get(servedPath(match.location));
  return file === undefined ? null : { kind: 'file', file, status: match.status };
}

/** A slash at the end, `.html`, another letter case: all redirect to the one address of the page (docs/behaviour.md#11-addresses). */
function otherSpelling(path: string, { pathByLowerCase }: FolderContents): Decision | null {
  const plain = servedPath(path.toLowerCase().replace(/\/+$/, ''));
  const known = pathByLowerCase.get(plain) ?? pathByLowerCase.get(`${plain}/`);
  if (known === undefined) return null;
  return { kind: 'redirect', location: known.split('/').map(encodeURIComponent).join('/'), status: 301 };
}

/** The 404 page of the folder, else of the nearest folder above (docs/behaviour.md#117-articles). */
function nearestNotFound(path: string, { fileByPath }: FolderContents): Decision {
  const parts = path.split('/');
  while (parts.pop() !== undefined) {
    const file = fileByPath.get(`${parts.join('/')}/404`);
    if (file !== undefined) return { kind: 'file', file, status: 404 };
  }
  return { kind: 'not-found' };
}

function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

function redirectAnswer(location: string, status: number, search: string): Response {
  const query = location.includes('?') ? '' : search;
  return new Response(null, { status, headers: { Location: location + query } });
}

function plainAnswer(status: number, text: string, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(text, { status, headers: all });
}

/** How to answer with a file. */
interface FileAnswerOptions {
  readonly type: string;
  readonly status: number;
  readonly headers: Headers;
  readonly replacements: Readonly<Record<string, string>>;
}

async function fileAnswer(request: Request, file: StoredFile, options: FileAnswerOptions): Promise<Response> {
  const { type, status, headers } = options;
  const replaced = replacedText(file.body, options);
  const encoding = replaced ? null : encodingFor(request, file, type);
  const tag = replaced ? null : `"${file.tag}${encoding ? `-${encoding}` : ''}"`;
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  if (!headers.has('Content-Type')) headers.set('Content-Type', type);
  if (isCompressible(type)) headers.append('Vary', 'Accept-Encoding');
  if (tag && status === 200) headers.set('ETag', tag);
  if (tag && status === 200 && isKnown(tag, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = replaced ?? (encoding ? await file.compressed(encoding) : file.body);
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

function encodingFor(request: Request, file: StoredFile, type: string): ContentEncoding | null {
  if (!isCompressible(type) || file.body.byteLength < minCompressedBytes) return null;
  return acceptedEncoding(request.headers.get('accept-encoding'));
}

/** `null` when there is nothing to replace: such files keep their tag and their compressed forms. */
function replacedText(
  body: Uint8Array,
  { type, replacements }: FileAnswerOptions,
): Uint8Array<ArrayBuffer> | null {
  if (!/text\/(html|javascript)/.test(type)) return null;
  const text = new TextDecoder().decode(body);
  const entries = Object.entries(replacements).filter(([from]) => text.includes(from));
  if (entries.length === 0) return null;
  return new TextEncoder().encode(entries.reduce((done, [from, to]) => done.replaceAll(from, to), text));
}

function isKnown(tag: string, header: string | null): boolean {
  const known = (header ?? '').split(',').map((item) => item.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}

/** Types missing from Hono's table, and TypeScript, which it mistakes for a video stream. */
const types = { ...mimes, md: 'text/markdown; charset=utf-8', ts: 'text/plain; charset=utf-8' };

/** Content type of a file, by its extension. */
export function contentType(fileName: string): string {
  return getMimeType(fileName, types) ?? 'application/octet-stream';
}

/** Whether a type is worth compressing: texts are, pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /text\/|json|javascript|xml|wasm/.test(type);
}
