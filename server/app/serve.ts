import { nodeOptions } from './node-options';
import { runProgram, runServer } from './run-server';

// `npm run preview`: serves `dist/` as it is. A port that PORT names is kept: a proxy expects it.
await runProgram(() => runServer(nodeOptions(process.env)));
