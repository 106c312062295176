import type { AnyStateMachine, AnyStateNode } from 'xstate';

type Transition = AnyStateNode['always'] extends (infer T)[] | undefined ? T : never;

/** A chart as a Mermaid state diagram, read off the machine itself. */
export function mermaidOf(machine: AnyStateMachine): string {
  return ['stateDiagram-v2', ...inside(machine.root, 1), ...anywhere(machine.root)].join('\n');
}

const idOf = (node: AnyStateNode): string => node.path.join('_');

function inside(node: AnyStateNode, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const children = Object.values<AnyStateNode>(node.states);
  const first = node.initial?.target?.[0];
  const lines = first === undefined ? [] : [`${indent}[*] --> ${idOf(first)}`];
  for (const child of children) {
    const id = idOf(child);
    if (Object.keys(child.states).length > 0) {
      lines.push(`${indent}state "${child.key}" as ${id} {`, ...inside(child, depth + 1), `${indent}}`);
    } else if (child.key !== id) {
      lines.push(`${indent}state "${child.key}" as ${id}`);
    }
    for (const [target, label] of arrows(child)) {
      lines.push(`${indent}${id} --> ${target}${label === '' ? '' : ` : ${label}`}`);
    }
    if (child.type === 'final') lines.push(`${indent}${id} --> [*]`);
  }
  return lines;
}

/** What the whole chart answers to, whatever state is open. */
function anywhere(root: AnyStateNode): string[] {
  const outgoing = arrows(root);
  if (outgoing.length === 0) return [];
  return [
    '  state "in any state" as anywhere',
    ...outgoing.map(([target, label]) => `  anywhere --> ${target === '' ? 'anywhere' : target} : ${label}`),
  ];
}

/** Target and label of every way out of a state, in the order the machine tries them. */
function arrows(node: AnyStateNode): (readonly [target: string, label: string])[] {
  const always = (node.always ?? []).map((transition) => arrow(node, transition, ''));
  const events = [...node.transitions.entries()].flatMap(([event, list]) =>
    list.map((transition) => arrow(node, transition, eventName(event))),
  );
  return [...events, ...always];
}

function arrow(node: AnyStateNode, transition: Transition, event: string): readonly [string, string] {
  const guard = nameOf(transition.guard);
  const actions = transition.actions.map(nameOf).filter((name) => name !== '');
  const label = [event, guard === '' ? '' : `[${guard}]`, actions.length === 0 ? '' : `/ ${actions.join(', ')}`];
  return [idOf(transition.target?.[0] ?? node), label.filter((part) => part !== '').join(' ')];
}

/** The events a machine sends itself carry its own ids; a reader wants to know what happened. */
function eventName(event: string): string {
  if (event.startsWith('xstate.done')) return 'done';
  return event.startsWith('xstate.error') ? 'failed' : event;
}

function nameOf(word: unknown): string {
  if (typeof word === 'string') return word;
  if (typeof word !== 'object' || word === null) return '';
  const type: unknown = Reflect.get(word, 'type');
  const params: unknown = Reflect.get(word, 'params');
  // A game's own question goes by its own name.
  if (type === 'asks' && typeof params === 'string') return params;
  return typeof type === 'string' && !type.startsWith('xstate.') ? type : '';
}
