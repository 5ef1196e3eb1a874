import type { Project } from './project';
import { projectRows, type RowGroup } from './project-rows';
import type { EstimatorTexts } from './texts';

/** What differs between two projects, as rows: 'Ceiling Type', 'Painted Stipple (was None)'. Rooms are recognised by their ids. */
export function projectChanges(before: Project, after: Project, texts: EstimatorTexts): string[][] {
  const [old, current] = [projectRows(before, texts), projectRows(after, texts)];
  const removed = old.filter((group) => !find(current, group)).map(({ title }) => [title, texts.removed]);
  const changed = current.flatMap((group) => {
    const known = find(old, group);
    return known ? changedRows(known, group, texts) : [[group.title, texts.added]];
  });
  return [...changed, ...removed];
}

function find(groups: readonly RowGroup[], { room, title }: RowGroup): RowGroup | undefined {
  return groups.find((group) => (room === undefined ? group.title === title : group.room === room));
}

function changedRows({ rows }: RowGroup, group: RowGroup, texts: EstimatorTexts): string[][] {
  const place = group.room === undefined ? '' : `${group.title}, `;
  return group.rows.flatMap(({ label, text }, index) => {
    const before = rows[index]?.text;
    return before === undefined || before === text ? [] : [[place + label, texts.before(text, before)]];
  });
}
