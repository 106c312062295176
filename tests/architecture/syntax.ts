import { parseSync } from 'vite';
import { read } from './sources';

/** A node of a parsed file: its kind, where it stands, and whatever else its kind has. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const parsed = new Map<string, readonly Node[]>();

/** The statements a file begins its lines with. */
export function statements(file: string): readonly Node[] {
  const known = parsed.get(file) ?? parse(file);
  parsed.set(file, known);
  return known;
}

function parse(file: string): readonly Node[] {
  const { program } = parseSync(file, read(file));
  return program.body.flatMap((one: unknown) => (isNode(one) ? [one] : []));
}

/** Every node inside, outermost first, with the nodes around it (the list is the walk's own: copy what you keep). */
export function walk(node: Node, visit: (node: Node, around: readonly Node[]) => void, around: Node[] = []): void {
  visit(node, around);
  around.push(node);
  for (const field in node) {
    const value = node[field];
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child)) walk(child, visit, around);
    } else if (isNode(value)) walk(value, visit, around);
  }
  around.pop();
}

/** The field of a node that is a node itself. */
export function childOf(node: Node | null | undefined, field: string): Node | null {
  const value = node?.[field];
  return isNode(value) ? value : null;
}

/** The field of a node that is a list of nodes. */
export function childrenOf(node: Node | null, field: string): readonly Node[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** What a name, a declaration or the quoted name of an export says. */
export function nameOf(node: Node | null | undefined): string {
  const name = node?.name ?? node?.value;
  return typeof name === 'string' ? name : '';
}
