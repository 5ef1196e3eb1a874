import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { callInPage } from './call-in-page';
import { findControl } from './find-control';
import { until } from './until';
import type { Engine, Key, Visitor } from './visitor';
import { type RemoteElement, WebDriver } from './web-driver';

const driverPath = '/usr/bin/WebKitWebDriver';

const keyCodes: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Space: ' ',
};

/** The path of WebKitGTK's small browser; undefined where it is not installed. */
export function findMiniBrowser(): string | undefined {
  if (!existsSync(driverPath) || !existsSync('/usr/bin/Xvfb')) return undefined;
  const within = (folder: string) => readdirSync(folder).map((name) => join(folder, name));
  return within('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(within)
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => path.includes('/webkit') && existsSync(path));
}

/** A session of WebKitGTK on a display of its own, and the way to end all of it. */
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

/** A display without a screen; it says its number when it is ready. */
async function startScreen(): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const given = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('/usr/bin/Xvfb', given, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { process: screen, display: `:${String(number).trim()}` };
}

/** WebKitGTK, driven over W3C's protocol. */
export async function webKitEngine(miniBrowser: string, port: number): Promise<Engine> {
  const { driver, end } = await startWebKit(miniBrowser, port);
  return {
    name: 'WebKitGTK',
    version: driver.version,
    limits: [
      "WebDriver has no access to the console: what a page logs is read on pages of somebody else's only.",
    ],
    visit: async () => new WebKitVisitor(driver),
    close: end,
  };
}

class WebKitVisitor implements Visitor {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  async open(url: string): Promise<void> {
    await this.#driver.post('frame', { id: null });
    await this.#driver.post('url', { url });
  }

  url(): Promise<string> {
    return this.#driver.get('url');
  }

  back(): Promise<void> {
    return this.#driver.post('back');
  }

  reload(): Promise<void> {
    return this.#driver.post('refresh');
  }

  /** The window is larger than the page by its bars. */
  async resize(width: number, height: number): Promise<void> {
    await this.#driver.post('window/rect', { width, height });
    const [barWidth, barHeight] = await this.read(
      (width, height) => [width - innerWidth, height - innerHeight] as const,
      width,
      height,
    );
    await this.#driver.post('window/rect', { width: width + barWidth, height: height + barHeight });
  }

  async press(place: string, name: string): Promise<void> {
    await this.#with(place, name, (control) => this.#driver.click(control));
  }

  async type(place: string, name: string, text: string): Promise<void> {
    await this.#with(place, name, (control) => this.#driver.type(control, text));
  }

  keys(...keys: readonly Key[]): Promise<void> {
    return this.#driver.keys(keys.map((key) => keyCodes[key]));
  }

  async enterFrame(): Promise<void> {
    await this.#driver.post('frame', { id: 0 });
  }

  read<Given, Arguments extends readonly unknown[]>(
    read: (...given: Arguments) => Given,
    ...given: Arguments
  ): Promise<Given> {
    return this.#driver.script(`return ${callInPage(read, ...given)}`);
  }

  async close(): Promise<void> {
    await this.open('about:blank');
  }

  /** Does something with a control, again while the page is still moving or drawing it. */
  async #with(place: string, name: string, act: (control: RemoteElement) => Promise<void>): Promise<void> {
    await until(`${name} in ${place}`, async () => {
      const control = await this.#driver.script<RemoteElement | null>(
        `return ${callInPage(findControl, place, name)}`,
      );
      if (!control) return false;
      await act(control);
      return true;
    });
  }
}
