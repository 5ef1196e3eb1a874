import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { en } from '../../../shared/locales/en';
import { texts } from '../../../shared/texts';
import { brandColour } from '../../support/business';
import { everyTag, hostPage } from '../../support/page/host-page';
import type { TestServer } from '../../support/server/test-server';
import type { ThirdPartySite } from '../../support/server/third-party-site';
import { test } from './engine-test';
import { fieldValue } from './in-page';
import { goToCalculator, see, sendContactForm, until, type Visitor } from './visitor';

/** Records the page's logs, errors and violations in an attribute of its root element. */
const witness = `(() => {
  const note = (text) => { document.documentElement.dataset.lines = (document.documentElement.dataset.lines ?? '') + text + ' | '; };
  addEventListener('error', (event) => note('thrown: ' + event.message));
  addEventListener('unhandledrejection', (event) => note('rejected: ' + event.reason));
  document.addEventListener('securitypolicyviolation', (event) => note('violated: ' + event.violatedDirective + ' ' + event.blockedURI));
  for (const kind of ['error', 'warn', 'info', 'log', 'debug']) {
    const said = console[kind];
    console[kind] = (...given) => { note(kind + ': ' + given.join(' ')); said.apply(console, given); };
  }
})();`;

const form = 'painting-quote-form';

test(
  "on a third-party site: the form delivers, thanks in place, and the page's console stays empty",
  { tag: '@ci' },
  async ({ visitor, server, thirdPartySite }) =>
    quietly({ visitor, server, thirdPartySite }, {}, async () => {
      await sendContactForm(visitor, form);
      await see(visitor, form, en.thankYou.contact.heading);
      deepStrictEqual(await server.delivered(), ['contactNotification', 'contactConfirmation']);
    }),
);

test('on a third-party site: under the strictest policy the estimator prices, and nothing is violated', async ({
  visitor,
  server,
  thirdPartySite,
}) =>
  quietly({ visitor, server, thirdPartySite }, { isStrict: true }, async () => {
    await goToCalculator(visitor, 'general');
    await visitor.press('painting-estimator', en.estimator.calculate);
    await see(visitor, 'painting-estimator', en.thankYou.estimate.heading);
    strictEqual((await server.delivered()).length, 2);
  }));

test('on a third-party site: every inner style holds against a sheet that unsets everything', async ({
  visitor,
  server,
  thirdPartySite,
}) =>
  quietly({ visitor, server, thirdPartySite }, { css: '* { all: unset !important; }' }, async () => {
    const look = await visitor.read(() => {
      const button = document.querySelector('painting-quote-form')?.shadowRoot?.querySelector('button');
      if (!button) return undefined;
      const { backgroundColor, color, cursor } = getComputedStyle(button);
      return { backgroundColor, color, cursor };
    });
    deepStrictEqual(look, {
      backgroundColor: brandColour('accent'),
      color: brandColour('text-on-accent'),
      cursor: 'pointer',
    });
  }));

test('on a third-party site: in a sandboxed frame the form delivers', async ({
  visitor,
  server,
  thirdPartySite,
}) => {
  const framed = thirdPartySite.show('/framed', hostPage(server.origin, `<${form}></${form}>`));
  const frame = `<iframe sandbox="allow-scripts" width="900" height="1400" src="${framed}"></iframe>`;
  await visitor.open(thirdPartySite.show('/frame', hostPage(server.origin, frame, { scripts: '<!-- -->' })));
  await visitor.enterFrame();
  // A cross-origin frame gets the focus only by a click.
  await visitor.press(form, en.quoteForm.submit);
  await see(visitor, form, en.quoteForm.errors.nameRequired);
  await sendContactForm(visitor, form);
  await see(visitor, form, en.thankYou.contact.heading);
  strictEqual((await server.delivered()).length, 2);
});

test('on a third-party site: tags that are moved, and adopted into a frame, keep what was typed and work', async ({
  visitor,
  server,
  thirdPartySite,
}) =>
  quietly({ visitor, server, thirdPartySite }, {}, async () => {
    await visitor.type(form, texts.en.quoteForm.labels.message, 'Kept');
    await visitor.read(() => {
      document.body.prepend(document.querySelector('#tags') as Element);
    });
    strictEqual(await visitor.read(fieldValue, form, 'message'), 'Kept');
    await visitor.read(() => {
      const frame = document.createElement('iframe');
      frame.width = '900';
      frame.height = '1400';
      document.body.prepend(frame);
      frame.contentDocument?.body.append(document.querySelector('#tags') as Element);
    });
    await visitor.enterFrame();
    strictEqual(await visitor.read(fieldValue, form, 'message'), 'Kept');
    // Drivers identify elements by their page's classes, which an adopted element lacks.
    await visitor.read(() =>
      document.querySelector('painting-quote-form')?.shadowRoot?.querySelector('button')?.click(),
    );
    await see(visitor, form, en.quoteForm.errors.nameRequired);
  }));

interface Stage {
  readonly visitor: Visitor;
  readonly server: TestServer;
  readonly thirdPartySite: ThirdPartySite;
}

interface Page {
  readonly css?: string;
  readonly isStrict?: boolean;
}

/** Runs a flow on a page with every tag that records its console. */
async function quietly(
  { visitor, server, thirdPartySite }: Stage,
  { css, isStrict }: Page,
  run: () => Promise<void>,
): Promise<void> {
  const listening = thirdPartySite.show('/witness.js', witness, { 'Content-Type': 'text/javascript' });
  const sheet = css && thirdPartySite.show('/sheet.css', css, { 'Content-Type': 'text/css' });
  const head = `<script src="${listening}"></script>${sheet ? `<link rel="stylesheet" href="${sheet}">` : ''}`;
  const body = isStrict ? everyTag.replace(/ style="[^"]*"/, '') : everyTag;
  const page = hostPage(server.origin, body, { head });
  const policy = `default-src 'none'; img-src data:; script-src ${server.origin} ${thirdPartySite.origin}; connect-src ${server.origin}; style-src 'none'; require-trusted-types-for 'script'`;
  await visitor.open(
    thirdPartySite.show('/page', page, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(isStrict && { 'Content-Security-Policy': policy }),
    }),
  );
  await until('the tags', () =>
    visitor.read(() => Boolean(document.querySelector('painting-faq')?.shadowRoot)),
  );
  await run();
  strictEqual(await visitor.read(() => top?.document.documentElement.dataset.lines ?? ''), '');
}
