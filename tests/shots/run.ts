import { takeShots } from './take-shots';
import { updateBaseline } from './update-baseline';

// `npm run shots`: pictures for people to look at; with `--update` the pictures that `npm test` compares.
if (process.argv.includes('--update')) updateBaseline();
else await takeShots();
