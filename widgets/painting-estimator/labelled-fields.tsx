import type { ReactNode } from 'react';
import {
  assumedName,
  byAnswer,
  type FieldValues,
  type FormFields,
  type FormTexts,
  isAsked,
} from '../../shared/jobs/job-form';
import { useElement } from '../element/use-element';
import type { Question } from './calculator-form';
import { FieldControl, hintId } from './field-control';
import { MeasureHelp } from './measure-help';
import { CeilingSamples } from './plan-drawing';
import { isDoubtful } from './questions';
import { businessAreaText, useEstimatorTexts } from './units';

interface Properties {
  readonly asked: FormFields;
  readonly words: FormTexts;
  readonly values: FieldValues;
  /** Whether the areas assumed for blank fields are known. */
  readonly isOwnService: boolean;
  /** The ids of the controls with invalid content. */
  readonly invalidIds: ReadonlySet<string>;
  /** What is asked at one of the controls. */
  readonly question: Question | undefined;
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
  question,
  scope = '',
  isTable,
}: Properties): ReactNode {
  const texts = useEstimatorTexts();
  const { idPrefix, language } = useElement();
  const shown = Object.entries(asked).filter(([, field]) => isAsked(field, values));
  return shown.map(([name, field]) => {
    const { kind, usual, typical } = field;
    const measure = byAnswer(field.measure, values);
    const id = `${idPrefix}-${name}${scope}`;
    const label = words.fields[name];
    const choices = words.choices?.[name];
    const usualText =
      isOwnService && usual && texts.usual(businessAreaText(usual, language), words.usual?.[name] ?? '');
    const hint = [usualText, words.hints?.[name]].filter(Boolean).join(' ');
    const value = values[name];
    const sentence =
      question?.id === id
        ? question.text
        : isDoubtful(field, value) && texts.isFloor(businessAreaText(value, language));
    const hintParagraph = (hint || sentence) && (
      <p className="field__hint" id={hintId(id)}>
        {hint} {/* Last: a translator may have replaced the hint, before which nothing could be put then. */}
        <span aria-live={field.doubtBelow ? 'polite' : undefined}>
          {sentence && (
            <strong key={sentence} className={question ? undefined : 'field__doubt'}>
              {sentence}
            </strong>
          )}
        </span>
      </p>
    );
    const control = (
      <FieldControl
        id={id}
        name={name}
        field={field}
        choices={choices}
        value={value}
        isInvalid={invalidIds.has(id)}
        hasHint={Boolean(hintParagraph)}
      />
    );
    const help = (
      <>
        {name === 'ceilingType' && choices && <CeilingSamples choices={choices} />}
        {typical && (
          <label className="yes-no--cell" part="option">
            <input
              type="checkbox"
              name={assumedName(name)}
              aria-label={`${texts.unknownSize}, ${label}`}
              defaultChecked={values[assumedName(name)] === true}
            />
            {texts.unknownSize}
          </label>
        )}
        {measure && <MeasureHelp id={id} kind={measure} field={field} addsUp={scope === ''} />}
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
                <span>{texts.yes}</span>
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
