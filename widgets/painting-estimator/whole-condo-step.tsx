import type { ReactNode } from 'react';
import { useStrings } from '../element/host';
import { CalculatorForm } from './calculator-form';
import { defaultValues, fieldsOfKind } from './fields';
import { LabelledFields } from './labelled-fields';
import { readValues } from './read-project';
import { strings } from './strings';
import type { Calculation } from './use-calculation';
import type { Draft } from './use-draft';

interface Properties {
  readonly draft: Draft;
  readonly calculation: Calculation;
  readonly onBack: () => void;
}

/** The three groups of fields, each with the name of its style. */
const groups = [
  { name: 'counts', className: 'fields fields--counts', fields: fieldsOfKind('wholeCondo', 'count') },
  { name: 'walls', className: 'fields', fields: fieldsOfKind('wholeCondo', 'area', 'choice') },
  { name: 'options', className: 'yes-no-list', fields: fieldsOfKind('wholeCondo', 'flag') },
] as const;

/** Step 3 for a whole condo (docs/behaviour.md#31-the-wizard). */
export function WholeCondoStep({ draft, calculation, onBack }: Properties): ReactNode {
  const texts = useStrings(strings);
  const { wholeCondo } = draft.current;

  function onCalculate(form: HTMLFormElement): void {
    const values = readValues('wholeCondo', form);
    calculation.calculate({ estimationType: 'general', values }, draft.current.contact);
  }

  function onReset(): void {
    calculation.clear();
    draft.reset({ wholeCondo: defaultValues('wholeCondo') });
  }

  return (
    <CalculatorForm
      estimationType="general"
      calculation={calculation}
      canCalculate
      onType={(form) => draft.record({ wholeCondo: readValues('wholeCondo', form) })}
      onCalculate={onCalculate}
      onReset={onReset}
      onBack={onBack}
    >
      {(invalidIds) => (
        <div className="groups" key={draft.revision}>
          {groups.map(({ name, className, fields }) => (
            <fieldset key={name} className="group" part="group">
              <legend>{texts.groups[name]}</legend>
              <div className={className}>
                <LabelledFields names={fields} values={wholeCondo} invalidIds={invalidIds} />
              </div>
            </fieldset>
          ))}
        </div>
      )}
    </CalculatorForm>
  );
}
