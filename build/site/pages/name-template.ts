import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LiquidError } from 'liquidjs';
import { siteFolder } from '../site-folder';

/**
 * The error of a template with the template's file in its message. LiquidJS 10.30 names none for an unknown variable, only
 * the whole text of the template, by which it is found here.
 */
export function nameTemplate(error: unknown): unknown {
  if (!(error instanceof LiquidError) || error.message.includes('file:')) return error;
  const file = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((candidate) => /\.(html|liquid)$/.test(candidate))
    .find((candidate) => readFileSync(join(siteFolder, candidate), 'utf8') === error.token.input);
  return new Error(`site/${file ?? 'partials'}: ${error.message}\n${error.context}`, { cause: error });
}
