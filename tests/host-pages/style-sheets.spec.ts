import { isInShare, matrixShare } from '../support/matrix';
import { everyTag } from '../support/page/every-tag';
import { test as base, expect } from '../support/page/flow-test';
import { hostPage } from '../support/page/host-page';
import { differences, type InnerStyles, innerStyles } from './inner-styles';
import { packageFile, tailwindPreflight } from './libraries';
import { useEveryTag, waitForEveryTag } from './use-every-tag';

interface WorkerFixtures {
  /** Styles inside the tags on a plain page. */
  readonly plain: InnerStyles;
}

const test = base.extend<object, WorkerFixtures>({
  plain: [
    async ({ browser, server, thirdPartySite }, use) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(thirdPartySite.show('/plain', hostPage(server.origin)));
      await waitForEveryTag(page);
      await use(await innerStyles(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 1280, height: 900 } });

const sheets: Readonly<Record<string, () => string>> = {
  'Bootstrap 3': () => packageFile('bootstrap3/dist/css/bootstrap.css'),
  'Bootstrap 5': () => packageFile('bootstrap/dist/css/bootstrap.css'),
  Foundation: () => packageFile('foundation-sites/dist/css/foundation.css'),
  Bulma: () => packageFile('bulma/css/bulma.css'),
  Materialize: () => packageFile('materialize-css/dist/css/materialize.css'),
  'Tailwind preflight': tailwindPreflight,
  'a sheet that unsets everything': () => '* { all: unset !important; }',
  'a sheet that makes everything initial': () => '* { all: initial !important; }',
  'a root font size of 62.5 %': () => 'html { font-size: 62.5%; }',
  'a sheet that shouts at every element':
    () => `* { color: #c0c !important; font: italic 700 9px/1 cursive !important;
    text-align: right !important; text-transform: uppercase !important; letter-spacing: 0.4em !important;
    text-indent: 3em !important; white-space: pre !important; word-spacing: 1em !important; word-break: break-all !important;
    text-shadow: 1px 1px red !important; font-variant: small-caps !important; list-style: square !important;
    hyphens: auto !important; box-sizing: content-box !important; transition: all 9s !important; }
    input, button, select, textarea { width: 30px !important; height: 60px !important; border: 9px dotted red !important; }
    h2, h3, p, fieldset, legend, label { margin: 30px !important; display: inline !important; }
    .button, .field, .base, .own, .carousel, .modal { display: none !important; }`,
};

const share = matrixShare(process.env.MATRIX);
const sample = ['Bootstrap 5', 'Foundation', 'a sheet that unsets everything', 'a root font size of 62.5 %'];

for (const [name, css] of Object.entries(sheets)) {
  if (!isInShare(share, `sheet ${name}`, sample.includes(name))) continue;
  test(`under ${name} every tag works and looks as on a plain page`, async ({
    page,
    server,
    thirdPartySite,
    plain,
  }) => {
    const sheet = thirdPartySite.show('/sheet.css', css(), { 'Content-Type': 'text/css; charset=utf-8' });
    const head = `<link rel="stylesheet" href="${sheet}">`;
    await page.goto(thirdPartySite.show('/under', hostPage(server.origin, everyTag, { head })));
    await waitForEveryTag(page);
    expect(Object.keys(plain).length).toBeGreaterThan(100);
    expect(differences(plain, await innerStyles(page))).toEqual([]);
    await useEveryTag(page);
  });
}
