import { type ReactNode, useState } from 'react';
import {
  type FieldValues,
  type FormFields,
  formDefaults,
  formTextsIn,
  type JobForm,
  type JobValues,
} from '../../shared/jobs/job-form';
import type { Language } from '../../shared/texts';
import { useElement } from '../element/use-element';
import { CalculatorForm, type CalculatorProperties, type Question } from './calculator-form';
import { ItemList } from './item-list';
import { LabelledFields } from './labelled-fields';
import { isDoubtful, workFields } from './questions';
import type { Undo } from './undo-line';
import { fillTypicalSizes, readForm, useEstimatorTexts } from './units';

interface Properties extends CalculatorProperties {
  readonly form: JobForm;
}

/** The fields of a job in groups: a class for their layout, and the names of those of a kind. */
const groups = { measures: 'fields', counts: 'fields fields--counts', flags: 'yes-no-list' } as const;
type Group = keyof typeof groups;

/** Step 3: the calculator of a job (docs/behaviour.md#33-calculator-fields). */
export function JobStep({ form, ...properties }: Properties): ReactNode {
  const texts = useEstimatorTexts();
  const { language, idPrefix } = useElement();
  const { draft, calculation, isOwnService } = properties;
  const [gone, setGone] = useState<Undo>();
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

  /** Asks what is to be painted, at the first of the fields one of which has to be filled in. */
  function askForWork(isSure: boolean): Question | undefined {
    const asked = workFields(form, entered());
    const [first] = asked;
    if (!first || (!isSure && asked.some(({ isWork }) => isWork))) return undefined;
    const labels = [...new Set(asked.map(({ name }) => words.fields[name]))].slice(0, 3);
    const scope = first.part === undefined ? '' : `-${first.part}`;
    return { id: `${idPrefix}-${first.name}${scope}`, text: texts.nothing(labels.join(', ')) };
  }

  return (
    <CalculatorForm
      {...properties}
      id={id}
      words={words}
      partIds={items && parts.map((part) => part.id)}
      drawnBy={drawnBy(form, entered())}
      askForWork={askForWork}
      gone={gone}
      onGone={setGone}
      follow={(element, changed) => {
        fillTypicalSizes(form.fields, element, changed, language);
        for (const card of cardsOf(element)) fillTypicalSizes(items ?? {}, card, changed, language);
      }}
      read={(element) => put(readJob(form, element, entered(), language))}
      defaults={() => put(jobDefaults(form))}
    >
      {(invalidIds, question) => {
        const shared = { words, isOwnService, invalidIds, question };
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
                setGone(undefined);
                draft.apply(put({ values: entered().values, items: changed }));
              }}
              create={(item) => ({ id: item, ...formDefaults(items, words) })}
              gone={gone}
              offerUndo={setGone}
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

/** The values on the screen; a field that is not asked keeps its last one. */
function readJob(
  { fields, items }: JobForm,
  form: HTMLFormElement,
  known: JobValues,
  language: Language,
): JobValues {
  return {
    values: { ...known.values, ...readForm(fields, form, language) },
    ...(items && {
      items: cardsOf(form).map((card) => {
        const id = Number(card.dataset.room);
        return { ...known.items?.find((item) => item.id === id), ...readForm(items, card, language), id };
      }),
    }),
  };
}

function cardsOf(form: HTMLFormElement): readonly HTMLFieldSetElement[] {
  return [...form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-room]')];
}

/** What decides which fields are drawn, and how: answers that others hang on, and figures that look like floors. */
function drawnBy({ fields, items = {} }: JobForm, { values, items: parts = [] }: JobValues): string {
  const all = Object.entries({ ...fields, ...items });
  const names = all.flatMap(([, { when = {}, measure }]) => [
    ...Object.keys(when),
    ...(typeof measure === 'object' ? [measure.by] : []),
  ]);
  const of = (given: FieldValues) => [
    ...names.map((name) => given[name]),
    ...all.map(([name, field]) => isDoubtful(field, given[name]) && given[name]),
  ];
  return [values, ...parts].map(of).join(';');
}
