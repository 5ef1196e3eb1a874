import { html, raw } from 'hono/html';
import { type Drawing, type DrawingPart, drawingSize, type Texture } from '../../shared/drawing';
import { draw } from '../../shared/drawings/drawings';
import { areaText } from '../../shared/figures';
import { formTextsIn } from '../../shared/jobs/job-form';
import type { BusinessTerms } from '../../shared/money';
import type { Project } from '../../shared/project';
import { type Language, texts } from '../../shared/texts';
import type { Html } from '../base/page';

/** The drawing of a project (docs/behaviour.md#310-the-drawings); undefined for a job that has none. */
export function projectDrawing(
  project: Project,
  language: Language,
  { jobs, areaUnit }: BusinessTerms,
): Drawing | undefined {
  const form = jobs.find(({ id }) => id === project.estimationType);
  return (
    form &&
    draw(project, {
      job: formTextsIn(form, language),
      spaces: texts[language].estimator.spaces,
      area: (squareFeet) => areaText(squareFeet, areaUnit, language),
    })
  );
}

/** A drawing as SVG, hidden from assistive technology: what it shows stands beside it as text. */
export function drawingSvg({ textures, parts }: Drawing): Html {
  const { width, height } = drawingSize;
  return html`<svg class="drawing" viewBox="0 0 ${width} ${height}" aria-hidden="true">${textures.map(patternSvg)}${parts.map(partSvg)}</svg>`;
}

function patternSvg({ id, size, d }: Texture): Html {
  return html`<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path class="line" d="${d}"/></pattern>`;
}

function partSvg(part: DrawingPart): Html {
  if ('lines' in part) {
    const lines = part.lines.map(
      // The first baseline, from the middle of the lines.
      (line, index) =>
        html`<tspan x="${part.x}" dy="${index > 0 ? 1.2 : 0.95 - 0.6 * part.lines.length}em">${line}</tspan>`,
    );
    return html`<text y="${part.y}">${lines}</text>`;
  }
  const fill = part.texture ? html` fill="url(#${part.texture})"` : '';
  return html`<path class="${part.look}"${fill} d="${part.d}"/>`;
}

/** The look of drawings on the server's pages, in the shades of the business. */
export const drawingStyle = raw(`<style>
.drawing{max-width:440px;margin:0 0 16px}.drawing path{stroke-linejoin:round}
.drawing .plain,.drawing .painted,.drawing .refreshed{fill:var(--paper);stroke:var(--text);stroke-width:1.25}
.drawing .painted{fill:color-mix(in srgb,var(--accent) 40%,var(--paper))}.drawing .refreshed{fill:color-mix(in srgb,var(--brand) 20%,var(--paper))}
.drawing .missing{fill:none;stroke:var(--muted);stroke-width:1.25;stroke-dasharray:3 3}
.drawing .line{fill:none;stroke:var(--text);stroke-opacity:.4;stroke-width:1.5;stroke-linecap:round}
.drawing .trim{fill:none;stroke:var(--highlight);stroke-width:2.25}.drawing .opening{stroke:var(--brand-pale);stroke-width:4}
.drawing text{fill:var(--text);font-size:13px;text-anchor:middle;paint-order:stroke;stroke:var(--paper);stroke-opacity:.7;stroke-width:4px}.drawing tspan:first-child{font-weight:700}
@media(forced-colors:active){.drawing{--accent:Highlight;--brand:LinkText;--highlight:Highlight;--text:CanvasText;--muted:GrayText;--paper:Canvas;--brand-pale:Canvas}}
</style>`);
