import type { ReactNode } from 'react';
import {
  type FormFields,
  formDefaults,
  formTextsIn,
  type JobForm,
  type JobValues,
} from '../../shared/jobs/job-form';
import type { Language } from '../../shared/texts';
import { useHost } from '../element/host';
import { CalculatorForm, type CalculatorProperties } from './calculator-form';
import { ItemList } from './item-list';
import { LabelledFields } from './labelled-fields';
import { readForm, useEstimatorTexts } from './units';

interface Properties extends CalculatorProperties {
  readonly form: JobForm;
}

/** The fields of a job in groups: a class for their layout, and the names of those of a kind. */
const groups = { measures: 'fields', counts: 'fields fields--counts', flags: 'yes-no-list' } as const;
type Group = keyof typeof groups;

/** Step 3: the calculator of a job (docs/behaviour.md#33-calculator-fields). */
export function JobStep({ form, ...properties }: Properties): ReactNode {
  const texts = useEstimatorTexts();
  const { language } = useHost();
  const { draft, calculation, toasts, isOwnService } = properties;
  const { id, items } = form;
  const words = formTextsIn(form, language);
  const legends = {
    measures: words.measures ?? words.label,
    counts: texts.groups.counts,
    flags: texts.groups.options,
  };
  const entered = () => draft.current.entered[id] ?? jobDefaults(form);
  const put = (values: JobValues) => ({ entered: { ...draft.current.entered, [id]: values } });
  const { values, items: parts = [] } = entered();

  return (
    <CalculatorForm
      {...properties}
      id={id}
      words={words}
      partIds={items && parts.map((part) => part.id)}
      read={(element) => put(readJob(form, element, language))}
      defaults={() => put(jobDefaults(form))}
    >
      {(invalidIds) => {
        const shared = { words, isOwnService, invalidIds };
        if (!items) {
          return grouped(form.fields).map(([group, asked]) => (
            <fieldset key={group} className="group" part="group">
              <legend>{legends[group]}</legend>
              <div className={groups[group]}>
                <LabelledFields asked={asked} values={values} {...shared} />
              </div>
            </fieldset>
          ));
        }
        return (
          <>
            <ItemList
              items={parts}
              newest={() => entered().items ?? []}
              change={(changed) => {
                calculation.clear();
                draft.apply(put({ values: entered().values, items: changed }));
              }}
              create={(item) => ({ id: item, ...formDefaults(items, words) })}
              toasts={toasts}
              texts={words.items}
            >
              {(item) =>
                inTwo(items).map(([group, asked]) => (
                  <div key={group} className={groups[group]}>
                    <LabelledFields asked={asked} values={item} scope={`-${item.id}`} {...shared} />
                  </div>
                ))
              }
            </ItemList>
            <fieldset className="group" part="group">
              <legend>{words.items?.others}</legend>
              <table className="details">
                <thead className="visually-hidden">
                  <tr>
                    <th scope="col">{texts.detail}</th>
                    <th scope="col">{texts.answer}</th>
                  </tr>
                </thead>
                <tbody>
                  {inTwo(form.fields).map(([group, asked]) => (
                    <LabelledFields key={group} asked={asked} values={values} isTable {...shared} />
                  ))}
                </tbody>
              </table>
            </fieldset>
          </>
        );
      }}
    </CalculatorForm>
  );
}

/** The fields by kind, the kind of the first field first. */
function grouped(fields: FormFields, groupOf = kindGroup): [Group, FormFields][] {
  const found = new Map<Group, Record<string, FormFields[string]>>();
  for (const [name, field] of Object.entries(fields)) {
    const group = groupOf(field.kind);
    found.set(group, { ...found.get(group), [name]: field });
  }
  return [...found];
}

function kindGroup(kind: FormFields[string]['kind']): Group {
  return kind === 'count' ? 'counts' : kind === 'flag' ? 'flags' : 'measures';
}

/** Yes and no apart from the rest. */
function inTwo(fields: FormFields): [Group, FormFields][] {
  return grouped(fields, (kind) => (kind === 'flag' ? 'flags' : 'measures'));
}

/** A job before anything is entered, with one part where it has parts. */
function jobDefaults({ fields, items, texts: { en } }: JobForm): JobValues {
  return {
    values: formDefaults(fields, en),
    ...(items && { items: [{ id: 1, ...formDefaults(items, en) }] }),
  };
}

function readJob({ fields, items }: JobForm, form: HTMLFormElement, language: Language): JobValues {
  const cards = [...form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-room]')];
  return {
    values: readForm(fields, form, language),
    ...(items && {
      items: cards.map((card) => ({ id: Number(card.dataset.room), ...readForm(items, card, language) })),
    }),
  };
}
