import { tsImport } from 'tsx/esm/api';

// A worker thread begins without tsx, whichever way the server was started.
await tsImport('./busy-worker.ts', import.meta.url);
