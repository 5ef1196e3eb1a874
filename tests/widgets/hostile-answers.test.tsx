import { expect } from 'chai';
import fc from 'fast-check';
import { definePaintingEstimator } from '../../widgets/painting-estimator';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { mountEstimator } from '../support/driver/estimator-screen';
import { mountQuoteForm } from '../support/driver/quote-form-screen';
import { useConsoleLines } from '../support/page/console-lines';
import { useFakeClock } from '../support/page/fake-clock';
import { stage } from '../support/page/stage';
import { useFakeServices } from '../support/server/fake-services';
import { expectHarmless } from './harmless';
import { hostileText } from './hostile-values';

definePaintingEstimator();
definePaintingQuoteForm();

const statuses = fc.constantFrom(200, 400, 403, 422, 429, 500, 503, 599);
const options = { numRuns: 25 };

describe('Whatever the services answer,', () => {
  const lines = useConsoleLines();
  const clock = useFakeClock();
  const services = useFakeServices();

  beforeEach(() => {
    window.alert = () => {};
  });

  afterEach(() => {
    expect(lines).to.deep.equal([]);
  });

  it('the quote form shows it as text, and keeps its input or says thanks', async function () {
    this.timeout(60_000);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(statuses, hostileText, async (status, text) => {
        localStorage.clear();
        services.current.mail = () => new Response(text, { status });
        const screen = await mountQuoteForm();
        screen.fill({ message: `Request ${run++}` });
        screen.submit();
        const isThanked = () => screen.shows('Thank You for Contacting Us!');
        await clock.current.until(() => isThanked() || screen.toasts.length > 0);
        expectHarmless(screen.element);
        const isPage = text.trimStart().startsWith('<');
        expect(isThanked()).to.equal(text === 'OK' || (status === 200 && !isPage));
        if (!isThanked()) expect(screen.toasts[0]).to.match(/^Failed to send message: \S/);
        stage.replaceChildren();
      }),
      options,
    );
  });

  it('the estimator shows a price or an error', async function () {
    this.timeout(60_000);
    const answers = fc.oneof(
      hostileText,
      fc.double({ min: 0 }).map((cost) => JSON.stringify({ totalCost: cost })),
      hostileText.map((error) => JSON.stringify({ error, totalCost: error })),
    );
    await fc.assert(
      fc.asyncProperty(statuses, answers, async (status, text) => {
        services.current.estimate = () => new Response(text, { status });
        services.current.mail = () => new Response('No', { status: 400 });
        const screen = await mountEstimator();
        await screen.reachCalculator('Whole Condo');
        screen.calculate();
        await clock.current.until(() => screen.toasts.length > 0);
        expectHarmless(screen.element);
        expect(screen.result).to.match(/^(\$[\d,]+\.\d\d|Failed to calculate your estimate\.)/);
        stage.replaceChildren();
      }),
      options,
    );
  });
});
