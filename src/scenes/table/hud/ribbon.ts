import type { Group, Part, PhasePart } from '../../../machines/nesting';

/** A tab of the ribbon before it has words: a phase, or a group of phases told by its name and its first phase. */
export interface RibbonTab {
  readonly phase: string;
  readonly group: string | null;
  readonly state: 'above' | 'done' | 'current' | 'next';
  /** What a step is busy with; null where its name says it. */
  readonly busy: Part | null;
}

/**
 * A chart that names the steps of its round has them all told. Else: where one is in the order of play, what lies beside
 * it, and first the level above that it is a part of.
 */
export function ribbonOf(order: readonly Part[], phase: string): readonly RibbonTab[] {
  const steps = stepsIn(order);
  return steps.length > 0 ? stepTabs(order, steps, phase) : levelTabs(order, phase);
}

function stepsIn(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => (part.step ? [part] : 'parts' in part ? stepsIn(part.parts) : []));
}

/** What belongs to no step ends the one before it. */
function stepTabs(order: readonly Part[], steps: readonly Part[], phase: string): readonly RibbonTab[] {
  const past = order.flatMap(phasesIn).map((each) => each.phase);
  const reached = past.slice(0, past.indexOf(phase) + 1);
  const here = steps.findLastIndex((step) => phasesIn(step).some((each) => reached.includes(each.phase)));
  return steps.flatMap((step, index): readonly RibbonTab[] => {
    const [first] = phasesIn(step);
    if (first === undefined) return [];
    const state = index === here ? 'current' : index < here ? 'done' : 'next';
    const group = 'parts' in step ? step.name : null;
    return [{ phase: first.phase, group, state, busy: state === 'current' ? busyWith(step, phase) : null }];
  });
}

/** The step inside the step, or else the phase; its first phase is what its own name stands for. */
function busyWith(step: Part, phase: string): Part | null {
  const inside = phasesIn(step);
  const [first] = inside;
  if (!('parts' in step) || first?.phase === phase) return null;
  const nested = stepsIn(step.parts).find((part) => phasesIn(part).some((each) => each.phase === phase));
  return nested ?? inside.find((each) => each.phase === phase) ?? null;
}

function levelTabs(order: readonly Part[], phase: string): readonly RibbonTab[] {
  const level = levelOf(order, phase);
  const members = level.parts.flatMap((part): readonly Pick<RibbonTab, 'phase' | 'group'>[] => {
    const shown = phasesIn(part).filter((each) => !each.aside || each.phase === phase);
    const [first] = shown;
    if (first === undefined) return [];
    const whole = 'parts' in part && shown.length > 1 && !shown.some((each) => each.phase === phase);
    return whole
      ? [{ phase: first.phase, group: part.name }]
      : shown.map((each) => ({ phase: each.phase, group: null }));
  });
  const here = members.findIndex((member) => member.group === null && member.phase === phase);
  const tabs = members.map(
    (member, index): RibbonTab => ({
      ...member,
      state: index === here ? 'current' : index < here ? 'done' : 'next',
      busy: null,
    }),
  );
  const [first] = tabs;
  return level.name === null || first === undefined
    ? tabs
    : [{ phase: first.phase, group: level.name, state: 'above', busy: null }, ...tabs];
}

interface Level {
  readonly name: string | null;
  readonly parts: readonly Part[];
}

/** The innermost part around the phase that has more than one thing to show: a window inside a step is no level. */
function levelOf(order: readonly Part[], phase: string): Level {
  let level: Level = { name: null, parts: order };
  for (let at = within(order, phase); at !== undefined; at = within(at.parts, phase)) {
    const lasting = at.parts.filter((part) => phasesIn(part).some(({ aside }) => !aside));
    if (lasting.length > 1) level = at;
  }
  return level;
}

function within(parts: readonly Part[], phase: string): Group | undefined {
  for (const part of parts) {
    if ('parts' in part && phasesIn(part).some((each) => each.phase === phase)) return part;
  }
  return undefined;
}

function phasesIn(part: Part): readonly PhasePart[] {
  return 'parts' in part ? part.parts.flatMap(phasesIn) : [part];
}
