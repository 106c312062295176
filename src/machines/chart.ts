import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A game's order of play as a chart, for those who do not know what draws it. */
export type Chart = AnyStateMachine;

/** The phases of a chart in its own order, without the end: the tabs of the phase ribbon. */
export function phaseNames(machine: Chart): readonly string[] {
  return leaves(machine.root)
    .filter((node) => node.type !== 'final')
    .flatMap((node) => node.entry)
    .flatMap((action) => (isBegin(action) ? [action.params] : []));
}

function leaves(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values<AnyStateNode>(node.states);
  return children.length === 0 ? [node] : children.flatMap(leaves);
}

function isBegin(action: unknown): action is { type: 'begin'; params: string } {
  return (
    typeof action === 'object' &&
    action !== null &&
    'type' in action &&
    action.type === 'begin' &&
    'params' in action &&
    typeof action.params === 'string'
  );
}
