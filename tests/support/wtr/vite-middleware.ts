import type { TestRunnerConfig } from '@web/test-runner';
import type { ViteDevServer } from 'vite';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** What Vite answers; the pages of the test runner and its own modules are not among it. */
const ownedByVite = /^\/(?:@|tests\/|widgets\/|shared\/|build\/|site\/|\.cache\/|node_modules\/(?!@web\/))/;

/** There is no hot reload to connect to, but modules ask for its client. */
const emptyClient = 'export const createHotContext = () => undefined; export const updateStyle = () => {};';

/** Lets the test runner's server hand over to Vite what has to be transformed for the browser. */
export function viteMiddleware(vite: ViteDevServer): Middleware {
  return async (context, next) => {
    if (!ownedByVite.test(context.path)) return next();
    if (context.path === '/@vite/client') {
      context.type = 'js';
      context.body = emptyClient;
      return;
    }
    context.respond = false;
    context.res.statusCode = 200; // Koa begins with 404
    await new Promise<void>((resolve) => {
      context.res.once('close', resolve);
      vite.middlewares(context.req, context.res, () => {
        context.res.statusCode = 404;
        context.res.end();
      });
    });
  };
}
