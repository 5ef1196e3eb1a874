import { brandValues } from '../brand/brand-values';
import { readBusiness } from '../business';
import { customElementsManifest } from './custom-elements-manifest';
import { htmlCustomData } from './html-custom-data';
import { preactDeclarations, reactDeclarations } from './jsx-declarations';
import { brandedTokens } from './style-tokens';
import { tagApis } from './tag-apis';
import { typeDeclarations } from './type-declarations';

/** The files generated from the tags' tables for `dist/widgets`, by name. */
export function apiFiles(): ReadonlyMap<string, string> {
  return new Map([
    [
      'custom-elements.json',
      json(customElementsManifest(tagApis, brandedTokens(brandValues(readBusiness().brand)))),
    ],
    ['vscode.html-custom-data.json', json(htmlCustomData(tagApis))],
    ['painting-widgets.d.ts', typeDeclarations(tagApis)],
    ['react.d.ts', reactDeclarations(tagApis)],
    ['preact.d.ts', preactDeclarations(tagApis)],
  ]);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
