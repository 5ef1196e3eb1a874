import type { ReactNode } from 'react';
import type { AttributeTable } from '../../widgets/element/attribute-table';
import { definePaintingElement } from '../../widgets/element/define-painting-element';
import { useElement } from '../../widgets/element/use-element';

const probeAttributes = {
  lang: { kind: 'language' },
  bare: { kind: 'boolean' },
  'text-like': { kind: 'text' },
  pick: { kind: 'choice', values: ['red', 'blue'], default: 'red' },
  'page-url': { kind: 'url', relativeTo: 'page' },
  amount: { kind: 'number', default: 7, minimum: 0, maximum: 10 },
  visible: { kind: 'pair', default: [1, 3] },
  entries: { kind: 'list', fields: ['name'] },
} as const satisfies AttributeTable;

type Props = Readonly<Record<string, unknown>>;

const drawings = new WeakMap<Element, Props[]>();

function Probe(props: Props): ReactNode {
  const { element, idPrefix, language } = useElement();
  if (element) drawings.set(element, [...drawingsOf(element), props]);
  if (props.textLike === 'throw') throw new Error('the probe broke');
  return (
    <>
      <label htmlFor={`${idPrefix}-field`}>{language === 'fr' ? 'Champ' : 'Field'}</label>
      <input id={`${idPrefix}-field`} name="field" />
      <output>{JSON.stringify(props)}</output>
    </>
  );
}

/** Defines a tag with an attribute of every kind, whose component shows its props. */
export function defineProbe(tag: string): void {
  definePaintingElement({
    tag,
    attributes: probeAttributes,
    component: Probe,
    styles: ['output { color: rgb(1, 2, 3); }'],
  });
}

/** Props of each render of a probe so far. */
export function drawingsOf(probe: Element): readonly Props[] {
  return drawings.get(probe) ?? [];
}

/** Props of a probe's last render. */
export function lastProps(probe: Element): Props {
  return drawingsOf(probe).at(-1) ?? {};
}
