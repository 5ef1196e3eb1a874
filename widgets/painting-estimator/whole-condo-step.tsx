import type { ReactNode } from 'react';
import { useHost, useStrings } from '../element/host';
import { CalculatorForm } from './calculator-form';
import { wholeCondoRequest } from './estimate-request';
import { countFields, defaultWholeCondoValues } from './estimate-values';
import { AreaField, ChoiceField, CountFieldControl, YesNoField } from './project-fields';
import { readWholeCondo } from './read-project';
import { strings } from './strings';
import { summarizeWholeCondo } from './summary';
import type { Calculation } from './use-calculation';
import type { Draft } from './use-draft';

interface Properties {
  readonly draft: Draft;
  readonly calculation: Calculation;
  readonly onBack: () => void;
}

const options = [
  'hasCrownMolding',
  'isTwoStory',
  'hasBaseboards',
  'hasHighCeilings',
  'hasAccentWall',
] as const;

/** Step 3 for a whole condo (docs/behaviour.md#31-the-wizard). */
export function WholeCondoStep({ draft, calculation, onBack }: Properties): ReactNode {
  const texts = useStrings(strings);
  const { idPrefix } = useHost();
  const values = draft.current.wholeCondo;

  function onCalculate(form: HTMLFormElement): void {
    const typed = readWholeCondo(form);
    const project = {
      request: wholeCondoRequest(typed),
      summarize: (price: Parameters<typeof summarizeWholeCondo>[1]) => summarizeWholeCondo(typed, price),
    };
    calculation.calculate(project, draft.current.contact);
  }

  function onReset(): void {
    calculation.clear();
    draft.reset({ wholeCondo: defaultWholeCondoValues() });
  }

  return (
    <CalculatorForm
      heading={texts.options.general}
      mode="general"
      calculation={calculation}
      canCalculate
      onType={(form) => draft.record({ wholeCondo: readWholeCondo(form) })}
      onCalculate={onCalculate}
      onReset={onReset}
      onBack={onBack}
    >
      {(invalidIds) => (
        <div className="groups" key={draft.revision}>
          <fieldset className="group" part="group">
            <legend>{texts.groups.counts}</legend>
            <div className="fields fields--counts">
              {countFields.map((field) => (
                <CountFieldControl key={field} name={field} defaultValue={values[field]} />
              ))}
            </div>
          </fieldset>
          <fieldset className="group" part="group">
            <legend>{texts.groups.walls}</legend>
            <div className="fields">
              <AreaField
                scope=""
                defaultValue={values.wallSqft}
                isInvalid={invalidIds.has(`${idPrefix}-wallSqft`)}
              />
              <ChoiceField
                name="wallPaintType"
                scope=""
                labels={texts.paintTypes}
                defaultValue={values.wallPaintType}
              />
              <ChoiceField
                name="ceilingType"
                scope=""
                labels={texts.ceilingTypes}
                defaultValue={values.ceilingType}
              />
            </div>
          </fieldset>
          <fieldset className="group" part="group">
            <legend>{texts.groups.options}</legend>
            <div className="yes-no-list">
              {options.map((field) => (
                <YesNoField key={field} name={field} defaultChecked={values[field]} />
              ))}
            </div>
          </fieldset>
        </div>
      )}
    </CalculatorForm>
  );
}
