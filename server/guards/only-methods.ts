import type { ServerStep } from '../server-context';
import { refuse } from './refuse';

/** Answers 405 with `Allow` for every other method. */
export function onlyMethods(...methods: readonly string[]): ServerStep {
  return async (context, next) => {
    if (methods.includes(context.req.method)) return next();
    context.header('Allow', methods.join(', '));
    return refuse(context, 405, `Only ${methods.join(', ')} can be used here`);
  };
}
