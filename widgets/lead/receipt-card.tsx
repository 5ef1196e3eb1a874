import { businessSettings, phone } from 'virtual:business-settings';
import type { ReactNode } from 'react';
import type { ThankYouState } from '../../shared/thank-you-state';
import { useHost, useTexts } from '../element/host';
import { businessMoney } from './business';

interface Properties {
  readonly state: ThankYouState;
  /** The visitor's additions to the lead: 'Tue morning · 3 photos'. */
  readonly added: string;
}

/** The card of a lead: its reference, client and day; for an estimate also the price and its parts (docs/behaviour.md#39-the-receipt). */
export function ReceiptCard({ state, added }: Properties): ReactNode {
  const texts = useTexts().thankYou;
  const { language } = useHost();
  const { groups, notes } = (state.type === 'estimate' && state.receipt) || { groups: [], notes: [] };
  return (
    <div className="receipt" part="receipt">
      <p className="receipt__head">
        <span>
          <strong>{businessSettings.name}</strong> {phone.shown}
        </span>
        <span>
          {texts.reference} <strong part="reference">{state.reference}</strong>
        </span>
      </p>
      <p>{state.client}</p>
      {state.type === 'estimate' && (
        <p className="receipt__price">
          {texts.total} <strong part="price">{businessMoney(state.totalCost, language)}</strong>
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="receipt__note">
          {note}
        </p>
      ))}
      <table>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th colSpan={3} scope="rowgroup">
                {title}
              </th>
            </tr>
            {rows.map(([label, text, amount]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td colSpan={amount ? 1 : 2}>{text}</td>
                {amount && <td>{amount}</td>}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {added && <p part="added">{added}</p>}
    </div>
  );
}
