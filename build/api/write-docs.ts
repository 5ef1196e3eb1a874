/** `npm run docs`: brings the tables of the READMEs up to what the tags' tables say. */
import { readmeFiles, writeReadmes } from './readme-files';

const written = writeReadmes(readmeFiles());
console.log(written.length > 0 ? `Written: ${written.join(', ')}` : 'Every table is up to date.');
