import type { Ref } from '../../../rules/core/game';
import { isBattle, printBattle, readBattle, readSketch } from '../../../rules/tankOnTank/data/battleText';
import { battleOfScenario, type CustomBattle, mapOf } from '../../../rules/tankOnTank/data/customBattle';
import { scenarios } from '../../../rules/tankOnTank/data/scenarios';
import {
  firstBattle,
  hexesOf,
  marked,
  painted,
  targetsOf,
  withoutUnitAt,
  withRoad,
  withUnitAt,
} from '../../../rules/tankOnTank/workshop/edit';
import { openRoomBoard } from '../../extras/extraBoard';
import { openRoom } from '../../extras/extraPage';
import { keptSheet } from '../../extras/savedBoardsCard';
import { openDraft } from '../../extras/unsavedBoard';
import type { Screen } from '../../frame/shell';
import type { Item } from '../../paint/items';
import { backdrop } from '../board/backdrop';
import { hexUnder, sheetBox } from '../board/geometry';
import { sheetName } from '../board/makeSheet';
import { drawBench } from './drawBench';
import { hexBeside, hexIn } from './hexes';
import type { Kit } from './kit';
import { forceSheet, orderSheet } from './workshopForces';
import { battleSheet } from './workshopTerms';
import { beginSheet, faultsInWords, playSheet, textSheet } from './workshopText';
import { draftOf, emptyHand, type Hand, toolSheet } from './workshopTools';
import { exitSheet, victorySheet } from './workshopVictory';

/** Tools that can be drawn over the map; the others mark or place one thing at a time. */
const brushes = { clear: true, hill: true, town: true, woods: true, road: true } as const;

