import { Context, LayoutTag, type Liquid } from 'liquidjs';
import * as z from 'zod';

const argumentsSchema = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  picture: z.string().optional(),
  article: z.string().optional(),
  noindex: z.boolean().optional(),
});

/** What a page says of itself in its layout tag. */
export type LayoutArguments = z.infer<typeof argumentsSchema>;

/** The arguments of the layout tag that begins a page; throws when the page has none. Texts may hold `{{ business.name }}`. */
export async function readLayoutArguments(
  engine: Liquid,
  source: string,
  file: string,
  globals: Record<string, unknown>,
): Promise<LayoutArguments> {
  const layout = engine.parse(source, file).find((template) => template instanceof LayoutTag);
  if (!layout)
    throw new Error(`site/${file}: begins without a layout tag, so it has neither title nor description`);
  const context = new Context({}, engine.options, { globals });
  const values: Record<string, unknown> = {};
  for (const [name, token] of Object.entries(layout.args.hash)) {
    const value = await engine.evalValue(token?.getText() ?? 'true', context);
    values[name] = await fillIn(engine, globals, value);
  }
  return argumentsSchema.parse(values);
}

async function fillIn(engine: Liquid, globals: Record<string, unknown>, value: unknown): Promise<unknown> {
  const isTemplate = typeof value === 'string' && value.includes('{{');
  return isTemplate ? await engine.parseAndRender(value, {}, { globals }) : value;
}
