import { type Context, type Liquid, Tag, type TagToken, type TopLevelToken } from 'liquidjs';

/**
 * `{% params bar, tone? %}`, the first line of a partial: what it must be given and, with a question mark, what it may be
 * given; that is `null` when it is left out. Stops the build when something else is given or something is missing.
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
    // A partial begins with a scope of its own that holds what it was given and nothing else.
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
