import { basename } from 'node:path';
import { test } from 'vitest';
import { expectKnown } from './ratchet';
import { sources } from './sources';
import { childOf, childrenOf, type Node, nameOf, statements } from './syntax';

const MEMORIES = new Set(['Map', 'Set']);

/**
 * An empty collection is filled later; one that is made of something is a table. What is remembered of a state, a view or
 * a drawing by a weak collection goes when that goes: nobody need close it.
 */
function isMemory(value: Node | null): boolean {
  const made = value?.type === 'NewExpression' ? nameOf(childOf(value, 'callee')) : '';
  return MEMORIES.has(made) && childrenOf(value, 'arguments').length === 0;
}

/** What a module remembers between two calls belongs to somebody who can be closed. */
test('modules keep nothing in variables of their own', () => {
  const kept = sources.flatMap((file) =>
    statements(file)
      .map((statement) => childOf(statement, 'declaration') ?? statement)
      .filter(({ type }) => type === 'VariableDeclaration')
      .flatMap((declaration) =>
        childrenOf(declaration, 'declarations').filter(
          (each) => declaration.kind !== 'const' || isMemory(childOf(each, 'init')),
        ),
      )
      .map((each) => `${basename(file)} ${nameOf(childOf(each, 'id'))}`),
  );
  expectKnown('moduleVariables', kept);
});
