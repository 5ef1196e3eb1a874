import { type ReactNode, useEffect } from 'react';
import { formTextsIn, type JobForm } from '../../shared/jobs/job-form';
import { useElement } from '../element/use-element';
import { useEstimatorTexts } from './units';

interface Properties {
  readonly jobs: readonly JobForm[];
  /** The job to expect: that of the visitor's draft. */
  readonly likely: string | undefined;
  /** Called with the job that is probably chosen next, in browsers that can hide its calculator until then. */
  readonly onNear: (job: string) => void;
  readonly onChoose: (job: string) => void;
  readonly onBack: () => void;
}

/** By then step 2 is painted, and its visitor reads. */
const readingMs = 150;

/** Step 2: the jobs that are offered (docs/behaviour.md#31-the-wizard). */
export function OptionStep({ jobs, likely = jobs[0]?.id, onNear, onChoose, onBack }: Properties): ReactNode {
  const texts = useEstimatorTexts();
  const { language, idPrefix } = useElement();
  function drawAhead(job = ''): void {
    if (globalThis.CSS?.supports('content-visibility', 'hidden')) onNear(job);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step is shown.
  useEffect(() => {
    const timer = setTimeout(drawAhead, readingMs, likely);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className="step">
      <h2 part="heading" tabIndex={-1}>
        {texts.options.heading}
      </h2>
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
              onPointerEnter={() => drawAhead(id)}
              onFocus={() => drawAhead(id)}
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
