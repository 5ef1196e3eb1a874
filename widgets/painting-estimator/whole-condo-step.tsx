import type { ReactNode } from 'react';
import { defaultValues, fieldsOfKind } from '../../shared/fields';
import { useHost } from '../element/host';
import { usualAreaText } from './area-unit';
import { CalculatorForm, type CalculatorProperties } from './calculator-form';
import { LabelledFields } from './labelled-fields';
import { readValues } from './read-project';
import { useEstimatorTexts } from './use-estimator-texts';

/** The three groups of fields, each with the name of its style. */
const groups = [
  { name: 'counts', className: 'fields fields--counts', fields: fieldsOfKind('wholeCondo', 'count') },
  { name: 'walls', className: 'fields', fields: fieldsOfKind('wholeCondo', 'area', 'choice') },
  { name: 'options', className: 'yes-no-list', fields: fieldsOfKind('wholeCondo', 'flag') },
] as const;

/** Step 3 for a whole condo (docs/behaviour.md#31-the-wizard). */
export function WholeCondoStep(properties: CalculatorProperties): ReactNode {
  const texts = useEstimatorTexts();
  const { language } = useHost();
  const { draft, isOwnService } = properties;
  const { wholeCondo } = draft.current;
  const areaHint = isOwnService ? usualAreaText('wholeCondo', language) : undefined;
  return (
    <CalculatorForm
      {...properties}
      estimationType="general"
      canCalculate
      read={(form) => ({ wholeCondo: readValues('wholeCondo', form) })}
      defaults={() => ({ wholeCondo: defaultValues('wholeCondo') })}
    >
      {(invalidIds) =>
        groups.map(({ name, className, fields }) => (
          <fieldset key={name} className="group" part="group">
            <legend>{texts.groups[name]}</legend>
            <div className={className}>
              <LabelledFields
                names={fields}
                values={wholeCondo}
                areaHint={areaHint}
                invalidIds={invalidIds}
              />
            </div>
          </fieldset>
        ))
      }
    </CalculatorForm>
  );
}
