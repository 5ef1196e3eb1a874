import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { dollars } from '../../support/page/estimator';
import { en } from '../../support/texts';
import { test } from './engine-test';
import { fieldValue, focusedName, isAtWork, isLoadedAgain, typeAndReload } from './in-page';
import { arriveAt, goToCalculator, see, seeNoMore, sendContactForm, until } from './visitor';

const form = 'main painting-quote-form';
const estimator = 'painting-estimator';

test('contact form: names every field in error and takes the focus to the first', { tag: '@ci' }, async ({
  visitor,
  server,
}) => {
  await visitor.open(`${server.origin}/contact`);
  await visitor.press(form, en.quoteForm.submit);
  await see(visitor, form, en.quoteForm.errors.nameRequired);
  await see(visitor, form, en.quoteForm.errors.answerRequired);
  strictEqual(await visitor.read(focusedName), 'name');
  await visitor.type(form, en.quoteForm.labels.name, 'Ada Byron');
  await visitor.press(form, en.quoteForm.submit);
  await seeNoMore(visitor, form, en.quoteForm.errors.nameRequired);
  deepStrictEqual(await server.sendCalls(), []);
});

test('contact form: two mails, then the thank-you page, which a reload keeps', async ({
  visitor,
  server,
}) => {
  await visitor.open(`${server.origin}/contact`);
  await sendContactForm(visitor, form);
  await arriveAt(visitor, '/thank-you');
  await see(visitor, 'main', en.thankYou.contact.heading);
  deepStrictEqual(await server.delivered(), ['contactNotification', 'contactConfirmation']);
  await visitor.reload();
  await see(visitor, 'main', en.thankYou.contact.heading);
});

test('contact form: what is typed last before a reload is there after it', async ({ visitor, server }) => {
  await visitor.open(`${server.origin}/contact`);
  await until('the form at work', () => visitor.read(isAtWork, form));
  await visitor.read(typeAndReload, form, 'message', 'The last word');
  await until('the page again', () => visitor.read(isLoadedAgain));
  await until('the last word', async () => {
    return (await visitor.read(fieldValue, form, 'message')) === 'The last word';
  });
});

test('contact form: a refused mail is reported, and what was typed stays', async ({ visitor, server }) => {
  await server.failMail({ status: 400, body: 'Not like this' });
  await visitor.open(`${server.origin}/contact`);
  // Engines may keep storage between flows, so a repeated message would count as the previous lead.
  await sendContactForm(visitor, form, 'Three rooms, please.');
  await see(visitor, form, 'Failed to send message: Not like this');
  strictEqual(await visitor.read(fieldValue, form, 'message'), 'Three rooms, please.');
  await visitor.press(form, en.quoteForm.submit);
  await arriveAt(visitor, '/thank-you');
});

test('contact form: filled in and sent by keyboard alone', async ({ visitor, server }) => {
  await visitor.open(`${server.origin}/contact`);
  await visitor.type(form, en.quoteForm.labels.name, 'Ada Byron');
  const order: string[] = [];
  for (let presses = 0; presses < 5; presses += 1) {
    await visitor.keys('Tab');
    order.push(await visitor.read(focusedName));
  }
  deepStrictEqual(order, ['phone', 'email', 'address', 'mathAnswer', 'message']);
  await visitor.keys('Tab', 'Enter');
  await see(visitor, form, en.quoteForm.errors.phoneRequired);
  await until(
    'the focus in the first field in error',
    async () => (await visitor.read(focusedName)) === 'phone',
  );
});

test('estimator: a whole condo ends at the thank-you page with its price, in both mail boxes too', {
  tag: '@ci',
}, async ({ visitor, server }) => {
  await visitor.open(`${server.origin}/estimator`);
  await goToCalculator(visitor, 'general');
  await visitor.type(estimator, en.estimator.fields.wallSqft, '820.5');
  await visitor.press(estimator, en.estimator.fields.crownMolding);
  await visitor.press(estimator, en.estimator.calculate);
  await arriveAt(visitor, '/thank-you');
  const [body] = (await server.estimateCalls()) as readonly {
    wallSqft: number;
    hasCrownMolding: boolean;
  }[];
  ok(body);
  deepStrictEqual([body.wallSqft, body.hasCrownMolding], [820.5, true]);
  await see(visitor, 'main', dollars(await server.priceOf(body)));
  deepStrictEqual(await server.delivered(), ['estimatorTeam', 'estimatorCustomer']);
});

test('estimator: two rooms, of which one is removed; Back leads from the thank-you to the page before the estimator', async ({
  visitor,
  server,
}) => {
  await visitor.open(`${server.origin}/about`);
  await visitor.open(`${server.origin}/estimator`);
  await goToCalculator(visitor, 'specific_rooms');
  await visitor.type(estimator, en.estimator.fields.wallSqft, '300');
  await visitor.press(estimator, en.estimator.addRoom);
  await see(visitor, estimator, 'Room 2');
  await visitor.press(estimator, 'Remove Room 2');
  await seeNoMore(visitor, estimator, 'Room 2');
  await visitor.press(estimator, en.estimator.calculate);
  await arriveAt(visitor, '/thank-you');
  await see(visitor, 'main', en.thankYou.estimate.heading);
  const [body] = (await server.estimateCalls()) as readonly {
    rooms: readonly { wallSqft: number }[];
  }[];
  deepStrictEqual(
    body?.rooms.map(({ wallSqft }) => wallSqft),
    [300],
  );
  await visitor.back();
  await arriveAt(visitor, '/about');
});

test('estimator: a failure of the service is reported, and a second try succeeds', async ({
  visitor,
  server,
}) => {
  await server.failEstimate({ status: 400, body: '{"error":"no"}' });
  await visitor.open(`${server.origin}/estimator`);
  await goToCalculator(visitor, 'general');
  await visitor.press(estimator, en.estimator.calculate);
  await see(visitor, estimator, en.estimator.estimateFailed.general);
  await visitor.press(estimator, en.estimator.calculate);
  await arriveAt(visitor, '/thank-you');
});
