import type { ReactNode } from 'react';
import type { Drawing } from '../../shared/drawing';
import { type FormTexts, formTextsIn } from '../../shared/jobs/job-form';
import type { Project } from '../../shared/project';
import { projectRows, type RowGroup } from '../../shared/project-text';
import { type Language, texts } from '../../shared/texts';
import { useElement } from '../element/use-element';
import { businessTerms } from '../lead/business';
import { DrawingView } from '../lead/drawing-view';
import { fetchDrawings, fetchedDrawings, useDrawings } from './drawings-loader';
import { businessAreaText, useEstimatorTexts } from './units';

interface Properties {
  readonly project: Project;
  /** The texts of its job. */
  readonly words: FormTexts;
}

/** An empty drawing, shown until the drawings are fetched. */
const nothing: Drawing = { parts: [], textures: [] };

/**
 * The project so far: a drawing that grows with the entries, and as text for assistive technology; as rows where there is
 * no drawing (docs/behaviour.md#310-the-drawings).
 */
export function PlanDrawing({ project, words }: Properties): ReactNode {
  const { soFar } = useEstimatorTexts();
  const { language } = useElement();
  const draw = useDrawings(project.estimationType);
  const drawing = draw?.(project, wordsOf(words, language));
  if (draw === null || (draw && !drawing)) {
    return (
      <figure className="plan" part="plan">
        <figcaption>{soFar}</figcaption>
        {enteredGroups(project, language).map(({ title, rows }) => (
          <table key={title} className="entered">
            <caption>{title}</caption>
            <tbody>
              {rows.map(({ name, label, text }) => (
                <tr key={name + text}>
                  <th scope="row">{label}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </figure>
    );
  }
  const inWords = projectText(project, language);
  return (
    <figure className="plan plan--drawn" part="plan">
      <figcaption>
        {soFar}{' '}
        <span className="visually-hidden" key={inWords}>
          {inWords}
        </span>
      </figcaption>
      <DrawingView drawing={drawing ?? nothing} />
    </figure>
  );
}

function wordsOf(job: FormTexts, language: Language) {
  const { spaces } = texts[language].estimator;
  return { job, spaces, area: (squareFeet: number) => businessAreaText(squareFeet, language) };
}

/** A project as its thank-you shows it; undefined if it has no drawing, or the drawings could not be fetched. */
export function drawingOf(project: Project, language: Language): Drawing | undefined {
  const form = businessTerms.jobs.find(({ id }) => id === project.estimationType);
  return form && fetchedDrawings()?.(project, wordsOf(formTextsIn(form, language), language));
}

/** The drawing as text, one sentence per room (docs/behaviour.md#310-the-drawings). */
export function projectText(project: Project, language: Language): string {
  return enteredGroups(project, language)
    .map(
      ({ title, rows }) =>
        `${title}${texts[language].colon}${rows.map(({ label, text }) => `${label} ${text}`).join(', ')}.`,
    )
    .join(' ');
}

/** The answers that ask for work or name a size. */
function enteredGroups(project: Project, language: Language): readonly RowGroup[] {
  return projectRows(project, language, businessTerms)
    .map((group) => ({ ...group, rows: group.rows.filter(({ isSet }) => isSet) }))
    .filter(({ rows }) => rows.length > 0);
}

/** A sample of each ceiling with its name, for visitors unfamiliar with stipple. */
export function CeilingSamples({
  choices,
}: {
  readonly choices: Readonly<Record<string, string>>;
}): ReactNode {
  return (
    <p className="samples" ref={fillSamples}>
      {Object.entries(choices).map(
        ([ceiling, name]) =>
          ceiling !== 'none' && (
            <span key={ceiling}>
              <i data-ceiling={ceiling} aria-hidden="true" />
              {name}
            </span>
          ),
      )}
    </p>
  );
}

/** Puts the close-ups into their frames, which stay empty without them. */
function fillSamples(samples: HTMLElement | null): void {
  if (samples) fetchDrawings().then(({ showCeilings }) => showCeilings(samples));
}
