import { type Block, type Blocks, blockOf } from '../../src/scenes/blocks/block';

/** The block of a kind that a panel must have. */
export function theBlock<K extends Block['kind']>(blocks: Blocks, kind: K): Extract<Block, { kind: K }> {
  const found = blockOf(blocks, kind);
  if (found === undefined) throw new Error(`no ${kind} among ${blocks.map((block) => block.kind).join()}`);
  return found;
}
