import { circlesOf, readImportGraph } from './build/check/import-graph';

/** The rooms of each house by floors, from the ground up. A room imports itself, lower floors, and `shared`. */
const houses: Readonly<Record<string, string>> = {
  shared: '.|brand|business|drawings|jobs|locales',
  widgets: 'lib < element < forms|carousel < lead < after-lead < painting-[a-z-]+ < .',
  server: 'base < guards < mail < store < desk < pages|estimate|host < app',
  build: 'business < content < check < widgets < site < tools',
  site: 'scripts',
};

/** Imports that a room may have besides. */
const doors: Readonly<Record<string, RegExp>> = {
  'widgets/painting-quote-modal': /^widgets\/painting-quote-form\//,
  'build/business': /^server\/base\//,
  'build/check': /^server\/base\//,
  'build/widgets': /^widgets\/(registry$|element\/)/,
  'build/tools': /^server\//,
  'site/scripts': /^widgets\/contract$/,
};

/** Packages that a house does without. */
const shunned: Readonly<Record<string, RegExp>> = {
  shared: /^(node:|p?react)/,
  widgets: /^node:/,
  site: /^node:/,
};

/** Files of the root and of these folders import what they like. No house imports them. */
const outside =
  /^[^/]+$|^(\.ci|tests|lab|examples|server\/app\/edge\/tests|server\/container)\/|^server\/app\/edge\/playwright/;

const graph = readImportGraph();
const problems = [
  ...[...graph].flatMap(([file, names]) => (outside.test(file) ? [] : problemsOf(file, names))),
  ...circlesOf(graph).map((circle) => `A circle: ${circle.join(' > ')}`),
];
console.log(problems.join('\n') || `${graph.size} files keep to their floors.`);
process.exitCode = Math.min(problems.length, 1);

function problemsOf(file: string, names: readonly string[]): readonly string[] {
  if (placeOf(file).floor < 0) return [`${file} is in no room of floors.ts`];
  return names.filter((name) => !mayImport(file, name)).map((name) => `${file} may not import ${name}`);
}

function mayImport(file: string, name: string): boolean {
  const [from, to] = [placeOf(file), placeOf(name)];
  const isPackage = !houses[to.house] && !outside.test(`${name}/`);
  if (isPackage) return !shunned[from.house]?.test(name);
  if (to.house === 'shared' || to.room === from.room || doors[from.room]?.test(name)) return true;
  return to.house === from.house && to.floor >= 0 && to.floor < from.floor;
}

/** The floor is -1 for a file in no room. */
function placeOf(path: string) {
  const [house = '', folder = '', file] = path.split('/');
  const room = file === undefined ? '.' : folder;
  const isHere = (rooms: string) => new RegExp(`^(${rooms})$`).test(room);
  return { house, room: `${house}/${room}`, floor: houses[house]?.split(' < ').findIndex(isHere) ?? -1 };
}
