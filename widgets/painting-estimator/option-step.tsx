import type { ReactNode } from 'react';
import { formTextsIn, type JobForm } from '../../shared/jobs/job-form';
import { useElement } from '../element/use-element';
import { StepHeading } from './step-heading';
import { useEstimatorTexts } from './units';

interface Properties {
  readonly jobs: readonly JobForm[];
  /** Called with a job that is pointed at or focused. */
  readonly onNear: (job: string) => void;
  readonly onChoose: (job: string) => void;
  readonly onBack: () => void;
}

/** Step 2: the jobs that are offered (docs/behaviour.md#31-the-wizard). */
export function OptionStep({ jobs, onNear, onChoose, onBack }: Properties): ReactNode {
  const texts = useEstimatorTexts();
  const { language, idPrefix } = useElement();
  return (
    <section className="step">
      <StepHeading>{texts.options.heading}</StepHeading>
      <p className="step__intro">{texts.options.intro}</p>
      <div className="options">
        {jobs.map((job) => {
          const { id, picture } = job;
          const { label, explanation } = formTextsIn(job, language);
          return (
            <button
              key={id}
              className="option"
              part="option"
              type="button"
              // The name only; the description is read after it.
              aria-label={label}
              aria-describedby={`${idPrefix}-option-${id}`}
              onPointerEnter={() => onNear(id)}
              onFocus={() => onNear(id)}
              onClick={() => onChoose(id)}
            >
              <svg className="option__drawing" viewBox="0 0 64 48" aria-hidden="true">
                <path className="option__fill" d={picture.fill} />
                <path className="option__walls" d={picture.lines} />
              </svg>
              <span>
                <span className="option__name">{label}</span>
                <span className="option__explanation" id={`${idPrefix}-option-${id}`}>
                  {explanation}
                </span>
              </span>
            </button>
          );
        })}
      </div>
      <button className="button button--link" part="button-back" type="button" onClick={onBack}>
        ← {texts.back}
      </button>
    </section>
  );
}
