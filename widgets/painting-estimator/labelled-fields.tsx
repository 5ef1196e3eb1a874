import type { ReactNode } from 'react';
import { type FieldName, type FieldValue, fields } from '../../shared/fields';
import { useHost } from '../element/host';
import { CeilingSamples } from './ceiling-patterns';
import { FieldControl } from './field-control';
import { FieldHint } from './field-hint';
import { MeasureHelp } from './measure-help';
import { useEstimatorTexts } from './use-estimator-texts';

interface Properties<Name extends FieldName> {
  readonly names: readonly Name[];
  readonly values: Readonly<Record<Name, FieldValue>>;
  /** Keeps a room's ids apart from the other rooms' ids. */
  readonly scope?: string;
  /** Hint below the wall area. */
  readonly areaHint?: string | undefined;
  /** The ids of the controls whose content is not a value of their field. */
  readonly invalidIds: ReadonlySet<string>;
}

/** Fields with their labels: above the control, or beside a yes/no. */
export function LabelledFields<Name extends FieldName>({
  names,
  values,
  scope = '',
  areaHint,
  invalidIds,
}: Properties<Name>): ReactNode {
  const { fields: labels, help } = useEstimatorTexts();
  const { idPrefix } = useHost();
  return names.map((name) => {
    const id = `${idPrefix}-${name}${scope}`;
    const hint = name === 'wallSqft' ? areaHint : help[name];
    const control = (
      <FieldControl
        id={id}
        name={name}
        value={values[name]}
        isInvalid={invalidIds.has(id)}
        hasHint={Boolean(hint)}
      />
    );
    if (fields[name].kind === 'flag') {
      return (
        <div key={name} className="yes-no">
          <label part="option" htmlFor={id}>
            {control}
            <span>{labels[name]}</span>
          </label>
          <FieldHint id={id} text={hint} />
        </div>
      );
    }
    return (
      <div key={name} className="labelled">
        <label part="label" htmlFor={id}>
          {labels[name]}
        </label>
        {control}
        <FieldHint id={id} text={hint} />
        {name === 'ceilingType' && <CeilingSamples />}
        {name === 'wallSqft' && <MeasureHelp id={id} addsUp={scope === ''} />}
      </div>
    );
  });
}
