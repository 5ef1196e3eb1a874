import React from 'react';
import { amountField, rateKey } from '../rate-label';
import type { WrittenValue } from './written-values';

/** What Decap CMS gives a control (https://decapcms.org/docs/custom-widgets/). */
export interface ControlProps {
  readonly value?: unknown;
  readonly onChange: (value: unknown) => void;
  /** Id that the field's label names. */
  readonly forID?: string;
  readonly classNameWrapper?: string;
  readonly field: { get(option: string): unknown };
}

interface State {
  readonly text: string;
  readonly mistake: string;
}

/** A control that shows a value as one line of text, and says what is wrong with it. */
export function writtenControl({ print, parse }: WrittenValue): React.ComponentClass<ControlProps> {
  return class extends React.Component<ControlProps, State> {
    override state: State = { text: print(plain(this.props.value)), mistake: '' };

    // Decap CMS calls it without the control.
    isValid = () => ({ error: this.state.mistake ? { type: 'CUSTOM', message: this.state.mistake } : false });

    #type = (text: string) => {
      try {
        this.props.onChange(parse(text));
        this.setState({ text, mistake: '' });
      } catch (error) {
        this.setState({ text, mistake: error instanceof Error ? error.message : `${error}` });
      }
    };

    override render() {
      const { forID, classNameWrapper } = this.props;
      const { text, mistake } = this.state;
      return React.createElement(
        'div',
        { className: classNameWrapper },
        React.createElement('input', {
          id: forID,
          value: text,
          style: { ...box, width: '100%' },
          'aria-invalid': mistake !== '',
          onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => this.#type(target.value),
        }),
        mistake && React.createElement('p', { role: 'alert', style: { margin: '0.5rem 0 0' } }, mistake),
      );
    }
  };
}

/** The rates of a job, each an amount with what it is the price of. */
export function RatesControl({ value, onChange, field, classNameWrapper }: ControlProps): React.ReactElement {
  const rates = listOf(plain(value));
  const labels = plain(field.get('labels')) as Readonly<Record<string, string>> | undefined;
  const change = (index: number, text: string) =>
    onChange(rates.map((rate, place) => (place === index ? withAmount(rate, text) : rate)));
  return React.createElement(
    'div',
    { className: classNameWrapper },
    rates.map((rate, index) => {
      const amount = amountField(rate);
      const label = labels?.[rateKey(rate)] ?? rateKey(rate);
      return React.createElement(
        'label',
        { key: `${index} ${label}`, style: row },
        label,
        React.createElement('input', {
          type: 'number',
          min: 0,
          step: 'any',
          defaultValue: amount && String(rate[amount]),
          style: { ...box, width: '6rem' },
          onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => change(index, target.value),
        }),
      );
    }),
  );
}

const box = { padding: '0.4rem 0.5rem', font: 'inherit', border: '1px solid #798291', borderRadius: '4px' };
const row = {
  display: 'flex',
  gap: '1rem',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBottom: '0.5rem',
};

type GivenRate = Readonly<Record<string, unknown>>;

function withAmount(rate: GivenRate, text: string): GivenRate {
  const [field, amount] = [amountField(rate), Number(text)];
  return field && text !== '' && Number.isFinite(amount) ? { ...rate, [field]: amount } : rate;
}

function listOf(value: unknown): readonly GivenRate[] {
  return Array.isArray(value) ? value : [];
}

/** A value without the immutable maps and lists of Decap CMS. */
export function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'toJS' in value && typeof value.toJS === 'function'
    ? value.toJS()
    : value;
}
