import { isInShare, matrixShare } from '../support/matrix';
import { estimatorControls, openCalculator } from '../support/page/estimator';
import { expectToast } from '../support/page/expect-toast';
import { expect, test } from '../support/page/flow-test';

const failure = 'Failed to calculate your estimate. Please try again later or contact us directly.';
const json = 'application/json';

const faults = [
  {
    answer: 'an HTML page',
    fault: { status: 200, body: '<!doctype html><h1>Welcome</h1>', contentType: 'text/html' },
  },
  { answer: 'an empty answer', fault: { status: 200, body: '' } },
  { answer: 'a word for a price', fault: { status: 200, body: '{"totalCost":"abc"}', contentType: json } },
  { answer: 'no price', fault: { status: 200, body: '{"totalCost":null}', contentType: json } },
  { answer: 'null', fault: { status: 200, body: 'null', contentType: json } },
  { answer: 'a negative price', fault: { status: 200, body: '{"totalCost":-1}', contentType: json } },
  {
    answer: 'a price beyond all numbers',
    fault: { status: 200, body: '{"totalCost":1e999}', contentType: json },
  },
  {
    answer: 'a price under a status that says no',
    fault: { status: 503, body: '{"totalCost":900}', contentType: json },
  },
  { answer: 'half an answer', fault: { kind: 'truncate' as const } },
  { answer: 'a connection torn down', fault: { kind: 'reset' as const, times: 9 } },
];

const share = matrixShare(process.env.MATRIX);
const kinds = ['an HTML page', 'no price', 'a price under a status that says no', 'a connection torn down'];

// One case per kind; tests/widgets/estimator-price.test.tsx covers every answer, and `npm run test:all`
// covers all of these.
for (const { answer, fault } of faults.filter(({ answer }) =>
  isInShare(share, answer, kinds.includes(answer)),
)) {
  test(`${answer} counts as a failed estimate: it sends nothing and keeps the input`, async ({
    page,
    server,
  }) => {
    await server.failEstimate(fault);
    const estimator = await openCalculator(page, 'wholeCondo');
    const { wallSqft, calculate, result } = estimatorControls(estimator);
    await wallSqft.fill('512');
    await calculate.click();
    await expectToast(estimator, failure);
    await expect(result).toHaveText(failure);
    await expect(calculate).toBeEnabled();
    await expect(wallSqft).toHaveValue('512');
    expect(await server.sendCalls()).toEqual([]);
  });
}

for (const [kind, waiting] of [
  ['hang', 'a service that never answers'],
  ['slow', 'a service that sends a byte a second'],
] as const) {
  test(`${waiting} times out after 15 seconds`, async ({ page, server }) => {
    await server.failEstimate({ kind });
    await page.clock.install();
    const estimator = await openCalculator(page, 'wholeCondo');
    const { calculate, result } = estimatorControls(estimator);
    await calculate.click();
    await expect(result).toHaveText('Calculating...');
    await expect.poll(() => server.estimateCalls()).toHaveLength(1);
    await page.clock.fastForward(12_000);
    await expect(result).toHaveText('Calculating...');
    await page.clock.fastForward(4_000);
    await expectToast(estimator, failure);
  });
}

test('offline, the project is kept until the connection returns', async ({ page, context, server }) => {
  const estimator = await openCalculator(page, 'wholeCondo');
  const { wallSqft, calculate } = estimatorControls(estimator);
  await wallSqft.fill('512');
  await context.setOffline(true);
  await calculate.click();
  await expectToast(estimator, failure);
  await expect(wallSqft).toHaveValue('512');
  await context.setOffline(false);
  await calculate.click();
  await expect(page).toHaveURL('/thank-you');
  expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
});

const reasons = [
  {
    reason: "the service's own words",
    fault: { status: 400, body: '{"error":"doors must be a whole number"}' },
    detail: { stage: 'estimate', status: 400, message: 'doors must be a whole number' },
  },
  {
    reason: 'a text of ours where the service gives none',
    fault: { status: 500, body: 'oops' },
    detail: { stage: 'estimate', status: 500, message: 'Failed to calculate cost' },
  },
  {
    reason: "the transport's words where there is no answer",
    fault: { kind: 'reset' as const, times: 9 },
    detail: { stage: 'estimate', message: 'Failed to fetch' },
  },
];

for (const { reason, fault, detail } of reasons) {
  test(`painting-error reports a failed estimate with ${reason}`, async ({ page, server }) => {
    await server.failEstimate(fault);
    const estimator = await openCalculator(page, 'wholeCondo');
    const told = estimator.evaluate(
      (element) =>
        new Promise((resolve) => {
          element.addEventListener('painting-error', (event) => resolve((event as CustomEvent).detail));
        }),
    );
    await estimatorControls(estimator).calculate.click();
    expect(await told).toEqual({ leadKind: 'estimate', tagId: '', ...detail });
  });
}
