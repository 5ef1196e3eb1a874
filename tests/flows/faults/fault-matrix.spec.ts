import { FaultPage } from './fault-page';
import { expect, test } from './fault-test';
import { type CellOutcome, cellsInRun, expectedOutcome } from './matrix-cells';

// Calls of both flows × faults × first or both tries, printed as a table after the run. `npm run test:all`
// covers all 200 cells; `npm test` covers every outcome of every call and every kind of fault.

for (const cell of cellsInRun()) {
  const { call, fault, tries } = cell;
  test(`${call}: ${fault.name}, ${tries}`, async ({ page, server, thirdPartySite }, testInfo) => {
    const faultPage = new FaultPage(page, server, thirdPartySite, cell);
    await faultPage.prepare();
    const sees = await faultPage.send();
    const kept = await faultPage.kept();
    const atOnce = await server.delivered();

    // A failed estimate needs another request; its second try is the visitor's.
    if (call === 'estimate' && tries === 'both tries') expect(await faultPage.send()).toBe(sees);
    await faultPage.mend();
    if (sees.includes('calculator')) await faultPage.send();
    else await faultPage.goToNextPage();
    const outcome: CellOutcome = { sees, kept, atOnce, inTheEnd: await server.delivered() };

    testInfo.annotations.push({ type: 'cell', description: JSON.stringify({ ...cell, outcome }) });
    expect(outcome).toEqual(expectedOutcome(cell));
    expect(await faultPage.kept()).toBe(0);
  });
}
