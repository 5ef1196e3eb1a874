import type { ReactNode } from 'react';
import type { FormTexts } from '../../shared/jobs/job-form';
import { numbersBelow } from '../../shared/numbers-below';
import type { Project } from '../../shared/project';
import { projectRows, type RowGroup } from '../../shared/project-text';
import type { Language } from '../../shared/texts';
import { useElement } from '../element/use-element';
import { businessTerms } from '../lead/business';
import { type PlanSpace, planOf } from './plan';
import { useEstimatorTexts } from './units';

const outline = { x: 2, y: 2, width: 236, height: 196 };
const doorWidth = 22;
const lineHeight = 14;
const letterWidth = 6;

interface Properties {
  readonly project: Project;
  /** The texts of its job. */
  readonly words: FormTexts;
}

/**
 * The project so far: a condo or rooms drawn as a floor plan that grows with the entries, and as text for assistive
 * technology; any other job as rows (docs/behaviour.md#310-the-plan).
 */
export function PlanDrawing({ project, words }: Properties): ReactNode {
  const texts = useEstimatorTexts();
  const { language } = useElement();
  if ('values' in project) {
    return (
      <figure className="plan" part="plan">
        <figcaption>{texts.soFar}</figcaption>
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
  const spaces = planOf(project, words, texts, outline, language);
  const inWords = projectText(project, language);
  return (
    <figure className="plan" part="plan">
      <figcaption>
        {texts.soFar}{' '}
        <span className="visually-hidden" key={inWords}>
          {inWords}
        </span>
      </figcaption>
      <svg viewBox="0 0 240 200" aria-hidden="true">
        <CeilingPatterns />
        {/* Draw doors after all rooms, because each door overlaps the walls of two. */}
        {[Space, Doors].map((Part) => spaces.map((space) => <Part key={space.key} space={space} />))}
      </svg>
    </figure>
  );
}

function Space({ space }: { readonly space: PlanSpace }): ReactNode {
  const { x, y, width, height, lines, paint, ceiling } = space;
  const box = { x, y, width, height };
  // Doors are below the texts; texts that don't fit are left out.
  const wordsHeight = height - doorWidth / 2;
  const shown = lines.slice(0, wordsHeight / lineHeight).filter(({ length }) => length * letterWidth < width);
  return (
    <g>
      <rect className={`plan__space plan__space--${paint}`} {...box} />
      {ceiling && <rect fill={ceilingFill(ceiling)} {...box} />}
      <text y={y + (wordsHeight - shown.length * lineHeight) / 2}>
        {shown.map((line) => (
          <tspan key={line} x={x + width / 2} dy={lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** Doors and frames in the lower wall of a room. */
function Doors({
  space: { x, y, width, height, doors, doorFrames },
}: {
  readonly space: PlanSpace;
}): ReactNode {
  const count = Math.max(doors, doorFrames);
  const step = width / count;
  const size = Math.min(doorWidth, step * 0.6);
  const path = (many: number, draw: string) =>
    numbersBelow(many)
      .map((index) => `M${x + step * index + size / 3} ${y + height}${draw}`)
      .join('');
  return (
    <>
      <path className="plan__opening" d={path(count, `h${size}`)} />
      <path className="plan__line" d={path(doors, `v${-size}a${size} ${size} 0 0 1 ${size} ${size}`)} />
      <path className="plan__frame" d={path(doorFrames, `m0-4v8m${size}-8v8`)} />
    </>
  );
}

/** The plan as text, one sentence per room (docs/behaviour.md#310-the-plan). */
export function projectText(project: Project, language: Language): string {
  return enteredGroups(project, language)
    .map(({ title, rows }) => `${title}: ${rows.map(({ label, text }) => `${label} ${text}`).join(', ')}.`)
    .join(' ');
}

/** The answers that ask for work or name a size. */
function enteredGroups(project: Project, language: Language): readonly RowGroup[] {
  return projectRows(project, language, businessTerms)
    .map((group) => ({ ...group, rows: group.rows.filter(({ isSet }) => isSet) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The ceilings as small patterns: smooth, bumps under paint, bare bumps. */
const patterns = {
  non_stipple: 'M0 8 8 0',
  painted_stipple: 'M2 2h1M6 6h1',
  unpainted_stipple: 'M1 3q1-4 3 0M5 7q1-4 3 0',
};

/** SVG patterns that the ceilings' fills refer to, once per tag. */
function CeilingPatterns(): ReactNode {
  return Object.entries(patterns).map(([ceiling, path]) => (
    <pattern key={ceiling} id={ceiling} width="8" height="8" patternUnits="userSpaceOnUse">
      <path className="plan__line" d={path} />
    </pattern>
  ));
}

/** The fill of an area with this ceiling. */
function ceilingFill(ceiling: string): string {
  return `url(#${ceiling})`;
}

/** A sample of each ceiling with its name, for visitors unfamiliar with stipple. */
export function CeilingSamples({
  choices,
}: {
  readonly choices: Readonly<Record<string, string>>;
}): ReactNode {
  return (
    <p className="samples">
      {Object.keys(patterns).map((ceiling) => (
        <span key={ceiling}>
          <svg viewBox="0 0 40 20" aria-hidden="true">
            <rect width="40" height="20" fill={ceilingFill(ceiling)} />
          </svg>
          {choices[ceiling]}
        </span>
      ))}
    </p>
  );
}
