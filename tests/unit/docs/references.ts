/** The documents that a text cites by their path from the root, such as `docs/behaviour.md#36-minimum-order`. */
export function documentReferences(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\w/.-])docs\/[\w/-]+\.md(?:#[\p{Letter}\p{Number}_-]+)?/gu)].map(
    ([reference]) => reference,
  );
}

/** Names of documents that are not in the repository, as comments cited them before `docs/` held the rules. */
export function privateSources(text: string): readonly string[] {
  const names = /(?<![\w/-])(?:SPEC|DECISIONS|TAGS|SERVICES|LOOK)(?![\w/-])|kept beside this/g;
  return [...text.matchAll(names)].map(([found]) => found);
}
