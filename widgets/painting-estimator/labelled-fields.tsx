import type { ReactNode } from 'react';
import { useHost, useStrings } from '../element/host';
import { FieldControl } from './field-control';
import { type FieldName, type FieldValue, fields } from './fields';
import { stringsByUnit } from './strings-by-unit';

interface Properties<Name extends FieldName> {
  readonly names: readonly Name[];
  readonly values: Readonly<Record<Name, FieldValue>>;
  /** Sets a room's ids apart from those of the other rooms. */
  readonly scope?: string;
  /** The ids of the controls whose content is not a value of their field. */
  readonly invalidIds: ReadonlySet<string>;
}

/** Fields with their labels: above the control, or beside a yes/no. */
export function LabelledFields<Name extends FieldName>({
  names,
  values,
  scope = '',
  invalidIds,
}: Properties<Name>): ReactNode {
  const labels = useStrings(stringsByUnit).fields;
  const { idPrefix } = useHost();
  return names.map((name) => {
    const id = `${idPrefix}-${name}${scope}`;
    const control = <FieldControl id={id} name={name} value={values[name]} isInvalid={invalidIds.has(id)} />;
    if (fields[name].kind === 'flag') {
      return (
        <label key={name} className="yes-no" part="option" htmlFor={id}>
          {control}
          <span>{labels[name]}</span>
        </label>
      );
    }
    return (
      <div key={name} className="labelled">
        <label part="label" htmlFor={id}>
          {labels[name]}
        </label>
        {control}
      </div>
    );
  });
}
