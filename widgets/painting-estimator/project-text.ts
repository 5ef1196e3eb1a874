import type { Project } from '../../shared/project';
import { projectRows } from '../../shared/project-rows';
import type { EstimatorTexts } from '../../shared/texts';

/** What has been entered, in a sentence for each room: the plan in words (docs/behaviour.md#310-the-plan). */
export function projectText(project: Project, texts: EstimatorTexts): string {
  const groups = projectRows(project, texts).map(({ title, rows }) => {
    const set = rows.filter(({ isSet }) => isSet).map(({ label, text }) => `${label} ${text}`);
    return set.length > 0 ? `${title}: ${set.join(', ')}.` : '';
  });
  return groups.filter(Boolean).join(' ');
}
