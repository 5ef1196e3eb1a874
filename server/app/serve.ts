import { readNodeSettings } from '../base/node-settings';
import { runProgram, runServer } from './run-server';

// `npm run preview`: serves `dist/` as it is. A port that PORT names is kept: a proxy expects it.
await runProgram(() => runServer(readNodeSettings(process.env)));
