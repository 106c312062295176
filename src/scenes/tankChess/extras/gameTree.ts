import type { Frozen } from '../../../rules/core/game';
import { equalJson } from '../../../rules/core/play';
import {
  type AnnotatedGame,
  type AnnotatedLine,
  type AnnotatedTurn,
  type Mark,
  startOf,
} from '../../../rules/tankChess/annotated';
import { turnRecord } from '../../../rules/tankChess/notation';
import type { Command, State } from '../../../rules/tankChess/types';
import { follow } from './follow';

/** One moment of a game under study. The first child goes on with the line, the others are variations. */
export interface TreeNode {
  readonly parent: TreeNode | null;
  /** What led here; null at the start. */
  readonly command: Command | null;
  /** The turn in writing; a word about a draw has none. */
  readonly record: string | null;
  readonly state: Frozen<State>;
  children: TreeNode[];
  mark: Mark;
  comment: string;
  /** Said before the first turn of a variation, or of the game. */
  intro: string;
}

export function rootOf(state: Frozen<State>): TreeNode {
  return { parent: null, command: null, record: null, state, children: [], mark: '', comment: '', intro: '' };
}

/** The moment after a command: the one that is there already, or a new variation. */
export function grow(moment: TreeNode, command: Command): TreeNode {
  const known = moment.children.find((child) => equalJson(child.command, command));
  if (known !== undefined) return known;
  const { state, events } = follow(moment.state, command);
  const child = { ...rootOf(state), parent: moment, command, record: turnRecord(events) };
  moment.children.push(child);
  return child;
}

/** Takes a moment and all that follows out of the tree; answers with where that leaves the reader. */
export function prune(moment: TreeNode): TreeNode {
  const { parent } = moment;
  if (parent === null) return moment;
  parent.children = parent.children.filter((child) => child !== moment);
  return parent;
}

/** From the first turn to this moment. */
export function pathTo(moment: TreeNode): readonly TreeNode[] {
  const path: TreeNode[] = [];
  for (let at: TreeNode | null = moment; at !== null && at.parent !== null; at = at.parent) path.push(at);
  return path.reverse();
}

/** The line that goes on from here, without the moment itself. */
export function lineFrom(moment: TreeNode): readonly TreeNode[] {
  const line: TreeNode[] = [];
  for (let at = moment.children[0]; at !== undefined; at = at.children[0]) line.push(at);
  return line;
}

export function isMain(moment: TreeNode): boolean {
  return pathTo(moment).every((each) => each.parent?.children[0] === each);
}

/** The last moment of the main line on the way to this one. */
export function backToMain(moment: TreeNode): TreeNode {
  const path = pathTo(moment);
  const aside = path.findIndex((each) => each.parent?.children[0] !== each);
  return (aside === -1 ? moment : path[aside]?.parent) ?? moment;
}

export function treeOf(game: AnnotatedGame): TreeNode {
  const root = rootOf(startOf(game));
  root.intro = game.line.intro;
  plant(root, game.line);
  return root;
}

function plant(from: TreeNode, line: AnnotatedLine): void {
  let at = from;
  for (const turn of line.turns) {
    const next = grow(at, turn.command);
    next.mark = turn.mark;
    next.comment = turn.comment;
    for (const variation of turn.variations) {
      const [first] = variation.turns;
      if (first === undefined) continue;
      plant(at, variation);
      const begun = at.children.find((child) => equalJson(child.command, first.command));
      if (begun !== undefined && begun !== next) begun.intro = variation.intro;
    }
    at = next;
  }
}

/** The tree in the form that is printed. */
export function writtenLine(root: TreeNode): AnnotatedLine {
  return { intro: root.intro, turns: turnsFrom(root) };
}

function turnsFrom(moment: TreeNode): readonly AnnotatedTurn[] {
  const turns: AnnotatedTurn[] = [];
  for (let at: TreeNode | undefined = moment; at !== undefined; at = at.children[0]) {
    const [main, ...others]: TreeNode[] = at.children;
    if (main?.command === undefined || main.command === null) break;
    turns.push({
      command: main.command,
      mark: main.mark,
      comment: main.comment,
      variations: others.map((other) => ({ intro: other.intro, turns: branch(other) })),
    });
  }
  return turns;
}

function branch(first: TreeNode): readonly AnnotatedTurn[] {
  if (first.command === null) return [];
  const head = { command: first.command, mark: first.mark, comment: first.comment, variations: [] };
  return [head, ...turnsFrom(first)];
}
