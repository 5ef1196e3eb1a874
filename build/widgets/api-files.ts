import { readFileSync } from 'node:fs';
import { brandValues } from '../business/brand-values';
import { readBusiness } from '../business/business';
import { fromRoot } from '../business/from-root';
import { customElementsManifest } from './custom-elements-manifest';
import { htmlCustomData, webTypes } from './editor-data';
import { jsxDeclarations } from './jsx-declarations';
import { brandedTokens } from './style-tokens';
import { tagApis } from './tag-apis';
import { serverDeclarations, typeDeclarations } from './type-declarations';
import { pluginName, wordPressPlugin } from './wordpress/wordpress-plugin';

/** Files for `dist/widgets` generated from the tags' tables, keyed by file name. */
export function apiFiles(): ReadonlyMap<string, string> {
  return new Map([
    [
      'custom-elements.json',
      json(customElementsManifest(tagApis, brandedTokens(brandValues(readBusiness().brand)))),
    ],
    ['vscode.html-custom-data.json', json(htmlCustomData(tagApis))],
    ['painting-widgets.d.ts', typeDeclarations(tagApis)],
    ['server.d.ts', serverDeclarations(tagApis)],
    ...jsxDeclarations(tagApis),
    ['web-types.json', json(webTypes(tagApis, packageFacts()))],
    [pluginName, wordPressPlugin(tagApis, readBusiness())],
  ]);
}

function packageFacts(): { name: string; version: string } {
  return JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
