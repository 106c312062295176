import { basename } from 'node:path';
import { test } from 'vitest';
import { expectKnown } from './ratchet';
import { sources } from './sources';
import { childOf, childrenOf, type Node, nameOf, statements } from './syntax';

const MEMORIES = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

/**
 * An empty collection is filled later; one that is made of something is a table. What the rules work out of a state goes
 * when the state goes: nobody need close that.
 */
function isMemory(file: string, value: Node | null): boolean {
  const made = value?.type === 'NewExpression' ? nameOf(childOf(value, 'callee')) : '';
  if (!MEMORIES.has(made) || (made === 'WeakMap' && file.startsWith('src/rules/'))) return false;
  return childrenOf(value, 'arguments').length === 0;
}

/** What a module remembers between two calls belongs to somebody who can be closed. */
test('modules keep nothing in variables of their own', () => {
  const kept = sources.flatMap((file) =>
    statements(file)
      .map((statement) => childOf(statement, 'declaration') ?? statement)
      .filter(({ type }) => type === 'VariableDeclaration')
      .flatMap((declaration) =>
        childrenOf(declaration, 'declarations').filter(
          (each) => declaration.kind !== 'const' || isMemory(file, childOf(each, 'init')),
        ),
      )
      .map((each) => `${basename(file)} ${nameOf(childOf(each, 'id'))}`),
  );
  expectKnown('moduleVariables', kept);
});
