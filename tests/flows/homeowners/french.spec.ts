import { fillEstimator } from '../../support/driver/leads';
import { expect, test } from '../../support/page/flow-test';
import { hostPage } from '../../support/page/host-page';
import { expectTold } from './expect-told';
import { enter, getReceipt, homeownerAt } from './homeowner';
import { withoutAmounts } from './receipt';

test('a French visitor gets a French receipt and confirmation, and the team an English mail', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const body = '<painting-estimator></painting-estimator>';
  const html = hostPage(server.origin, body, { htmlAttributes: 'lang="fr-CA"' });
  await page.goto(thirdPartySite.show('/estimation', html));
  const homeowner = homeownerAt(page);
  await fillEstimator(homeowner.driver, 'general', 'fr');
  await enter(homeowner.driver, {
    Portes: '3',
    'Superficie des murs (pi²)': '700',
    'Type de plafond': 'Stuc peint',
    Plinthes: true,
  });
  const receipt = await getReceipt(page, homeowner, 'fr');
  expect(withoutAmounts(receipt)).toBe(`Condo complet
Portes: 3
Superficie des murs (pi²): 700 pi²
Type de peinture des murs: Changement de couleur
Type de plafond: Stuc peint
Plinthes: Oui`);
  const { team, customer, lead } = await expectTold(server, receipt);
  expect(lead.language).toBe('fr');
  expect(customer.subject).toContain('Votre estimation');
  expect(team.text).toContain('Ceiling Type: Painted Stipple');
});
