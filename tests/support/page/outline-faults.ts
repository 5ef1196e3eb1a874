import { nameless, type SpokenNode, skippedLevels } from './accessibility-tree';

const landmarkRoles = ['banner', 'navigation', 'main', 'contentinfo', 'region', 'search'];

/**
 * Faults of a page's names, landmarks and headings, in words (WCAG 2.2, 1.3.1, 2.4.1, 2.4.4, 2.4.6 and
 * 4.1.2).
 */
export function outlineFaults(tree: readonly SpokenNode[]): readonly string[] {
  const landmarks = tree.filter(({ role }) => landmarkRoles.includes(role));
  const mainParts = landmarks.filter(({ role }) => role === 'main');
  const titles = tree.filter(({ role, states }) => role === 'heading' && states.level === 1);
  return [
    ...nameless(tree).map((node) => `without a name: ${node}`),
    ...(mainParts.length === 1 ? [] : [`${mainParts.length} main landmarks`]),
    ...(titles.length === 1 ? [] : [`${titles.length} headings of level 1`]),
    ...repeated(landmarks.map(({ role, name }) => `${role} ${name}`)).map((one) => `two landmarks: ${one}`),
    ...skippedLevels(tree).map((heading) => `skips a level: ${heading}`),
    ...ambiguousLinks(tree).map((link) => `one name, several targets: ${link}`),
  ];
}

function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** Links with equal names and different targets. */
function ambiguousLinks(tree: readonly SpokenNode[]): readonly string[] {
  const targets = new Map<string, Set<unknown>>();
  for (const { role, name, states } of tree) {
    if (role === 'link') targets.set(name, (targets.get(name) ?? new Set()).add(states.url));
  }
  return [...targets]
    .filter(([, urls]) => urls.size > 1)
    .map(([name, urls]) => `${name}: ${[...urls].join(', ')}`);
}
