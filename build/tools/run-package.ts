/** `npm run package`: makes the folder to pack or publish. */
import { nameFromRoot } from '../business/from-root';
import { makePackage } from './make-package';

const folder = nameFromRoot(makePackage());
console.log(`In ${folder}; npm publish ${folder} --dry-run shows what would be published.`);
