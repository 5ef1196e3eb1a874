import { describe, expect, it } from 'vitest';
import { tagApis } from '../../../../build/widgets/tag-apis';
import { pluginArchive, wordPressPlugin } from '../../../../build/widgets/wordpress/wordpress-plugin';
import { business } from '../../../support/business';

const plugin = wordPressPlugin(tagApis, business);

/** The tags as the plugin knows them. */
function tagsOf(php: string) {
  const [, json = ''] = /<<<'PAINTING_DATA'\n([\s\S]*?)\nPAINTING_DATA\n/.exec(php) ?? [];
  const { tags }: { readonly tags: readonly { readonly tag: string; readonly attributes: object }[] } =
    JSON.parse(json);
  return tags;
}

describe('the WordPress plugin', () => {
  it('knows every tag with its attributes, except those that say where leads and prices go', () => {
    const services = /^(?:email|lead|estimate)-|-template$|^api-key$/;
    expect(tagsOf(plugin).map(({ tag, attributes }) => [tag, Object.keys(attributes)])).toEqual(
      tagApis.map(({ tag, attributes }) => [
        tag,
        Object.keys(attributes).filter((name) => !services.test(name) && attributes[name]?.kind !== 'list'),
      ]),
    );
  });

  it('stays one comment and one program, whatever the business is called', () => {
    const named = wordPressPlugin(tagApis, { ...business, name: "O'Hara */ & \n<?php die(); ?>" });
    const [, comment = ''] = /^<\?php\n(\/\*\*[\s\S]*?\*\/)/.exec(named) ?? [];
    expect(comment).toContain("Author: O'Hara * / & <?php die(); ?>");
    expect(comment).toContain('License: MIT');
    expect(named.slice(named.indexOf(comment) + comment.length)).toMatch(/^\n\nif \(!defined\('ABSPATH'\)/);
  });

  it('comes in an archive with a folder of its own, as WordPress takes it', () => {
    const archive = pluginArchive(plugin);
    const [signature, method, length] = [
      archive.readUInt32LE(0),
      archive.readUInt16LE(8),
      archive.readUInt16LE(26),
    ];
    const name = archive.toString('utf8', 30, 30 + length);
    const content = archive.subarray(30 + length, 30 + length + archive.readUInt32LE(18));
    expect([signature, method, name]).toEqual([0x04034b50, 0, 'painting-widgets/painting-widgets.php']);
    expect(content.toString()).toBe(plugin);
  });
});
