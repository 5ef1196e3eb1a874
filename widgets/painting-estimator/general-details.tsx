import type { ReactNode } from 'react';
import { useHost, useStrings } from '../element/host';
import { countFields, type GeneralValues } from './estimate-values';
import type { LabelledField } from './labels';
import { CountSelect } from './project-fields';
import { strings } from './strings';

const options = ['isTwoStory', 'hasHighCeilings', 'hasAccentWall'] as const;

/** The 'General Details' table of the specific-rooms calculator (docs/behaviour.md#33-calculator-fields). */
export function GeneralDetails({ values }: { readonly values: GeneralValues }): ReactNode {
  const texts = useStrings(strings);
  const { idPrefix } = useHost();
  const row = (name: LabelledField, control: (id: string) => ReactNode) => (
    <tr key={name}>
      <th scope="row">
        <label htmlFor={`${idPrefix}-${name}`}>{texts.fields[name]}</label>
      </th>
      <td>{control(`${idPrefix}-${name}`)}</td>
    </tr>
  );
  return (
    <fieldset className="group" part="group" data-general="">
      <legend>{texts.generalDetails}</legend>
      <table className="details">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.detail}</th>
            <th scope="col">{texts.answer}</th>
          </tr>
        </thead>
        <tbody>
          {countFields.map((name) =>
            row(name, (id) => <CountSelect id={id} name={name} defaultValue={values[name]} />),
          )}
          {options.map((name) =>
            row(name, (id) => (
              <label className="yes-no yes-no--cell" htmlFor={id}>
                <input type="checkbox" id={id} name={name} defaultChecked={values[name]} />
                <span aria-hidden="true">{texts.yes}</span>
              </label>
            )),
          )}
        </tbody>
      </table>
    </fieldset>
  );
}
