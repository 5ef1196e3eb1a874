import { readFileSync } from 'node:fs';
import type { Business } from '../../../shared/business/business-schema';
import { texts } from '../../../shared/texts';
import type { DescribedAttribute, TagApi } from '../../../widgets/element/describe-tag';
import { fromRoot } from '../../business/from-root';
import { fileUrl, pageUrl } from '../../business/host-settings';
import { packageVersion, scriptName } from '../release';
import { zipOf } from './zip';

/** File name of the plugin for WordPress: one PHP file without a build step. */
export const pluginName = 'painting-widgets.php';

/** The plugin as WordPress takes it for an upload. */
export const pluginArchiveName = 'painting-widgets-wordpress.zip';

/** Tags that show what stands in them. */
const withContent = /carousel|faq|colour-preview|map/;

/** The plugin, which writes the tags with the attributes that this list allows, for this business. */
export function wordPressPlugin(
  apis: readonly TagApi[],
  business: Pick<Business, 'name' | 'url' | 'host' | 'phone' | 'languages'>,
): string {
  const data = {
    script: fileUrl(`/widgets/${scriptName}`, business),
    phone: business.phone,
    opener: Object.fromEntries(business.languages.map((code) => [code, texts[code].quoteModal.title])),
    tags: apis.map(describe),
  };
  const values: Readonly<Record<string, string>> = {
    NAME: inComment(business.name),
    URL: inComment(business.url),
    PARTNERS: inComment(pageUrl('/partners', business)),
    VERSION: packageVersion(),
    LICENCE: readFileSync(fromRoot('LICENSE'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ` * ${inComment(line)}`.trimEnd())
      .join('\n'),
    DATA: JSON.stringify(data, null, 1),
  };
  const template = readFileSync(fromRoot(`build/widgets/wordpress/${pluginName}`), 'utf8');
  return template.replace(/%([A-Z]+)%/g, (whole, name: string) => values[name] ?? whole);
}

/** The archive of the plugin: the file in a folder of its name. */
export function pluginArchive(plugin: string): Buffer {
  return zipOf(`painting-widgets/${pluginName}`, plugin);
}

function describe({ tag, summary, attributes }: TagApi) {
  const rows = Object.entries(attributes).filter(([name, row]) => isAllowed(name, row));
  return {
    tag,
    block: tag.replace('-', '/'),
    title: tag.replace(/^p/, 'P').replaceAll('-', ' '),
    summary: plain(summary),
    hasContent: withContent.test(tag),
    opens: tag === 'painting-quote-modal',
    attributes: Object.fromEntries(
      rows.map(([name, row]) => [
        name,
        {
          kind: row.kind,
          help: plain(row.description),
          ...(row.kind === 'choice' && { values: row.values }),
        },
      ]),
    ),
  };
}

/**
 * Whether a writer may set an attribute: none that names a service or its key, since leads or prices would go elsewhere,
 * and no list, which is JSON.
 */
function isAllowed(name: string, row: DescribedAttribute): boolean {
  const isService = row.kind === 'url' && row.relativeTo === 'script';
  return !isService && row.kind !== 'list' && !/^email-|-template$|^api-key$/.test(name);
}

/** Markdown as plain text. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}

/** A text that ends neither the comment nor its line. */
function inComment(text: string): string {
  return text.replaceAll('*/', '* /').replace(/\s+/g, ' ');
}
