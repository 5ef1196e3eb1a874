import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { WebDriver } from './web-driver';

const driverPath = '/usr/bin/WebKitWebDriver';

/** Path of WebKitGTK's MiniBrowser; undefined if not installed. */
export function findMiniBrowser(): string | undefined {
  if (!existsSync(driverPath) || !existsSync('/usr/bin/Xvfb')) return undefined;
  const within = (folder: string) => readdirSync(folder).map((name) => join(folder, name));
  return within('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(within)
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => path.includes('/webkit') && existsSync(path));
}

/** Starts a WebKitGTK session on its own display, with a function that ends both. */
export async function startWebKit(
  miniBrowser: string,
  port: number,
): Promise<{ readonly driver: WebDriver; end(): Promise<void> }> {
  const screen = await startScreen();
  const env = { ...process.env, DISPLAY: screen.display };
  const service = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env });
  const driver = await WebDriver.start(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  return {
    driver,
    end: async () => {
      await driver.end();
      service.kill();
      screen.process.kill();
    },
  };
}

/** Starts a virtual display, which reports its number when ready. */
async function startScreen(): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const given = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('/usr/bin/Xvfb', given, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { process: screen, display: `:${String(number).trim()}` };
}
