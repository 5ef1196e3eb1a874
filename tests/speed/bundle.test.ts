import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFolder } from '../support/server/built-folder';
import { bundleShares, sharesText } from './bundle-shares';
import { builtBytes } from './compressed-bytes';
import { limits } from './limits';

it("the tags' script meets its size limit", async () => {
  const bytes = builtBytes('widgets/painting-widgets.js');
  const shares = bytes > limits.tagsScriptBytes ? `\n${sharesText(await bundleShares())}` : '';
  expect(bytes, `painting-widgets.js${shares}`).toBeLessThanOrEqual(limits.tagsScriptBytes);
});

it("Chromium compiles the tags' script while it loads", () => {
  const script = readFileSync(join(builtFolder, 'widgets/painting-widgets.js'), 'utf8');
  expect(script.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
});

it("bundle shares account for the tags' script", async () => {
  const shares = await bundleShares();
  const owners = shares.map(({ owner }) => owner);
  expect(owners).toEqual(expect.arrayContaining(['preact', 'widgets/element', 'widgets/painting-estimator']));
  const sum = shares.reduce((total, { bytes }) => total + bytes, 0);
  const whole = builtBytes('widgets/painting-widgets.js');
  expect(sum / whole).toBeGreaterThan(0.95);
  expect(sum / whole).toBeLessThan(1.6);
}, 60_000);
