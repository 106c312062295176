import type { AnyStateNode } from 'xstate';
import type { Chart } from './chart';
import { phaseOf } from './order';

/** A piece of the order of play as its reader sees it: a phase, or parts that follow one another under one name. */
export type Part = PhasePart | Group;

interface Named {
  /** One of the steps by which its reader counts a round; inside another step it is what that one is busy with. */
  readonly step: boolean;
}

export interface PhasePart extends Named {
  readonly phase: string;
  /** Comes and goes: worth a word only while it lasts. */
  readonly aside: boolean;
}

export interface Group extends Named {
  readonly name: string;
  readonly parts: readonly Part[];
}

/** How the phases of a chart lie in one another, in its own order and without the end. */
export function nestingOf({ machine }: Chart): readonly Part[] {
  return partsOf(machine.root);
}

function partsOf(node: AnyStateNode): readonly Part[] {
  return Object.values<AnyStateNode>(node.states)
    .filter(({ type }) => type !== 'final')
    .map((child) => {
      const step = child.tags.includes('step');
      return Object.keys(child.states).length > 0
        ? { name: child.key, step, parts: partsOf(child) }
        : { phase: phaseOf(child), step, aside: child.tags.includes('aside') };
    });
}
