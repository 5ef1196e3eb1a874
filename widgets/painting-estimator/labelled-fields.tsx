import type { ReactNode } from 'react';
import type { FieldValues, FormFields, FormTexts } from '../../shared/jobs/job-form';
import { useHost } from '../element/host';
import { FieldControl, hintId } from './field-control';
import { MeasureHelp } from './measure-help';
import { CeilingSamples } from './plan-drawing';
import { shownArea, useEstimatorTexts } from './units';

interface Properties {
  readonly asked: FormFields;
  readonly words: FormTexts;
  readonly values: FieldValues;
  /** Whether the areas assumed for blank fields are known. */
  readonly isOwnService: boolean;
  /** The ids of the controls with invalid content. */
  readonly invalidIds: ReadonlySet<string>;
  /** Keeps a room's ids apart from the other rooms' ids. */
  readonly scope?: string;
  /** Whether each field is a row of a table. */
  readonly isTable?: boolean;
}

/** Fields with their labels: above the control, beside a yes/no, or in the first column of a table. */
export function LabelledFields({
  asked,
  words,
  values,
  isOwnService,
  invalidIds,
  scope = '',
  isTable,
}: Properties): ReactNode {
  const texts = useEstimatorTexts();
  const { idPrefix } = useHost();
  return Object.entries(asked).map(([name, field]) => {
    const { kind, measure, usual } = field;
    const id = `${idPrefix}-${name}${scope}`;
    const label = words.fields[name];
    const choices = words.choices?.[name];
    const usualText =
      isOwnService &&
      usual &&
      texts.usual(`${shownArea(usual)} ${texts.areaUnit}`, words.usual?.[name] ?? '');
    const hint = [words.hints?.[name], usualText].filter(Boolean).join(' ');
    const hintParagraph = hint && (
      <p className="field__hint" id={hintId(id)}>
        {hint}
      </p>
    );
    const control = (
      <FieldControl
        id={id}
        name={name}
        field={field}
        choices={choices}
        value={values[name]}
        isInvalid={invalidIds.has(id)}
        hasHint={hint !== ''}
      />
    );
    const help = (
      <>
        {name === 'ceilingType' && choices && <CeilingSamples choices={choices} />}
        {measure && <MeasureHelp id={id} addsUp={scope === ''} isFloor={measure === 'floor'} />}
      </>
    );
    if (isTable) {
      return (
        <tr key={name}>
          <th scope="row">
            <label htmlFor={id}>{label}</label>
            {hintParagraph}
          </th>
          <td>
            {kind === 'flag' ? (
              <label className="yes-no yes-no--cell" htmlFor={id}>
                {control}
                <span aria-hidden="true">{texts.yes}</span>
              </label>
            ) : (
              control
            )}
            {help}
          </td>
        </tr>
      );
    }
    if (kind === 'flag') {
      return (
        <div key={name} className="yes-no">
          <label part="option" htmlFor={id}>
            {control}
            <span>{label}</span>
          </label>
          {hintParagraph}
        </div>
      );
    }
    return (
      <div key={name} className="labelled">
        <label part="label" htmlFor={id}>
          {label}
        </label>
        {control}
        {hintParagraph}
        {help}
      </div>
    );
  });
}
