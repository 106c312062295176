import { openInLab } from '../openInLab';
import type { TableController } from '../tableController';
import type { DrawerContext } from './desk';
import type { KeyAction } from './keys';
import type { Mirror } from './mirror';
import { facingSpot, type Way, walk } from './spatial';

/** What the keys of the table reach besides the controller. */
interface KeyDoors {
  readonly mirror: () => Mirror;
  toggle(name: 'log' | 'rules' | 'luck' | 'replay'): void;
  search(): void;
  /** Whether the bar that winds the record lies open. */
  replaying(): boolean;
  /** Closes the drawer the reader is in, or the last one opened; false where none is open. */
  closeOne(within: Element | null): boolean;
}

/** Does what a key means; false where it means nothing now, so that the browser may have it. */
export function tableKeys(desk: DrawerContext, doors: KeyDoors): (action: KeyAction) => boolean {
  const { controller, shell, board } = desk;
  return (action) => {
    if (controller.screen().table.name === 'handover') return false;
    switch (action.do) {
      case 'walk':
        return doors.replaying() ? wind(desk, action.way) : walkTo(desk, doors.mirror(), action.way);
      case 'look':
        return lookAt(desk, doors.mirror(), action.way);
      case 'zoom':
        return done(() => board.zoom(action.by));
      case 'lab':
        return openInLab(desk);
      case 'fit':
        return done(() => board.frame([]));
      case 'pick':
        return pick(controller, doors.mirror());
      case 'back':
        return board.disarm() || back(controller, doors);
      case 'undo':
        return done(() => controller.undo());
      case 'skip':
        return done(() => board.skip());
      case 'keys':
        return done(() => shell.openHelp());
      case 'mute':
        return done(() => shell.change({ muted: !shell.settings().muted }));
      case 'search':
        return done(() => doors.search());
      case 'log':
      case 'rules':
      case 'luck':
      case 'replay': {
        const drawer = action.do;
        return done(() => doors.toggle(drawer));
      }
    }
  };
}

function done(run: () => void): true {
  run();
  return true;
}

/** Left and right wind the record. */
function wind({ controller }: DrawerContext, way: Way): boolean {
  if (within('.drawer') || (way !== 'left' && way !== 'right')) return false;
  const { moment, live } = controller.screen();
  const { length } = live.steps;
  const to = (moment ?? length) + (way === 'left' ? -1 : 1);
  if (to >= 0 && to <= length) controller.showMoment(to);
  return true;
}

function within(selector: string): boolean {
  return document.activeElement?.closest(selector) instanceof Element;
}

/** Arrows walk what may be pointed at. */
function walkTo(desk: DrawerContext, mirror: Mirror, way: Way): boolean {
  if (within('.drawer')) return false;
  const screen = desk.controller.screen();
  const spots = screen.selection.next.map((ref) => ({ ref, at: facingSpot(ref) ?? desk.board.place(ref) }));
  const ref = walk(spots, mirror.focused(), way);
  if (ref === null) return false;
  mirror.focus(ref);
  desk.board.frame([ref]);
  return true;
}

/** One place further on the board, allowed or not: Enter there picks it or asks why not. */
function lookAt(desk: DrawerContext, mirror: Mirror, way: Way): boolean {
  if (within('.drawer')) return false;
  const { selection, seat } = desk.controller.screen();
  const from = mirror.looking() ?? mirror.focused() ?? selection.picked.at(-1) ?? selection.next[0];
  if (seat === null || from === undefined) return false;
  const ref = desk.board.beside(from, way);
  if (ref === null) return true;
  mirror.look(ref, desk.board.name(ref));
  desk.board.frame([ref]);
  return true;
}

/** Enter beside any button: the command that waits, the way out of a refusal, or the first choice. */
function pick(controller: TableController, mirror: Mirror): boolean {
  const { pending, whyNot, selection } = controller.screen();
  const first = selection.next[0];
  if (pending !== null) controller.commit();
  else if (whyNot?.refusal.instead !== undefined) controller.playInstead();
  else if (first !== undefined) mirror.focus(first);
  else return false;
  return true;
}

function back(controller: TableController, doors: KeyDoors): boolean {
  const within = document.activeElement?.closest('.drawer') ?? null;
  if (within !== null) return doors.closeOne(within);
  if (controller.back() || doors.closeOne(null)) return true;
  // What is under way without having been picked is left the way it came: by taking back the last command.
  const { selection, mayUndo } = controller.screen();
  if (selection.picked.length === 0 || !mayUndo) return false;
  controller.undo();
  return true;
}
