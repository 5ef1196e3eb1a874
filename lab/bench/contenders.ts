import type { Locator } from 'playwright/test';

/** One of the wizards that are measured side by side, and how a visitor goes through it. */
export interface Contender {
  readonly name: string;
  /** What stands in the page for one wizard. */
  readonly markup: string;
  /** Its entry under `contenders/`; ours is the script of the tags as it is built. */
  readonly entry: string | null;
  /** The shown messages of the first step, inside the wizard. */
  readonly messages: string;
  /** What only the second step shows, inside the wizard. */
  readonly secondStep: string;
  /** From the second step to the calculator for a whole condo. */
  toCalculator(wizard: Locator): Promise<void>;
}

const clickCondo = (wizard: Locator) => wizard.getByRole('button', { name: 'Whole Condo' }).click();

/** Ours, the lower bound, and five peers. */
export const contenders: readonly Contender[] = [
  {
    name: 'painting-estimator',
    markup: '<painting-estimator class="wizard"></painting-estimator>',
    entry: null,
    messages: '.field__error',
    secondStep: '.option',
    toCalculator: clickCondo,
  },
  {
    name: 'hand-written element',
    markup: '<hand-written class="wizard"></hand-written>',
    entry: 'hand-written.js',
    messages: 'p[role=alert]:not([hidden])',
    secondStep: 'h2',
    toCalculator: clickCondo,
  },
  {
    name: 'form-js viewer 2.0.0',
    markup: '<div class="wizard"></div>',
    entry: 'form-js.js',
    messages: '.fjs-form-field-error',
    secondStep: 'input[type=radio]',
    async toCalculator(wizard) {
      await wizard.getByLabel('Whole Condo').check();
      await wizard.getByRole('button', { name: 'Continue' }).click();
    },
  },
  {
    name: 'SurveyJS 2.5.38',
    markup: '<div class="wizard"></div>',
    entry: 'survey-js.js',
    messages: '.sd-question__erbox',
    secondStep: 'input[type=radio]',
    async toCalculator(wizard) {
      await wizard.getByText('Whole Condo').click();
      await wizard.getByRole('button', { name: 'Continue to Cost Estimator' }).click();
    },
  },
  {
    name: 'FormKit 2.1.2',
    markup: '<div class="wizard"></div>',
    entry: 'formkit.js',
    messages: '.formkit-message',
    secondStep: 'h2',
    toCalculator: clickCondo,
  },
  {
    name: 'RJSF 6.11.1',
    markup: '<div class="wizard"></div>',
    entry: 'rjsf.jsx',
    messages: '.error-detail li',
    secondStep: 'h2',
    toCalculator: clickCondo,
  },
  {
    name: 'JSON Forms 3.8.0',
    markup: '<div class="wizard"></div>',
    entry: 'json-forms.jsx',
    messages: '.validation_error',
    secondStep: 'h2',
    toCalculator: clickCondo,
  },
];
