import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBusiness } from '../../build/business';
import { isSystemFont } from '../../build/fonts/brand-fonts';
import { builtFolder } from '../support/server/built-folder';
import { bundleShares, sharesText } from './bundle-shares';
import { builtBytes } from './compressed-bytes';
import { limits } from './limits';

const business = readBusiness();

it("the tags' script meets its size limit", async () => {
  const isEnglish = business.languages[0] === 'en';
  const limit = limits.tagsScriptBytes + (isEnglish ? 0 : limits.firstLanguageBytes);
  const bytes = builtBytes('widgets/painting-widgets.js');
  const shares = bytes > limit ? `\n${sharesText(await bundleShares())}` : '';
  expect(bytes, `painting-widgets.js${shares}`).toBeLessThanOrEqual(limit);
});

it("Chromium compiles the tags' script while it loads", () => {
  const script = readFileSync(join(builtFolder, 'widgets/painting-widgets.js'), 'utf8');
  expect(script.split('\n')[0]).toMatch(/^\/\/# allFunctionsCalledOnLoad /);
});

it('the scripts name the file with the licences of their parts, and it lists them all', () => {
  for (const script of ['painting-widgets.js', 'painting-widgets.mjs']) {
    const [first] = readFileSync(join(builtFolder, 'widgets', script), 'utf8').split('\n');
    expect(first).toContain('THIRD-PARTY-LICENCES.txt');
  }
  const licences = readFileSync(join(builtFolder, 'widgets/THIRD-PARTY-LICENCES.txt'), 'utf8');
  for (const owner of ['preact', 'react-toastify', '@r2wc/react-to-web-component', 'hono', 'nodemailer']) {
    expect(licences).toContain(`\n${owner} `.trimEnd());
  }
  const fonts = Object.values(business.brand.fonts).filter((family) => !isSystemFont(family));
  for (const family of fonts) expect(licences).toContain(`\nFont: ${family}`);
});
