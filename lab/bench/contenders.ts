import type { Locator } from 'playwright/test';
import { fromRoot } from '../../build/business/from-root';

/** A measured wizard, and how a visitor uses it. */
export interface Contender {
  readonly name: string;
  /** Markup of one wizard. */
  readonly markup: string;
  /** Entry under `contenders/`; null for ours, the built script. */
  readonly entry: string | null;
  /** Selector of the first step's visible messages, inside the wizard. */
  readonly messages: string;
  /** Selector of an element only in the second step, inside the wizard. */
  readonly secondStep: string;
  /** Chooses the whole condo in the second step, if a separate button then leads on. */
  choose?(wizard: Locator): Promise<void>;
  /** The button that leads from the second step to the whole-condo calculator. */
  toCalculator(wizard: Locator): Locator;
}

const { renderTag } = (await import(fromRoot('dist/widgets/server.mjs'))) as {
  renderTag(tag: string, attributes: Readonly<Record<string, string>>): string;
};

const condoButton = (wizard: Locator) => wizard.getByRole('button', { name: 'Whole Condo' });

/** Ours, drawn by the script and prerendered by a server, a lower bound, and five peers. */
export const contenders: readonly Contender[] = [
  {
    name: 'painting-estimator',
    markup: '<painting-estimator class="wizard"></painting-estimator>',
    entry: null,
    messages: '.field__error',
    secondStep: '.option',
    toCalculator: condoButton,
  },
  {
    name: 'painting-estimator, prerendered',
    markup: renderTag('painting-estimator', { class: 'wizard' }),
    entry: null,
    messages: '.field__error',
    secondStep: '.option',
    toCalculator: condoButton,
  },
  {
    name: 'hand-written element',
    markup: '<hand-written class="wizard"></hand-written>',
    entry: 'hand-written.js',
    messages: 'p[role=alert]:not([hidden])',
    secondStep: 'h2',
    toCalculator: condoButton,
  },
  {
    name: 'form-js viewer 2.0.0',
    markup: '<div class="wizard"></div>',
    entry: 'form-js.js',
    messages: '.fjs-form-field-error',
    secondStep: 'input[type=radio]',
    choose: (wizard) => wizard.getByLabel('Whole Condo').check(),
    toCalculator: (wizard) => wizard.getByRole('button', { name: 'Continue' }),
  },
  {
    name: 'SurveyJS 2.5.38',
    markup: '<div class="wizard"></div>',
    entry: 'survey-js.js',
    messages: '.sd-question__erbox',
    secondStep: 'input[type=radio]',
    choose: (wizard) => wizard.getByText('Whole Condo').click(),
    toCalculator: (wizard) => wizard.getByRole('button', { name: 'Continue to Cost Estimator' }),
  },
  {
    name: 'FormKit 2.1.2',
    markup: '<div class="wizard"></div>',
    entry: 'formkit.js',
    messages: '.formkit-message',
    secondStep: 'h2',
    toCalculator: condoButton,
  },
  {
    name: 'RJSF 6.11.1',
    markup: '<div class="wizard"></div>',
    entry: 'rjsf.jsx',
    messages: '.error-detail li',
    secondStep: 'h2',
    toCalculator: condoButton,
  },
  {
    name: 'JSON Forms 3.8.0',
    markup: '<div class="wizard"></div>',
    entry: 'json-forms.jsx',
    messages: '.validation_error',
    secondStep: 'h2',
    toCalculator: condoButton,
  },
];
