import { Context, LayoutTag, type Liquid, type Template } from 'liquidjs';
import * as z from 'zod';
import type { Business } from '../../business';
import { checkData } from '../../check-data';
import { fillIn } from '../content/fill-in';

const argumentsSchema = z.strictObject({
  title: z.string().optional(),
  description: z.string().optional(),
  picture: z.string().optional(),
  article: z.string().optional(),
  noindex: z.boolean().optional(),
});

/** What a page says about itself in its layout tag. */
export type LayoutArguments = z.infer<typeof argumentsSchema>;

/** The arguments of the layout tag that begins a page; throws when the page has no such tag or the tag an unknown argument. Texts may hold `{{ business.name }}`. */
export async function readLayoutArguments(
  engine: Liquid,
  templates: Template[],
  file: string,
  business: Business,
): Promise<LayoutArguments> {
  const layout = templates.find((template) => template instanceof LayoutTag);
  if (!layout)
    throw new Error(`site/${file}: begins without a layout tag, so it has neither title nor description`);
  const context = new Context({}, engine.options);
  const values: Record<string, unknown> = {};
  for (const [name, token] of Object.entries(layout.args.hash)) {
    const value = await engine.evalValue(token?.getText() ?? 'true', context);
    values[name] = fillIn(value, business, `site/${file}: its layout tag`, [name]);
  }
  return checkData(argumentsSchema, values, (path) => `site/${file}: its layout tag: ${path.join('.')}`);
}
