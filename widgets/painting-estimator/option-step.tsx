import type { ReactNode } from 'react';
import { type EstimationType, estimationTypes } from '../../shared/fields';
import { useEstimatorTexts } from './use-estimator-texts';

interface Properties {
  readonly onChoose: (estimationType: EstimationType) => void;
  readonly onBack: () => void;
}

/** Step 2: the whole condo or specific rooms (docs/behaviour.md#31-the-wizard). */
export function OptionStep({ onChoose, onBack }: Properties): ReactNode {
  const texts = useEstimatorTexts();
  return (
    <section className="step">
      <h2 part="heading" tabIndex={-1}>
        {texts.options.heading}
      </h2>
      <p className="step__intro">{texts.options.intro}</p>
      <div className="options">
        {estimationTypes.map((type) => (
          <button key={type} className="option" part="option" type="button" onClick={() => onChoose(type)}>
            <FloorPlan estimationType={type} />
            <span className="option__name">{texts.options[type]}</span>
          </button>
        ))}
      </div>
      <button className="button button--link" part="button-back" type="button" onClick={onBack}>
        ← {texts.back}
      </button>
    </section>
  );
}

/** A floor plan with all of it painted, or two rooms. */
function FloorPlan({ estimationType }: { readonly estimationType: EstimationType }): ReactNode {
  return (
    <svg className="option__drawing" viewBox="0 0 64 48" aria-hidden="true">
      <path
        className="option__fill"
        d={estimationType === 'general' ? 'M4 4h56v40H4z' : 'M4 4h28v20H4zM44 24h16v20H44z'}
      />
      <path className="option__walls" d="M4 4h56v40H4zM32 4v12M32 24H4M44 44V34M44 24h16M44 24v2" />
    </svg>
  );
}
