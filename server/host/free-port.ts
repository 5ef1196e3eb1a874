import { once } from 'node:events';
import { createServer } from 'node:net';
import { errorCode } from '../base/error-code';

const highestPort = 65_535;

/** The first free port from `port` on; calls `onTaken` with each one that is taken. 0 stays 0. */
export async function freePort(
  port: number,
  host: string | undefined,
  onTaken: (port: number) => void,
): Promise<number> {
  if (port === 0) return 0;
  for (let candidate = port; candidate <= highestPort; candidate += 1) {
    if (!(await isTaken(candidate, host))) return candidate;
    onTaken(candidate);
  }
  throw new Error(`No port from ${port} on is free.`);
}

async function isTaken(port: number, host: string | undefined): Promise<boolean> {
  const listener = createServer();
  try {
    listener.listen({ port, host });
    await once(listener, 'listening');
    listener.close();
    await once(listener, 'close');
    return false;
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return true;
    throw error;
  }
}
