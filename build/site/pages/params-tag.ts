import { type Context, type Liquid, Tag, type TagToken, type TopLevelToken } from 'liquidjs';

/**
 * `{% params bar, tone? %}`, the first line of a partial, declares its parameters; those with a question mark
 * are optional and default to `null`. Unknown or missing parameters stop the build.
 */
export class ParamsTag extends Tag {
  readonly #names: readonly string[];
  readonly #required: readonly string[];

  constructor(token: TagToken, remainingTokens: TopLevelToken[], liquid: Liquid) {
    super(token, remainingTokens, liquid);
    const written = token.args.split(',').map((name) => name.trim());
    this.#names = written.map((name) => name.replace('?', ''));
    this.#required = written.filter((name) => !name.endsWith('?'));
  }

  render(context: Context): void {
    // A partial starts with its own scope, which holds only its parameters.
    const given: Record<string, unknown> = context.bottom();
    for (const name of Object.keys(given)) {
      if (!this.#names.includes(name))
        throw new Error(`does not take '${name}' (it takes ${this.token.args})`);
    }
    for (const name of this.#names) {
      if (given[name] === undefined && this.#required.includes(name))
        throw new Error(`is not given '${name}'`);
      given[name] ??= null;
    }
  }
}
