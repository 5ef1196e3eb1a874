import { type ThankYouState, thankYouKey } from '../../../shared/thank-you-state';
import { en, texts } from '../texts';
import type { TagState } from './tag-state';

const lead = { reference: '7K2Q-M4', promise: "we'll contact you Sunday morning" };

const estimate: ThankYouState = {
  ...lead,
  type: 'estimate',
  totalCost: 2614.6,
  originalCost: 2614.6,
  minimumApplied: false,
  wizardUrl: 'https://partner.example/estimator',
  receipt: {
    notes: ['After a visit: usually between $2,480 and $2,750.', en.estimator.terms(true)],
    groups: [
      {
        title: 'Room 1',
        rows: [
          [en.estimator.fields.wallPaintType, en.estimator.choices.wallPaintType.colour_change, '$960.00'],
          [en.estimator.fields.wallSqft, 'Not given (384 sq ft assumed)'],
        ],
      },
      { title: en.estimator.generalDetails, rows: [['Doors', '2', '$90.00']] },
      {
        title: en.estimator.changes,
        rows: [
          ['Room 1, Ceiling Type', 'Painted Stipple (was None)'],
          [en.estimator.lastPrice, '', '$2,461.00'],
          ['Difference', '', '+ $153.60'],
        ],
      },
    ],
  },
};

/** The tag beside a button that restarts the page with a handed-over thank-you. */
function arrivingWith(state: ThankYouState): string {
  const arrive = `sessionStorage.setItem('${thankYouKey}', this.dataset.state);
    const tag = this.nextElementSibling; tag.remove(); setTimeout(() => this.after(tag))`;
  const text = JSON.stringify(state).replaceAll("'", '&#39;');
  return `<button style="min-height:44px" onclick="${arrive}" data-state='${text}'>Arrive</button><painting-thank-you></painting-thank-you>`;
}

function thanks(name: string, state: ThankYouState, lasting?: TagState['lasting']): TagState {
  return {
    name,
    markup: arrivingWith(state),
    ...(lasting && { lasting }),
    async reach({ driver, language }) {
      await driver.press('Arrive');
      await driver.see(texts[language].thankYou[state.type].heading);
    },
  };
}

/** States of `<painting-thank-you>`. */
export const thankYouStates: readonly TagState[] = [
  {
    name: 'the thank-you of nothing sent',
    markup: '<painting-thank-you><p>Nothing was sent.</p></painting-thank-you>',
  },
  thanks('the thank-you for a message', { ...lead, type: 'contact' }),
  thanks('the thank-you for an estimate', estimate),
  thanks(
    'the thank-you for an estimate that has not reached the team',
    { ...estimate, toast: 'Failed to send message: the service is not responding' },
    'toast',
  ),
];
