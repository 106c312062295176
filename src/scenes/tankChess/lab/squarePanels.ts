import { romanOf } from '../../../i18n/formats';
import { FACING_NAMES } from '../../../rules/core/square';
import { pieceCharts } from '../../../rules/tankChess/data/pieces';
import type { FireLine, Shot } from '../../../rules/tankChess/fire';
import { benchBoards, shooterOf, targetOf } from '../../../rules/tankChess/lab/bench';
import { faces, gunKinds, killTable, type SquareReading } from '../../../rules/tankChess/lab/reading';
import { type Kind, kinds } from '../../../rules/tankChess/types';
import { button, select } from '../../dom/controls';
import { el, icon } from '../../dom/el';
import { labButton } from '../../lab/labIcons';
import { labSheet } from '../../lab/labPage';
import { stamp, thumb } from '../../lab/thumb';
import { wordsSheet } from '../../lab/wordsSheet';
import { ruleLink } from '../../menu/rulePanel';
import { shown } from '../board/geometry';
import { pieceItems } from '../board/pieces';
import { kindWord, wordsOf } from '../board/words';
import { roseItems, type SquareKit } from './drawSquare';
import type { SquareDesk, SquareHand } from './squareDesk';
import { type LineTold, linesTold, squareSpoken, threatsTold } from './squareWords';

function piecePicture(kit: SquareKit, seat: 0 | 1, kind: Kind, width: number): HTMLElement {
  const items = Object.values(pieceItems({ seat, kind, facing: 'N' }, { x: 0, y: 0 }, kit.look()));
  return stamp(items, { x: -22, y: -30, width: 44, height: 60 }, width, kit.lab.shell.pixelRatio(), kit.prints);
}

/** Where the shot at the piece of the rose comes from now, if one does. */
function struckFrom({ bench, lines, mortars }: SquareReading): { readonly from: string; readonly shot: Shot } | null {
  const target = targetOf(bench);
  const shots = [...lines, ...mortars.flatMap((mortar) => mortar.lines)].flatMap((line) => line.shots);
  const shot = shots.find(({ at }) => at === target?.at);
  return shot === undefined ? null : { from: FACING_NAMES[(shot.direction + 4) % 8] ?? 'N', shot };
}

export function roseSheet(kit: SquareKit, reading: SquareReading, desk: SquareDesk): HTMLElement {
  const words = kit.words();
  const target = targetOf(reading.bench);
  if (target === null) return labSheet(words.rose.title, null, el('p', {}, words.rose.none));
  const struck = struckFrom(reading);
  const { pixelRatio } = kit.lab.shell;
  const picture = thumb(
    roseItems(kit, reading, struck?.from ?? null),
    { x: -172, y: -172, width: 344, height: 344 },
    320,
    pixelRatio(),
    kit.prints,
  );
  const { facings, faces: names } = words;
  const told =
    struck === null
      ? null
      : el(
          'p',
          {},
          kit.say(words.rose.struck, {
            from: facings[struck.from as 'N'],
            face: names[struck.shot.face],
            armour: struck.shot.armour,
          }),
          ' ',
          ruleLink(kit.lab.shell, 'TC-ARMOR4'),
        );
  const now = desk.link().gun ?? shooterOf(reading.bench).kind;
  const guns = gunKinds
    .toSorted((one, other) => pieceCharts[one].gun.power - pieceCharts[other].gun.power)
    .map((kind) => {
      const on = pieceCharts[kind].gun.power === pieceCharts[now].gun.power;
      const made = button({
        words: romanOf(pieceCharts[kind].gun.power),
        kind: 'night',
        class: 'lab-gun-power',
        run: () => desk.gun(kind),
      });
      made.setAttribute('aria-pressed', String(on));
      return made;
    });
  const note = kit.say(words.rose.note, {
    kind: kindWord(target.kind, kit.look()),
    at: shown(target.at),
    facing: facings[target.facing],
  });
  return labSheet(
    words.rose.title,
    note,
    el('div', { class: 'lab-rose' }, picture),
    told,
    el('div', { class: 'lab-guns' }, el('span', {}, words.rose.gun), ...guns),
  );
}

function lineRow(kit: SquareKit, { tone, kind, title, more, rule, says }: LineTold): HTMLElement {
  const picture = kind === null ? icon(tone === 'free' ? 'check' : 'close', 26) : piecePicture(kit, 1, kind, 34);
  return el(
    'li',
    { class: tone },
    picture,
    el('span', {}, el('b', {}, title), el('span', {}, `${more} `, ruleLink(kit.lab.shell, rule))),
    el('em', { class: 'display' }, says),
  );
}

export function shotsSheet(kit: SquareKit, reading: SquareReading): HTMLElement {
  const words = kit.words().shots;
  const shooter = shooterOf(reading.bench);
  const list = (kind: Kind, lines: readonly FireLine[]) =>
    el('ul', { class: 'lab-lines' }, ...linesTold(kit, reading, { kind, lines }).map((told) => lineRow(kit, told)));
  return labSheet(
    kit.say(words.title, { at: shown(shooter.at) }),
    null,
    list(shooter.kind, reading.lines),
    ...reading.mortars.flatMap(({ piece, lines }) => [
      el('h3', { class: 'display' }, kit.say(words.mortar, { at: shown(piece.at) })),
      list(piece.kind, lines),
    ]),
    threatList(kit, reading),
    wordsSheet(kit.lab, squareSpoken(kit, reading)),
  );
}

