import {
  type Context,
  type Emitter,
  Hash,
  type Liquid,
  Tag,
  type TagToken,
  type TopLevelToken,
  Value,
} from 'liquidjs';

/** Renders a tag's HTML from its subject and named arguments; errors name the place in the template. */
export type TagRenderer = (subject: unknown, given: Record<string, unknown>) => string | Promise<string>;

/**
 * Liquid tag written `{% tag subject, argument: value %}`; subject and values may be variables. Rejects
 * arguments not in `allowed`.
 */
export function namedTag(
  allowed: readonly string[],
  renderer: TagRenderer,
): typeof Tag & (new (token: TagToken, tokens: TopLevelToken[], liquid: Liquid) => Tag) {
  return class extends Tag {
    readonly #value: Value;
    readonly #arguments: Hash;

    constructor(token: TagToken, remainingTokens: TopLevelToken[], liquid: Liquid) {
      super(token, remainingTokens, liquid);
      this.#value = new Value(this.tokenizer.readFilteredValue(), liquid);
      this.#arguments = new Hash(this.tokenizer, liquid.options.keyValueSeparator);
      for (const name of Object.keys(this.#arguments.hash)) {
        if (!allowed.includes(name))
          throw new Error(`does not take '${name}' (it takes ${allowed.join(', ')})`);
      }
    }

    *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
      const subject = yield this.#value.value(context, false);
      const given = yield* this.#arguments.render(context);
      emitter.write(yield renderer(subject, given));
    }
  };
}
