import type { ReactNode } from 'react';
import {
  type FieldName,
  type FieldValue,
  fields,
  fieldsOfKind,
  type GeneralValues,
} from '../../shared/fields';
import { useHost } from '../element/host';
import { FieldControl } from './field-control';
import { FieldHint } from './field-hint';
import { useEstimatorTexts } from './use-estimator-texts';

const names = [...fieldsOfKind('general', 'count', 'area', 'choice'), ...fieldsOfKind('general', 'flag')];

/** The 'General Details' table of the specific-rooms calculator (docs/behaviour.md#33-calculator-fields). */
export function GeneralDetails({ values }: { readonly values: GeneralValues }): ReactNode {
  const texts = useEstimatorTexts();
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
          {names.map((name) => (
            <Row key={name} name={name} value={values[name]} />
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

function Row({ name, value }: { readonly name: FieldName; readonly value: FieldValue }): ReactNode {
  const texts = useEstimatorTexts();
  const { idPrefix } = useHost();
  const id = `${idPrefix}-${name}`;
  const hint = texts.help[name];
  const control = <FieldControl id={id} name={name} value={value} hasHint={Boolean(hint)} />;
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>{texts.fields[name]}</label>
        <FieldHint id={id} text={hint} />
      </th>
      <td>
        {fields[name].kind === 'flag' ? (
          <label className="yes-no yes-no--cell" htmlFor={id}>
            {control}
            <span aria-hidden="true">{texts.yes}</span>
          </label>
        ) : (
          control
        )}
      </td>
    </tr>
  );
}
