import type { TestRunnerConfig } from '@web/test-runner';
import type { ViteDevServer } from 'vite';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** Paths answered by Vite; excludes the test runner's pages and modules. */
const ownedByVite = /^\/(?:@|tests\/|widgets\/|shared\/|build\/|site\/|\.cache\/|node_modules\/(?!@web\/))/;

/** There is no hot reload, but modules import its client. */
const emptyClient = 'export const createHotContext = () => undefined; export const updateStyle = () => {};';

/** Lets the test runner's server delegate to Vite what needs transforming. */
export function viteMiddleware(vite: ViteDevServer): Middleware {
  return async (context, next) => {
    if (!ownedByVite.test(context.path)) return next();
    if (context.path === '/@vite/client') {
      context.type = 'js';
      context.body = emptyClient;
      return;
    }
    context.respond = false;
    context.res.statusCode = 200; // Koa defaults to 404
    await new Promise<void>((resolve) => {
      context.res.once('close', resolve);
      vite.middlewares(context.req, context.res, () => {
        context.res.statusCode = 404;
        context.res.end();
      });
    });
  };
}
