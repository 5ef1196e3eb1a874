import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { en } from '../../../../shared/locales/en';
import { texts } from '../../../../shared/texts';
import { brandColour } from '../../../support/business';
import { everyTag, hostPage } from '../../../support/page/host-page';
import { fieldValue } from '../in-page';
import { type Flow, goToCalculator, type Stage, see, sendContactForm, until } from '../steps';

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

/** Flows on third-party pages, whose console must stay empty. */
export const elsewhereFlows: readonly Flow[] = [
  {
    name: "on a third-party site: the form delivers, thanks in place, and the page's console stays empty",
    run: (stage) =>
      quietly(stage, {}, async ({ visitor, server }) => {
        await sendContactForm(visitor, form);
        await see(visitor, form, en.thankYou.contact.heading);
        deepStrictEqual(await server.delivered(), ['contactNotification', 'contactConfirmation']);
      }),
  },
  {
    name: 'on a third-party site: under the strictest policy the estimator prices, and nothing is violated',
    run: (stage) =>
      quietly(stage, { isStrict: true }, async ({ visitor, server }) => {
        await goToCalculator(visitor, 'general');
        await visitor.press('painting-estimator', en.estimator.calculate);
        await see(visitor, 'painting-estimator', en.thankYou.estimate.heading);
        strictEqual((await server.delivered()).length, 2);
      }),
  },
  {
    name: 'on a third-party site: every inner style holds against a sheet that unsets everything',
    run: (stage) =>
      quietly(stage, { css: '* { all: unset !important; }' }, async ({ visitor }) => {
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
      }),
  },
  {
    name: 'on a third-party site: in a sandboxed frame the form delivers',
    async run({ visitor, server, thirdPartySite }) {
      const framed = thirdPartySite.show('/framed', hostPage(server.origin, `<${form}></${form}>`));
      const frame = `<iframe sandbox="allow-scripts" width="900" height="1400" src="${framed}"></iframe>`;
      await visitor.open(
        thirdPartySite.show('/frame', hostPage(server.origin, frame, { scripts: '<!-- -->' })),
      );
      await visitor.enterFrame();
      // A cross-origin frame gets the focus only by a click.
      await visitor.press(form, en.quoteForm.submit);
      await see(visitor, form, en.quoteForm.errors.nameRequired);
      await sendContactForm(visitor, form);
      await see(visitor, form, en.thankYou.contact.heading);
      strictEqual((await server.delivered()).length, 2);
    },
  },
  {
    name: 'on a third-party site: tags that are moved, and adopted into a frame, keep what was typed and work',
    run: (stage) =>
      quietly(stage, {}, async ({ visitor }) => {
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
      }),
  },
];

interface Page {
  readonly css?: string;
  readonly isStrict?: boolean;
}

/** Runs a flow on a page with every tag that records its console. */
async function quietly(
  stage: Stage,
  { css, isStrict }: Page,
  run: (stage: Stage) => Promise<void>,
): Promise<void> {
  const { visitor, server, thirdPartySite } = stage;
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
  await run(stage);
  strictEqual(await visitor.read(() => top?.document.documentElement.dataset.lines ?? ''), '');
}
