import { spawnSync } from 'node:child_process';
import { rooms } from './rooms';
import { writeResults } from './write-results';

// `npm run lab:mutation`: mutates the code folder by folder and checks that a test fails. Name folders to
// limit it: `npm run lab:mutation -- widgets/lib server/host`.

const named = process.argv.slice(2);
const unknown = named.filter((name) => !rooms.some(({ folder }) => folder === name));
if (unknown.length > 0) {
  console.error(
    `There is no room ${unknown.join(', ')}. There are ${rooms.map(({ folder }) => folder).join(', ')}.`,
  );
  process.exit(1);
}

for (const room of rooms.filter(({ folder }) => named.length === 0 || named.includes(folder))) {
  const startedAt = Date.now();
  const { status, signal } = spawnSync(
    process.execPath,
    [
      'lab/mutation/node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'lab/mutation/stryker.config.mjs',
    ],
    { stdio: 'inherit', env: { ...process.env, ROOM: JSON.stringify(room) } },
  );
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`\n${room.folder}: ${seconds} s${signal ? `, ended by ${signal}` : ''}`);
  if (status !== 0) process.exit(1);
}
writeResults();
