import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LiquidError } from 'liquidjs';
import { siteFolder } from '../site-folder';

/**
 * Adds the template's file to an error. LiquidJS 10.30 omits it for unknown variables, so this finds the file
 * by its source text.
 */
export function nameTemplate(error: unknown): unknown {
  if (!(error instanceof LiquidError) || error.message.includes('file:')) return error;
  const file = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((candidate) => /\.(html|liquid)$/.test(candidate))
    .find((candidate) => readFileSync(join(siteFolder, candidate), 'utf8') === error.token.input);
  return new Error(`site/${file ?? 'partials'}: ${error.message}\n${error.context}`, { cause: error });
}
