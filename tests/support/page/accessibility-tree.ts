import type { Page } from 'playwright/test';

/** What a screen reader gets to know of one thing on the page. */
export interface SpokenNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** `required`, `invalid`, `expanded`, `level`, `live`, `focused`, `url` and the like, as the browser tells them. */
  readonly states: Readonly<Record<string, unknown>>;
  /** The text of everything inside it, in reading order. */
  readonly text: string;
}

interface AxValue {
  readonly value?: unknown;
}

/** A node as the DevTools protocol tells of it. */
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

/** The roles of what a visitor acts on or is told by its name alone: none of them may be without one. */
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

/** The page as the browser hands it to screen readers, in reading order, without what it leaves out for them. */
export async function accessibilityTree(page: Page): Promise<readonly SpokenNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return spokenNodes(nodes);
}

/** The same, from what the DevTools protocol gives: https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/ */
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

/** What should have a name and has none, in words. */
export function nameless(tree: readonly SpokenNode[]): readonly string[] {
  return tree
    .filter(({ role, name }) => namedRoles.includes(role) && name.trim() === '')
    .map(({ role, text, states }) => `${role} “${text}” ${states.url ?? ''}`);
}

/** Headings that come two or more levels below the one before them. */
export function skippedLevels(tree: readonly SpokenNode[]): readonly string[] {
  const headings = tree.filter(({ role }) => role === 'heading');
  return headings
    .filter(
      ({ states }, index) =>
        index > 0 && Number(states.level) > Number(headings[index - 1]?.states.level) + 1,
    )
    .map(({ name, states }) => `${states.level} ${name}`);
}
