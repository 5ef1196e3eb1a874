import { argv } from 'node:process';

/** Commands of `npm run business` for the business that BUSINESS names, by default `site`. */
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  new: () => import('./run-new-business'),
  check: () => import('./run-check-business'),
  live: () => import('./run-check-live'),
  fonts: () => import('./make-fonts'),
  hosts: () => import('./write-hosts'),
};

// Each reads its own arguments.
const [name = ''] = argv.splice(2, 1);
const run = commands[name];
if (run) await run();
else {
  console.error(`npm run business -- ${Object.keys(commands).join('|')}`);
  process.exitCode = 1;
}
