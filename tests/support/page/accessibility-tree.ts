import type { Page } from 'playwright/test';

/** A node as a screen reader sees it. */
export interface SpokenNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /**
   * States as the browser reports them: `required`, `invalid`, `expanded`, `level`, `live`, `focused`, `url`
   * and so on.
   */
  readonly states: Readonly<Record<string, unknown>>;
  /** Text of its content, in reading order. */
  readonly text: string;
}

interface AxValue {
  readonly value?: unknown;
}

/** A node as the DevTools protocol reports it. */
export interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
}

/** Roles that require an accessible name. */
const namedRoles = [
  'link',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'spinbutton',
  'DisclosureTriangle',
  'dialog',
  'region',
  'navigation',
  'image',
  'Iframe',
];

/** The page's accessibility tree in reading order, without ignored nodes. */
export async function accessibilityTree(page: Page): Promise<readonly SpokenNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return spokenNodes(nodes);
}

/**
 * Accessibility tree from DevTools nodes:
 * https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/
 */
export function spokenNodes(nodes: readonly AxNode[]): readonly SpokenNode[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  function childrenOf(node: AxNode): readonly AxNode[] {
    return (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  }

  function textOf(node: AxNode): string {
    if (node.role?.value === 'StaticText') return String(node.name?.value ?? '');
    return childrenOf(node).map(textOf).filter(Boolean).join(' ');
  }

  function spoken(node: AxNode): readonly SpokenNode[] {
    const role = String(node.role?.value ?? '');
    const below = childrenOf(node).flatMap(spoken);
    if (node.ignored || role === 'StaticText' || role === 'InlineTextBox') return below;
    const states = (node.properties ?? []).map(({ name, value }) => [name, value.value] as const);
    const said = {
      role,
      name: String(node.name?.value ?? ''),
      description: String(node.description?.value ?? ''),
      states: Object.fromEntries(states),
      text: textOf(node).replace(/\s+/g, ' ').trim(),
    };
    return [said, ...below];
  }

  return nodes.filter(({ parentId }) => parentId === undefined).flatMap(spoken);
}

/** Nodes that lack a required name, in words. */
export function nameless(tree: readonly SpokenNode[]): readonly string[] {
  return tree
    .filter(({ role, name }) => namedRoles.includes(role) && name.trim() === '')
    .map(({ role, text, states }) => `${role} “${text}” ${states.url ?? ''}`);
}

/** Headings two or more levels below the previous one. */
export function skippedLevels(tree: readonly SpokenNode[]): readonly string[] {
  const headings = tree.filter(({ role }) => role === 'heading');
  return headings
    .filter(
      ({ states }, index) =>
        index > 0 && Number(states.level) > Number(headings[index - 1]?.states.level) + 1,
    )
    .map(({ name, states }) => `${states.level} ${name}`);
}
