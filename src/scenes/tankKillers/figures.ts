import { cardIds, isCardId } from '../../rules/tankKillers/data/tactics';
import type { FigureBook } from '../board/figure';
import { CARD, RIM } from '../paint/cards';
import { tacticsCard } from './board/faces';

/** The rule of a card is shown by the card. */
export const tankKillersFigures: FigureBook = {
  rules: cardIds.map((card) => card.replace(/^T/, 'TK-CARD')),
  figure(rule, look) {
    const card = rule.replace(/^TK-CARD/, 'T');
    if (!isCardId(card)) return null;
    const [width, height] = [CARD.width + 2 * RIM, CARD.height + 2 * RIM];
    const pose = { x: width / 2, y: height / 2, height: CARD.height };
    return { items: [tacticsCard(card, pose, 'plain', look)], box: { x: 0, y: 0, width, height } };
  },
};
