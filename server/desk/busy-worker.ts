import { parentPort, workerData } from 'node:worker_threads';
import { readBusySpans } from './busy-spans';

const { text, window } = workerData;
parentPort?.postMessage(readBusySpans(text, window, () => performance.now()));
