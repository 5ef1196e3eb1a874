import { type DestinationStream, destination, pino, stdTimeFunctions } from 'pino';
import type { Log } from '../base/log';
import { logLine } from '../guards/log-calls';

/** A log on standard output: one line of JSON with time and level each, or plain text in a terminal. */
export function nodeLog({
  isTerminal = Boolean(process.stdout.isTTY),
  stream = destination({ sync: true }) as DestinationStream,
} = {}): Log {
  if (isTerminal) return (text) => console.log(logLine(text));
  const logger = pino(
    { base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
    stream,
  );
  return (text, level = 'info', facts = {}) => logger[level](facts, logLine(text));
}
