import type { Ref } from '../../../rules/core/game';
import { refId } from '../../../rules/core/ref';
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
import { openWorkbench, openWorkshopPage, type Workbench } from '../../extras/workshop';
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
  const form = { print: printBattle, read: sketchIn, shared: (code: string) => sharedBattle(kit, code) };
  const bench = openWorkbench<CustomBattle>(kit, form, firstBattle(), at, () => page.refresh());
  let hand: Hand = emptyHand;
  let hovered: string | null = null;
  const change = (part: Partial<Hand>) => {
    hand = { ...hand, ...part };
    page.refresh();
  };
  const use = (hex: string) => {
    const { from } = hand;
    if (hand.tool === 'road') hand = { ...hand, from: hex };
    bench.put(worked(bench.now(), hand, from, hex));
  };
  const ground = openGround(kit, () => draw());
  const skin = {
    ...kit.skin,
    bounds: () => sheetBox,
    backdrop: ground.items,
    draw: (_: unknown, stage: Parameters<typeof drawBench>[0]) => drawBench(stage, kit, bench.now(), hand, hovered),
  };
  const refs = (hex: string | null): readonly Ref[] => (hex === null ? [] : [`hex:${hex}`]);
  const board = openRoomBoard(
    { ...kit, skin },
    {
      refsAt: (point) => refs(hexUnder(point)),
      point(pointed) {
        const hex = hexIn(pointed);
        if (hex === null) return;
        kit.shell.sound.play('click');
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
      name: refId,
    },
  );
  const draw = () => board.draw(bench.now(), () => undefined);
  const sheets = () => {
    const battle = bench.now();
    const { put, undo } = bench;
    return [
      beginSheet(kit, battle, (id) => bench.lay(battleFrom(id))),
      toolSheet(kit, hand, battle, change, bench.mayUndo() ? undo : null),
      forceSheet(kit, battle, put, change),
      orderSheet(kit, battle, put),
      battleSheet(kit, battle, put),
      victorySheet(kit, battle, put, change),
      exitSheet(kit, battle, put, change),
      playSheet(kit, battle),
      textSheet(kit, battle, (text) => taken(kit, bench, text)),
    ];
  };
  const page = openWorkshopPage(kit, bench, board, leave, {
    draw() {
      const battle = bench.now();
      // What was marked may be gone, by a change or by going back.
      if (hexesOf(battle, hand.target) === null) hand = { ...hand, target: targetsOf(battle)[0] ?? emptyHand.target };
      ground.lay(battle);
      draw();
    },
    sheets,
  });
  return page;
}

/** The battle after the tool in the hand was used on a hex; `from`: where a road was drawn to before. */
function worked(battle: CustomBattle, hand: Hand, from: string | null, hex: string): CustomBattle {
  switch (hand.tool) {
    case 'clear':
    case 'hill':
    case 'town':
    case 'woods':
      return painted(battle, hex, hand.tool);
    case 'road':
      return from === null ? battle : withRoad(battle, from, hex);
    case 'hexes':
      return marked(battle, hand.target, hex);
    case 'unit':
      return withUnitAt(battle, hand.seat, draftOf(hand), hex);
    case 'remove':
      return withoutUnitAt(battle, hex);
  }
}

/** The sheet of a painted map takes a moment to make: until then the ground stays as it was. */
function openGround(kit: Kit, laid: () => void) {
  let items: readonly Item[] = [];
  let asked = '';
  return {
    items: () => items,
    lay(battle: CustomBattle): void {
      const { deepSnow: snow, night } = battle;
      const map = mapOf(battle);
      const sheet = sheetName(map, snow);
      const wanted = `${sheet}${night}`;
      if (wanted === asked) return;
      asked = wanted;
      void kit.drawings.need([sheet]).then(() => {
        if (asked !== wanted) return;
        items = backdrop({ map, snow }, night);
        laid();
      });
    },
  };
}

/** Open ground, or a printed battle. */
function battleFrom(id: string | null): CustomBattle {
  const printed = scenarios.find((each) => each.id === id);
  return printed === undefined ? firstBattle() : battleOfScenario(printed);
}

/** Lays the battle of a text; answers with what is wrong with it. */
function taken(kit: Kit, bench: Workbench<CustomBattle>, text: string): string {
  const read = readBattle(text.trim());
  if (!isBattle(read)) return faultsInWords(kit, read);
  bench.lay(read);
  return '';
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
