import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, read } from './sources';
import { childOf, childrenOf, type Node, nameOf, statements, walk } from './syntax';

/** What leaves something behind to be cleared away, however a browser runs it. */
const MAKES = new Set([
  ...['ObjectExpression', 'ArrayExpression', 'ArrowFunctionExpression', 'FunctionExpression', 'ClassExpression'],
  ...['NewExpression', 'SpreadElement', 'RestElement', 'ArrayPattern', 'ForOfStatement', 'ForInStatement'],
  'TaggedTemplateExpression',
]);
/** Methods that answer with something new. */
const METHODS =
  /^(map|flatMap|filter|slice|splice|concat|split|join|entries|keys|values|toSorted|toReversed|from|of|bind|assign|replace|replaceAll|padStart|padEnd|toFixed)$/;

interface Piece {
  readonly file: string;
  readonly node: Node;
}

const stage = files('src/scenes/theatre');

/** Every function of the stage by its name. */
const declared = new Map<string, Piece>();
for (const file of stage) {
  for (const statement of statements(file)) {
    const node = childOf(statement, 'declaration') ?? statement;
    if (node.type === 'FunctionDeclaration') declared.set(nameOf(childOf(node, 'id')), { file, node });
    for (const one of childrenOf(node, 'declarations')) {
      const made = childOf(one, 'init');
      if (made?.type === 'ArrowFunctionExpression') declared.set(nameOf(childOf(one, 'id')), { file, node: made });
    }
  }
}

/** What a function answers with that is called for every frame: the arrow it returns, or a method of that name. */
function within(name: string, method?: string): Piece {
  const around = declared.get(name);
  let found: Node | null = null;
  if (around !== undefined)
    walk(around.node, (node) => {
      if (method === undefined && node.type === 'ReturnStatement') {
        const made = childOf(node, 'argument');
        if (made?.type === 'ArrowFunctionExpression') found ??= made;
      }
      if (method !== undefined && node.type === 'Property' && nameOf(childOf(node, 'key')) === method)
        found ??= childOf(node, 'value');
    });
  if (around === undefined || found === null) throw new Error(`nothing of ${name} is called for a frame`);
  return { file: around.file, node: found };
}

/** What is made in a function and in all it calls, told as `file: text`. */
function madeBy(root: Piece, seen = new Set<Node>()): readonly string[] {
  if (seen.has(root.node)) return [];
  seen.add(root.node);
  const found: string[] = [];
  const text = read(root.file);
  const note = (node: Node) =>
    found.push(`${basename(root.file)}: ${text.slice(node.start, node.end).split('\n')[0]?.slice(0, 60)}`);
  walk(root.node, (node) => {
    if (node === root.node) return;
    if (MAKES.has(node.type)) note(node);
    if (node.type === 'TemplateLiteral' && childrenOf(node, 'expressions').length > 0) note(node);
    if (node.type !== 'CallExpression') return;
    const callee = childOf(node, 'callee');
    const name = nameOf(callee?.type === 'MemberExpression' ? childOf(callee, 'property') : callee);
    if (callee?.type === 'MemberExpression' && METHODS.test(name)) note(node);
    // A piece is called by its own name, or as a part of all pieces.
    const own = callee?.type === 'MemberExpression' ? nameOf(childOf(callee, 'object')) === 'piece' : true;
    const next = own ? declared.get(name) : undefined;
    if (next !== undefined) found.push(...madeBy(next, seen));
  });
  return found;
}

describe('a frame of the stage makes nothing that has to be cleared away', () => {
  test.each([
    ['a shot', () => within('shotPainter')],
    ['a moment over the board', () => within('stageMoment', 'paint')],
    ['something painted once', () => within('stillOn')],
  ])('%s', (_, root) => {
    const seen = new Set<Node>();
    expect(madeBy(root(), seen)).toEqual([]);
    expect(seen.size).toBeGreaterThan(0);
  });

  test('with everything it is painted by', () => {
    const seen = new Set<Node>();
    madeBy(within('shotPainter'), seen);
    const reached = [...declared].flatMap(([name, { node }]) => (seen.has(node) ? [name] : []));
    for (const name of ['paintShot', 'paintFirer', 'paintFlight', 'paintFall', 'paintDice', 'lay', 'debris', 'shake'])
      expect(reached).toContain(name);
  });

  test('and what would be made is found', () => {
    for (const file of stage) expect(statements(file).length).toBeGreaterThan(0);
    expect(madeBy({ file: 'src/scenes/theatre/cuesOf.ts', node: declared.get('cuesOf')?.node as Node })).not.toEqual(
      [],
    );
  });
});
