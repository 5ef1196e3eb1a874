/** The call by which Preact makes a node, with the parent as the creation options unless the node has an `is`. */
const nodeCreation = /(createElementNS\([^()]+\.is)\?(\w+):\w+\)/;

/**
 * Preact's code without the parent's registry of custom elements in a new node's options: nothing of ours needs one, and
 * in a tree that was adopted into another document browsers refuse it (https://github.com/whatwg/html/pull/11472).
 * Throws when Preact makes its nodes in another way: then see whether it still hands registries on.
 */
export function withoutRegistries(preact: string): string {
  if (!nodeCreation.test(preact))
    throw new Error('Preact makes its nodes differently from what is known here');
  return preact.replace(nodeCreation, '$1&&$2)');
}
