import type { Ref } from '../../rules/core/game';
import { type CustomBattle, isBattle, printBattle, readBattle } from '../../rules/tankOnTank/data/customBattle';
import { paintedId, readPainted } from '../../rules/tankOnTank/data/paintedMap';
import {
  cleared,
  firstBattle,
  painted,
  withForce,
  withObjective,
  withRoad,
  withSheet,
  zoned,
} from '../../rules/tankOnTank/workshop';
import { keptSheet } from '../room/keptSheet';
import { openRoom } from '../room/room';
import { openRoomBoard } from '../room/roomBoard';
import type { Screen } from '../shellTypes';
import type { Item } from '../skins/items';
import { hexUnder, sheetBox } from '../skins/tankOnTank/geometry';
import { paintedGround } from '../skins/tankOnTank/paintedGround';
import { drawBench } from './drawBench';
import { hexBeside, hexIn } from './hexes';
import type { Kit } from './kit';
import {
  battleSheet,
  emptyHand,
  faultWords,
  forceSheet,
  type Hand,
  playSheet,
  textSheet,
  toolSheet,
} from './workshopSheets';

/** A bench for battles: paint the map, place forces, say what wins, play at once, keep and share. */
export function openWorkshopRoom(kit: Kit, at: string | null, leave: () => void): Screen {
  const { shell } = kit;
  let battle = startBattle(kit, at);
  let before: readonly CustomBattle[] = [];
  let hand: Hand = emptyHand;
  let hovered: string | null = null;
  let ground: { readonly of: string; readonly items: readonly Item[] } | null = null;

  const items = () => {
    const id = paintedId(battle.terrain, battle.roads);
    if (ground?.of !== id) ground = { of: id, items: paintedGround(readPainted(id), false) };
    return ground.items;
  };
  const skin = {
    ...kit.skin,
    bounds: () => sheetBox,
    backdrop: items,
    draw: (_: unknown, stage: Parameters<typeof drawBench>[0]) => drawBench(stage, kit, battle, hand.from, hovered),
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
      case 'zone':
        return put(zoned(battle, hex, hand.zone));
      case 'objective':
        return put(withObjective(battle, hex));
      case 'unit': {
        const { seat, kind, hq } = hand;
        return put(withForce(battle, { seat, kind, hq, count: 1, where: { at: hex } }));
      }
      case 'remove':
        return put(cleared(battle, hex));
    }
  };
  const take = (text: string): string => {
    const read = readBattle(text.trim());
    if (!isBattle(read)) return read.map((each) => faultWords(kit, each)).join(' ');
    put(read);
    return '';
  };
  const undo = () => {
    battle = before.at(-1) ?? battle;
    before = before.slice(0, -1);
    refresh();
  };
  const refresh = () => {
    draw();
    const { scrollTop } = room.side;
    room.title(kit.words().workshop.title, kit.words().about.workshop);
    room.side.replaceChildren(
      toolSheet(kit, hand, battle, change, put),
      forceSheet(kit, battle, put),
      battleSheet(
        kit,
        battle,
        put,
        (sheet) => put(sheet === 'empty' ? { ...firstBattle(), forces: battle.forces } : withSheet(battle, sheet)),
        before.length > 0 ? undo : null,
      ),
      playSheet(kit, battle),
      textSheet(kit, battle, take),
      keptSheet(kit, kit.words().workshop, printBattle(battle), (code) => void take(code)),
    );
    room.side.scrollTop = scrollTop;
  };
  refresh();
  const stop = shell.onSettings(refresh);
  return {
    show(address) {
      if (address.screen !== 'room' || address.at === null || address.at === printBattle(battle)) return;
      put(startBattle(kit, address.at));
    },
    close() {
      stop();
      board.close();
      room.close();
    },
  };
}

/** A shared battle, or open ground to begin with. */
function startBattle(kit: Kit, at: string | null): CustomBattle {
  if (at === null) return firstBattle();
  const read = readBattle(at);
  if (isBattle(read)) return read;
  kit.shell.toast(read.map((each) => faultWords(kit, each)).join(' '));
  return firstBattle();
}
