/** `npm run docs`: regenerates the tables in the READMEs and `docs/tags.md` from the tags' API. */
import { readmeFiles, writeReadmes } from './readme-files';

const written = writeReadmes(readmeFiles());
console.log(written.length > 0 ? `Written: ${written.join(', ')}` : 'Every table is up to date.');
