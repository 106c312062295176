import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { files, read, sources } from './sources';
import { childOf, type Node, nameOf, statements, walk } from './syntax';

const LONGEST = 100;
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** What the code calls a function: its own name, or that of what it is put into. */
function called(node: Node, around: readonly Node[]): string {
  const own = nameOf(childOf(node, 'id'));
  if (own !== '') return own;
  const holder = around.findLast(({ type }) =>
    /^(VariableDeclarator|Property|MethodDefinition|CallExpression)$/.test(type),
  );
  return nameOf(childOf(holder, 'id') ?? childOf(holder, 'key') ?? childOf(holder, 'callee'));
}

test(`no function has more than ${LONGEST} lines`, () => {
  const long = [...sources, ...files('tests'), ...files('tools')].flatMap((file) => {
    const text = read(file);
    // Tests of one thing stand together in one `describe`: its length is the file's.
    const suite = file.endsWith('.test.ts') || file.endsWith('.e2e.ts');
    const found: string[] = [];
    const visit = (node: Node, around: readonly Node[]) => {
      if (!functions.has(node.type) || text.slice(node.start, node.end).split('\n').length <= LONGEST) return;
      const name = called(node, around);
      if (!suite || (name !== 'describe' && name !== '')) found.push(`${basename(file)} ${name}`);
    };
    for (const statement of statements(file)) walk(statement, visit);
    return found;
  });
  expect(long).toEqual([]);
});
