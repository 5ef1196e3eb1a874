import { type RunningServer, startNodeServer } from '../../../server/host/node-server';

/** A third-party site on its own origin, with pages set by tests. */
export class ThirdPartySite {
  readonly #pages = new Map<string, { readonly body: string; readonly headers: HeadersInit }>();
  #server: RunningServer | undefined;

  static async start(): Promise<ThirdPartySite> {
    const thirdPartySite = new ThirdPartySite();
    thirdPartySite.#server = await startNodeServer(
      (request) => thirdPartySite.#answer(request),
      0,
      undefined,
    );
    return thirdPartySite;
  }

  get origin(): string {
    return `http://localhost:${this.#server?.port}`;
  }

  /** Publishes a file and returns its address. */
  show(
    path: string,
    body: string,
    headers: HeadersInit = { 'Content-Type': 'text/html; charset=utf-8' },
  ): string {
    this.#pages.set(path, { body, headers });
    return this.origin + path;
  }

  async stop(): Promise<void> {
    await this.#server?.stop(0);
  }

  #answer(request: Request): Response {
    const page = this.#pages.get(new URL(request.url).pathname);
    return page
      ? new Response(page.body, { headers: page.headers })
      : new Response('Not here', { status: 404 });
  }
}