/** A bench for battles: paint the map, place forces, say what wins, play at once, keep and share. */
export function openWorkshopRoom(kit: Kit, at: string | null, leave: () => void): Screen {
  const { shell } = kit;
  const draft = openDraft(
    kit,
    kit.words().workshop,
    { print: printBattle, read: sketchIn },
    { start: firstBattle(), shared: at === null ? null : sharedBattle(kit, at) },
    (left) => lay(left),
  );
  let { board: battle, before } = draft.first;
  let hand: Hand = emptyHand;
  let hovered: string | null = null;
  let ground: readonly Item[] = [];
  let asked = '';

  /** The sheet of a painted map takes a moment to make: until then the ground stays as it was. */
  const layGround = () => {
    const { deepSnow: snow, night } = battle;
    const map = mapOf(battle);
    const sheet = sheetName(map, snow);
    const wanted = `${sheet}${night}`;
    if (wanted === asked) return;
    asked = wanted;
    void kit.drawings.need([sheet]).then(() => {
      if (asked !== wanted) return;
      ground = backdrop({ map, snow }, night);
      draw();
    });
  };
  const skin = {
    ...kit.skin,
    bounds: () => sheetBox,
    backdrop: () => ground,
    draw: (_: unknown, stage: Parameters<typeof drawBench>[0]) => drawBench(stage, kit, battle, hand, hovered),
  };
  const refs = (hex: string | null): readonly Ref[] => (hex === null ? [] : [`hex:${hex}`]);
  const board = openRoomBoard(
    { ...kit, skin },
    {
      refsAt: (point) => refs(hexUnder(point)),
      point(pointed) {
        const hex = hexIn(pointed);
        if (hex === null) return;
        shell.sound.play('click');
        use(hex);
      },
      draw(pointed) {
        const hex = hexIn(pointed);
        if (hex !== null && hand.tool in brushes) use(hex);
      },
      hover(pointed) {
        hovered = hexIn(pointed);
        draw();
      },
      back: () => change({ from: null }),
      beside: hexBeside,
      name: (ref) => ref.slice('hex:'.length),
    },
  );
  const room = openRoom(kit, { name: 'workshop', board: board.element, leave });
  const draw = () => board.draw(battle, () => undefined);

  const put = (next: CustomBattle) => {
    if (next !== battle) draft.note(next);
    show(next);
  };
  /** Another whole battle. */
  const lay = (next: CustomBattle) => {
    draft.setAside(battle, next);
    put(next);
  };
  const layKept = (code: string) => {
    const kept = sketchIn(code);
    if (kept !== null) lay(kept);
  };
  const show = (next: CustomBattle) => {
    if (next !== battle) before = [...before, battle].slice(-200);
    battle = next;
    refresh();
  };
  const change = (part: Partial<Hand>) => {
    hand = { ...hand, ...part };
    refresh();
  };
  const use = (hex: string) => {
    switch (hand.tool) {
      case 'clear':
      case 'hill':
      case 'town':
      case 'woods':
        return put(painted(battle, hex, hand.tool));
      case 'road': {
        const { from } = hand;
        hand = { ...hand, from: hex };
        return from === null ? refresh() : put(withRoad(battle, from, hex));
      }
      case 'hexes':
        return put(marked(battle, hand.target, hex));
      case 'unit':
        return put(withUnitAt(battle, hand.seat, draftOf(hand), hex));
      case 'remove':
        return put(withoutUnitAt(battle, hex));
    }
  };
  const take = (text: string): string => {
    const read = readBattle(text.trim());
    if (!isBattle(read)) return faultsInWords(kit, read);
    lay(read);
    return '';
  };
  const undo = () => {
    battle = before.at(-1) ?? battle;
    before = before.slice(0, -1);
    draft.note(battle);
    refresh();
  };
  const begin = (id: string | null) => {
    const printed = scenarios.find((each) => each.id === id);
    lay(printed === undefined ? firstBattle() : battleOfScenario(printed));
  };
  const refresh = () => {
    // What was marked may be gone, by a change or by going back.
    if (hexesOf(battle, hand.target) === null) hand = { ...hand, target: targetsOf(battle)[0] ?? emptyHand.target };
    layGround();
    draw();
    room.title(kit.words().workshop.title, kit.words().about.workshop);
    keepPlace(room.side, () => [
      beginSheet(kit, battle, begin),
      toolSheet(kit, hand, battle, change, before.length > 0 ? undo : null),
      forceSheet(kit, battle, put, change),
      orderSheet(kit, battle, put),
      battleSheet(kit, battle, put),
      victorySheet(kit, battle, put, change),
      exitSheet(kit, battle, put, change),
      playSheet(kit, battle),
      textSheet(kit, battle, take),
      keptSheet(kit, kit.words().workshop, printBattle(battle), layKept, () => {
        if (room.element.isConnected) refresh();
      }),
    ]);
  };
  refresh();
  const stop = shell.onSettings(refresh);
  return {
    show(address) {
      if (address.screen !== 'room' || address.at === null || address.at === printBattle(battle)) return;
      const shared = sharedBattle(kit, address.at);
      if (shared === null) return;
      draft.setAside(battle, shared);
      show(shared);
    },
    close() {
      stop();
      board.close();
      room.close();
    },
  };
}

/** What lay or lies on the bench, finished or not. */
function sketchIn(code: string): CustomBattle | null {
  const read = readSketch(code);
  return isBattle(read) ? read : null;
}

/** The battle of an address; where it holds none, that is said. */
function sharedBattle(kit: Kit, at: string): CustomBattle | null {
  const read = readBattle(at);
  if (isBattle(read)) return read;
  kit.shell.toast(faultsInWords(kit, read));
  return null;
}

/** Writes a column anew: what was seen stays in sight, what had the focus keeps it. */
function keepPlace(side: HTMLElement, sheets: () => readonly HTMLElement[]): void {
  const controls = () => [...side.querySelectorAll<HTMLElement>('button, input, select, textarea')];
  const active = document.activeElement;
  const { scrollTop } = side;
  const focused = active instanceof HTMLElement ? controls().indexOf(active) : -1;
  side.replaceChildren(...sheets());
  side.scrollTop = scrollTop;
  controls()[focused]?.focus({ preventScroll: true });
}
