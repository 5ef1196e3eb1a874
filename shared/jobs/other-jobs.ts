import type { AskedPart, OtherJobs } from '../project-rows';
import { formTextsIn, type JobForm } from './job-form';

/** Tells the answers about these jobs in words. */
export function otherJobs(jobs: readonly JobForm[]): OtherJobs {
  const formOf = (id: string) => jobs.find((job) => job.id === id);
  return {
    parts({ estimationType, values, items = [] }, language) {
      const form = formOf(estimationType);
      if (!form) return [];
      const words = formTextsIn(form, language);
      const { title = '', others = words.label } = words.items ?? {};
      return [
        ...items.map(
          (item, index): AskedPart => ({
            asked: form.items ?? {},
            words,
            title: title.replace('{number}', `${index + 1}`),
            values: item,
            room: item.id,
          }),
        ),
        { asked: form.fields, words, title: others, values },
      ];
    },
    label: (id) => formOf(id)?.texts.en.label,
  };
}
