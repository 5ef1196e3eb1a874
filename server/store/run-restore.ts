import { defaultLeadsFile } from '../base/store-files';
import { describeBackup } from './backup-manifest';
import { type BeforeRestore, restore } from './restore';

// npm run restore -- FOLDER: puts a backup in the place of the store, while no server runs.

const mostReferences = 20;

const leadsFile = process.env.LEADS_DB || defaultLeadsFile;
const [, , folder] = process.argv;
try {
  if (!folder) throw new Error('Name the backup: npm run restore -- FOLDER.');
  const { manifest, before } = await restore(leadsFile, folder);
  console.log(`${leadsFile} has ${describeBackup(manifest)}.`);
  if (before) console.log(described(before).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function described({ leadsFile: aside, newer, erased }: BeforeRestore): readonly string[] {
  const others = erased.length - mostReferences;
  return [
    `What was there is now ${aside}, with its files beside it.`,
    ...(newer === null ? ['Its leads cannot be read.'] : []),
    ...(newer
      ? [
          `It has ${newer} ${newer === 1 ? 'lead' : 'leads'} that the backup does not have: "LEADS_DB=${aside} npm run preview" shows them.`,
        ]
      : []),
    ...(erased.length > 0
      ? [
          `It no longer had these leads of the backup; if they had been erased, erase them again: ${erased.slice(0, mostReferences).join(', ')}${others > 0 ? ` and ${others} more` : ''}.`,
        ]
      : []),
  ];
}