/** As many as have room; read out they are all named. */
const MOST_THREATS = 4;

function threatList(kit: SquareKit, reading: SquareReading): HTMLElement {
  const words = kit.words().threats;
  const title = el('h3', { class: 'display' }, kit.say(words.title, { at: shown(shooterOf(reading.bench).at) }));
  const told = threatsTold(kit, reading).slice(0, MOST_THREATS);
  const list = told.length === 0 ? el('p', {}, words.none) : el('ul', {}, ...told.map((each) => el('li', {}, each)));
  return el('div', { class: 'lab-threats' }, title, list);
}

const alike = (kind: Kind): Kind => (kind === 'CLT' ? 'LT' : kind);
const cellName = (firer: Kind | undefined, target: Kind, face: string) => `${firer}/${target}/${face}`;

/** The cells of the table that are on the board now. */
export function framedCells({ lines, mortars, state }: SquareReading): string {
  const shots = [...lines, ...mortars.flatMap((mortar) => mortar.lines)].flatMap((line) => line.shots);
  const firers = new Map(state.pieces.map(({ id, kind }) => [id, alike(kind)]));
  return shots.map((shot) => cellName(firers.get(shot.unit), alike(shot.targetKind), shot.face)).join(' ');
}

/** Every gun against every face; what is on the board now is framed. */
export function killSheet(kit: SquareKit, reading: SquareReading): HTMLElement {
  const words = kit.words();
  const framed = new Set(framedCells(reading).split(' '));
  const isNow = (firer: Kind, target: Kind, face: string) => framed.has(cellName(firer, target, face));
  const name = (kind: Kind) => (kind === 'LT' ? 'LT CLT' : kind);
  const head = el(
    'tr',
    {},
    el('td', {}),
    ...gunKinds.map((kind) => el('th', { colspan: 3, scope: 'colgroup' }, piecePicture(kit, 1, kind, 24), name(kind))),
  );
  const sides = el(
    'tr',
    {},
    el('td', {}),
    ...gunKinds.flatMap(() => faces.map((face) => el('td', { class: 'side' }, words.faces[face]))),
  );
  const rows = killTable().map(({ firer, gun, cells }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, piecePicture(kit, 0, firer, 24), name(firer), el('span', {}, romanOf(gun))),
      ...cells.map(({ target, face, armour, kills }) =>
        el(
          'td',
          {},
          el(
            'span',
            {
              class: `${kills ? 'kill' : 'bounce'}${isNow(firer, target, face) ? ' now' : ''}`,
              'aria-label': `${romanOf(armour)} ${kills ? words.rose.kill : words.rose.bounce}`,
            },
            romanOf(armour),
          ),
        ),
      ),
    ),
  );
  const note = el('span', {}, words.table.note, ' ', ruleLink(kit.lab.shell, 'TC-EX9'));
  return labSheet(words.table.title, note, el('table', { class: 'lab-kills' }, head, sides, ...rows));
}

/** Pieces, walls and boards to lay out. */
export function toolSheet(kit: SquareKit, desk: SquareDesk): HTMLElement {
  const words = kit.words().tools;
  const hand = desk.hand();
  const cell = (next: SquareHand, label: string, content: HTMLElement | string, held: boolean) =>
    el(
      'button',
      {
        type: 'button',
        class: 'lab-piece',
        'aria-label': label,
        title: label,
        'aria-pressed': String(held),
        on: { click: () => desk.hold(held ? { tool: 'none' } : next) },
      },
      content,
    );
  const pieces = (seat: 0 | 1) =>
    kinds.map((kind) => {
      const held = hand.tool === 'piece' && hand.kind === kind && hand.seat === seat;
      const label = `${seat === 0 ? words.white : words.black}: ${wordsOf(kit.look()).table.kinds[kind]}`;
      return cell({ tool: 'piece', seat, kind }, label, piecePicture(kit, seat, kind, 30), held);
    });
  const boards = benchBoards.map((value) => ({ value, words: words.boards[value] }));
  const choice = select(boards, desk.link().bench.board, desk.board);
  choice.setAttribute('aria-label', words.board);
  const plain = (tool: 'wall' | 'erase', label: string, sign: string) =>
    cell({ tool }, label, sign, hand.tool === tool);
  const night = { iconOnly: true, small: true } as const;
  return labSheet(
    words.title,
    words.note,
    choice,
    el(
      'div',
      { class: 'lab-pieces six' },
      ...pieces(0),
      ...pieces(1),
      plain('wall', words.wall, '▦'),
      plain('erase', words.erase, '✕'),
    ),
    el(
      'div',
      { class: 'lab-turns' },
      labButton('rotate-left', { ...night, words: words.left, key: 'Q', run: () => desk.turn(-1) }),
      labButton('rotate-right', { ...night, words: words.right, key: 'E', run: () => desk.turn(1) }),
      button({ ...night, words: kit.lab.words().undo, icon: 'undo', disabled: !desk.canUndo(), run: desk.undo }),
    ),
  );
}
