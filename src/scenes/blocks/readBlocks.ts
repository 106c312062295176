import type { Block, Blocks } from './block';

/** A list of blocks in sentences, for whoever listens. */
export function readBlocks(blocks: Blocks): string {
  return blocks
    .flatMap(wordsOf)
    .map((part) => part.replaceAll('**', '').trim())
    .filter((part) => part !== '')
    .map((part) => (/[.!?…。！？:]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/** Parts of one thing belong together. */
const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

/** What a mark means is said by the words beside it, but for what does not hold. */
const CROSS = '✗ ';

function wordsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading': {
      const { kicker, title, rule, note, value, meter } = block;
      const told = rule === undefined ? title : `${title.replace(/[.。]$/, '')} (${rule})`;
      const measured = meter === undefined ? '' : `${meter.used} ${meter.says}`;
      return [kicker, told, note ?? '', value === undefined ? '' : `${value.note} ${value.text}`, measured];
    }
    case 'rows':
      return [
        block.title ?? '',
        ...block.rows.map(
          ({ mark, title, tag, note, says, value, rule }) =>
            `${mark === 'no' ? CROSS : ''}${joined(title, tag, note, says, value, rule)}`,
        ),
      ];
    case 'sum':
      return [block.terms.map(({ sign, value, says }) => `${sign} ${value} ${says}`.trim()).join(' ')];
    case 'odds':
      return [joined(block.value, block.ways), joined(block.note.says, block.note.rule)];
    case 'columns':
      return block.cells.map(({ label, says }) => joined(label, says));
    case 'notice':
      return [joined(block.says, block.rule)];
    case 'choice':
      return [block.title ?? '', ...block.options.map(({ says, value, note }) => joined(says, value, note))];
  }
}
