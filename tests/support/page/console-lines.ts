type Level = 'error' | 'warn' | 'log' | 'info' | 'debug';

const levels: readonly Level[] = ['error', 'warn', 'log', 'info', 'debug'];

/** A line of the browser's console. */
export interface ConsoleLine {
  readonly level: Level;
  readonly text: string;
}

/** Captures console output during each test of the calling suite. */
export function useConsoleLines(): ConsoleLine[] {
  const lines: ConsoleLine[] = [];
  const real = Object.fromEntries(levels.map((level) => [level, console[level]]));
  beforeEach(() => {
    lines.length = 0;
    for (const level of levels) {
      console[level] = (...parts: unknown[]) => lines.push({ level, text: parts.join(' ') });
    }
  });
  afterEach(() => {
    Object.assign(console, real);
  });
  return lines;
}
