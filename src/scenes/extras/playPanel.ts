import { tableTexts } from '../../i18n/table';
import type { Ref, Seat } from '../../rules/core/game';
import { type Chooser, pointAll, type WhyNot } from '../../session/controller';
import { blockOf } from '../blocks/block';
import { domBlocks } from '../blocks/domBlocks';
import { refusalBlocks } from '../board/refusal';
import { button } from '../dom/controls';
import { el } from '../dom/el';
import { ruleLink } from '../menu/rulePanel';
import type { ExtraContext } from './extraContext';

/** What the panel and the buttons of the table say about a choice, in a page; `under` stands below them. */
export function openPlayPanel(kit: ExtraContext, chooser: Chooser, under: readonly HTMLElement[]) {
  const { skin, shell } = kit;
  const preview = el('div', { class: 'extra-preview' });
  const acts = el('div', { class: 'extra-acts' });
  const trouble = el('p', { class: 'trouble', role: 'alert' });
  const element = el('div', { class: 'extra-desk' }, trouble, preview, acts, ...under);

  let complaint = '';
  /** An alert is spoken whenever it is written. */
  const alarm = (words: string) => {
    if (trouble.textContent !== words) trouble.textContent = words;
  };
  const press = (refs: readonly Ref[]) => pointAll(chooser, refs);
  const words = () => tableTexts[shell.settings().language];
  /** The sentence stands apart, as an alert. */
  const refusalOf = (whyNot: WhyNot): readonly HTMLElement[] => {
    const source = { skin, text: kit.game().text, words: { ...words(), ...words().byFinger } };
    const blocks = refusalBlocks(source, chooser.screen(), whyNot);
    const rule = blockOf(blocks, 'heading')?.title ?? '';
    alarm(kit.say(kit.words().refusedTurn, { rule }));
    return [
      ...domBlocks(
        blocks.map((block) => (block.kind === 'heading' ? { ...block, title: '' } : block)),
        ({ refs }) => press(refs),
      ),
      el('p', { class: 'extra-rules' }, ruleLink(shell, whyNot.refusal.rule)),
    ];
  };
  /** Something is picked, refused, or being put together over several commands. */
  const isChoosing = (seat: Seat): boolean => {
    const { view, selection, seat: mover, begun } = chooser.screen();
    if (mover === null) return false;
    return begun || blockOf(skin.main(view, seat, selection, null), 'heading')?.picture !== undefined;
  };
  const panelOf = (seat: Seat, hovered: Ref | null, quiet: boolean): readonly HTMLElement[] => {
    const { view, selection, whyNot } = chooser.screen();
    if (whyNot !== null) return refusalOf(whyNot);
    alarm(complaint);
    // What is being put together is told in any case.
    const blocks = isChoosing(seat) || !quiet ? skin.main(view, seat, selection, hovered) : [];
    return domBlocks(blocks, ({ refs }) => press(refs));
  };
  const buttonsOf = (hovered: Ref | null): readonly HTMLElement[] => {
    const { view, selection, whyNot, seat, begun } = chooser.screen();
    const instead = whyNot?.refusal.instead;
    const proposals =
      seat === null ? [] : skin.proposals(view, selection, hovered).filter(({ refs }) => refs.length > 0);
    const kindAt = (index: number) => (index === 0 && instead === undefined ? 'primary' : 'plain');
    return [
      ...(instead === undefined
        ? []
        : [
            button({
              words: skin.manners.refusalGhost ? words().playInstead : skin.describe(view, instead),
              small: true,
              kind: 'primary',
              run: () => chooser.playInstead(),
            }),
          ]),
      ...commitOf(),
      ...proposals.map(({ refs, words: says, style }, index) =>
        button({ words: says, small: true, kind: style ?? kindAt(index), run: () => press(refs) }),
      ),
      ...(begun ? [button({ words: kit.words().stepBack, small: true, run: () => void chooser.back() })] : []),
    ];
  };
  /** What is complete but could go on waits for a word: cards that may be declared as they lie. */
  const commitOf = (): readonly HTMLElement[] => {
    const { view, selection, seat, pending } = chooser.screen();
    const command = pending ?? selection.command;
    if (seat === null || command === null || selection.next.length === 0) return [];
    return [button({ words: skin.describe(view, command), small: true, kind: 'primary', run: () => chooser.commit() })];
  };
  return {
    element,
    write(seat: Seat, hovered: Ref | null, quiet: boolean) {
      preview.replaceChildren(...panelOf(seat, hovered, quiet));
      acts.replaceChildren(...buttonsOf(hovered));
      const choosing = isChoosing(seat);
      const begins = choosing && !element.classList.contains('choosing');
      element.classList.toggle('choosing', choosing);
      // The button that ends the choice is what one looks for next; what one is reading later is not pulled away.
      if (begins) acts.scrollIntoView({ block: 'nearest' });
    },
    /** Nothing can be done while something is shown. */
    quieten: () => acts.replaceChildren(),
    complain(words: string) {
      complaint = words;
      alarm(words);
    },
  };
}
