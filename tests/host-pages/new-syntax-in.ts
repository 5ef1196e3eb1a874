import { parseAst } from 'vite';

/** Common syntax added to JavaScript in 2015 or later. */
const newKinds = [
  'ArrowFunctionExpression',
  'AwaitExpression',
  'ChainExpression',
  'ClassDeclaration',
  'ClassExpression',
  'ForOfStatement',
  'ImportExpression',
  'SpreadElement',
  'RestElement',
  'ArrayPattern',
  'ObjectPattern',
  'AssignmentPattern',
  'TaggedTemplateExpression',
  'TemplateLiteral',
  'YieldExpression',
];

const newOperators = ['**', '??', '??=', '||=', '&&='];

/** Syntax in a script that an ES5 parser, such as a tag manager's, would reject. */
export function newSyntaxIn(code: string): string[] {
  const found: string[] = [];
  walk(parseAst(code), found);
  return found;
}

function walk(node: unknown, found: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, kind, operator, shorthand, method, computed } = node as Readonly<Record<string, unknown>>;
  if (typeof type === 'string' && newKinds.includes(type)) found.push(type);
  if (type === 'VariableDeclaration' && kind !== 'var') found.push(String(kind));
  if (typeof operator === 'string' && newOperators.includes(operator)) found.push(operator);
  if (type === 'Property' && (shorthand === true || method === true || computed === true)) {
    found.push('a new kind of property');
  }
  for (const child of Object.values(node)) walk(child, found);
}
