import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHost } from '../element/host';
import { useChildren } from '../element/use-children';
import { HtmlField } from '../forms/html-field';

/** A control among the tag's children, and its label. */
interface OwnFieldParts {
  readonly control: HTMLInputElement;
  readonly label: string;
}

/**
 * The page's own fields: copies of the children's controls in the form's style
 * (docs/behaviour.md#27-what-a-page-sets).
 */
export function OwnFields(): ReactNode {
  return useChildren(readOwnFields).map((parts) => <OwnField key={parts.control.name} {...parts} />);
}

function OwnField({ control, label }: OwnFieldParts): ReactNode {
  const { idPrefix } = useHost();
  const labelNode = useRef<HTMLLabelElement>(null);
  const id = `${idPrefix}-own-${control.name}`;
  const errorId = `${id}-error`;
  useLayoutEffect(() => {
    const copy = control.cloneNode(true) as HTMLInputElement;
    Object.assign(copy, { id, className: 'control', part: 'input' });
    copy.setAttribute('aria-describedby', errorId);
    labelNode.current?.before(copy);
    return () => copy.remove();
  }, [control, id, errorId]);
  return (
    <HtmlField id={errorId} className={`field field--own field--${control.type}`}>
      <label className="field__label" part="label" htmlFor={id} ref={labelNode}>
        {label}
      </label>
    </HtmlField>
  );
}

function readOwnFields(content: HTMLElement): OwnFieldParts[] {
  const controls = [...content.querySelectorAll<HTMLInputElement>('[name]')];
  return controls.map((control) => {
    const around = [...(control.closest('label')?.childNodes ?? [])];
    const text = around.map((node) => (node === control ? '' : node.textContent)).join('');
    const label = text.trim() || control.ariaLabel || '';
    return { control, label: control.required ? `${label}*` : label };
  });
}
