import { describeTankAce } from '../../i18n/tankAce/describe';
import type { Command as AnyCommand, Ref, Seat } from '../../rules/core/game';
import { isRefOf, refId } from '../../rules/core/ref';
import { groupOf } from '../../rules/tankAce/base';
import { monthAt } from '../../rules/tankAce/data/calendar';
import type { Command, Event, View } from '../../rules/tankAce/types';
import { emptySelection } from '../../session/selection';
import type { Plate, Skin, Style } from '../board/gameScene';
import type { Manners } from '../board/manners';
import type { Item } from '../paint/items';
import { goalOf, newsOf } from './band';
import { battleScreen } from './battle';
import { animationsOf } from './battle/animations';
import { decisive } from './battle/captions';
import { drawLog } from './battle/corners';
import { outlined } from './battle/outlines';
import { pictures as battlePictures } from './battle/pictures';
import type { BattlePage } from './battle/places';
import { wordsOf } from './battle/words';
import { careerScreen } from './career';
import { careerPictures } from './career/pictures';
import { openBinder } from './charts/binder';
import { binderSpots, drawBinderChip } from './charts/chip';
import { openChartTheatre } from './charts/theatre';

const nothing: readonly Item[] = [];
const pictures = { ...battlePictures, ...careerPictures };
/** The overlay that lays the charts over the table. */
const CHARTS = 'charts';

/** Men, orders and charts are looked at as often as they are used: a touch means what it touches. */
const manners: Manners = {
  layout: 'whole',
  camera: 'fixed',
  firstTouch: 'acts',
  doubleTap: 'acts',
  clickWhileShown: 'skips',
  refusalGhost: false,
};

/** Whose affairs are shown: who decides now, else the first who fights. */
function shownSeat(view: View): Seat {
  return view.active[0] ?? groupOf(view)[0] ?? 0;
}

/** Whether a battle is being fought or made ready for on the seat's board. */
function inBattle(view: View, seat: Seat): boolean {
  const between = view.phase === 'after' || view.phase === 'assign' || view.phase === 'over';
  return !between && view.mission !== null && view.fights[seat] != null;
}

/** How American Tank Ace looks: the battle round the tank, and what lies between battles. */
export function tankAceSkin(look: () => Style): Skin<View, Event> {
  const battle = battleScreen(look);
  const career = careerScreen(look);
  const theatre = openChartTheatre(battle.placesNow, look);
  const binder = openBinder(theatre);
  let shown: View | null = null;
  let room = { width: 1920, height: 1020 };
  /** In a room beside the tables nobody gives advice. */
  let advised = true;
  const at = (view: View) => {
    const seat = shownSeat(view);
    return { seat, screen: inBattle(view, seat) ? battle : career };
  };
  return {
    pictures,
    manners,
    // A desk between the missions stands in a quiet room.
    ambience: (view) =>
      !inBattle(view, shownSeat(view)) ? 'hall' : view.mission?.weather === 'rain' ? 'rain' : 'motor',
    resize(width, height, bare = false) {
      advised = !bare;
      room = { width, height };
      battle.resize(width, height, bare);
      career.resize(width, height, bare);
    },
    places: (width, height, _, arrangement) => (arrangement === 'career' ? career : battle).places(width, height),
    // What is being shown lies in the places it began in.
    arrangement: (view) => (at(shown ?? view).screen === battle ? battle.page() : 'career'),
    bounds: () => ({ x: 0, y: 0, ...room }),
    backdrop: () => nothing,
    draw(view, stage, selection) {
      shown = view;
      theatre.begin();
      const { screen, seat } = at(view);
      screen.draw(view, seat, selection ?? emptySelection, stage);
      drawBinderChip(screen.corner(), false, advised, stage, look());
    },
    drawPicking: (view, _, selection, __, stage) =>
      outlined(
        at(view).screen,
        view,
        at(view).seat,
        selection.picked.length === 0 ? [] : selection.next,
        look().palette.act,
        stage,
      ),
    drawLast(view, events, stage) {
      binder.tell(events);
      if (at(view).screen === battle) drawLog(battle.placesNow(), events, stage, look());
    },
    drawPointed: (view, refs, stage) =>
      outlined(at(view).screen, view, at(view).seat, refs, look().palette.tracer, stage),
    drawWhyNot: (view, { refusal }, stage) =>
      outlined(at(view).screen, view, at(view).seat, refusal.evidence ?? [], look().palette.blocked, stage),
    refsAt: (view, point) => at(view).screen.refsAt(view, at(view).seat, point),
    place: (view, ref) => at(view).screen.place(view, at(view).seat, ref),
    expand(view, seat, _, ref) {
      if (view.phase !== 'orders' || !isRefOf('unit', ref)) return null;
      battle.look(`target:${refId(ref)}`, view, seat);
      return [];
    },
    spots: (now) => [
      ...(now.overlays.has(CHARTS)
        ? binder.spots(battle.placesNow(), look())
        : at(now.view).screen.spots(now, at(now.view).seat)),
      // The binder lies where the battle does, whatever it covers.
      ...(now.overlays.has(CHARTS)
        ? binderSpots(battle.corner(), true, false, look())
        : binderSpots(at(now.view).screen.corner(), false, advised, look())),
    ],
    look(id) {
      binder.look(id);
      if (shown !== null) at(shown).screen.look(id, shown, at(shown).seat);
    },
    meant: (view, selection) => at(view).screen.meant?.(view, at(view).seat, selection) ?? null,
    name: (view, ref) => nameOf(view, ref, look()),
    goal: (view, seat) => goalOf(view, seat, inBattle(view, seat), look()),
    news: (events) => newsOf(events, look()),
    prompt: (view, seat, selection) => at(view).screen.prompt(view, seat, selection),
    main: () => [],
    proposals: (view, selection) => at(view).screen.proposals(view, at(view).seat, selection),
    describe: (view, command) => describe(view, command, look()),
    plate: (view, seat) => plateOf(view, seat, look()),
    status: (view) => statusOf(view, look()),
    notation: () => null,
    overlays: [{ id: CHARTS, key: 'C', draw: (_, __, ___, stage) => binder.draw(battle.placesNow(), stage, look()) }],
    pages: (view) => pagesOf(at(view).screen === battle ? battle.page() : null, look()),
    adviser: () => adviserOf(look()),
    overlayName: () => wordsOf(look()).table.charts,
    decisive: (event, view, earlier) => decisive(event, view, look(), earlier),
    animations: animationsOf(
      {
        places: battle.placesNow,
        look,
        shown: () => (shown === null ? null : { view: shown, seat: shownSeat(shown) }),
      },
      theatre,
    ),
  };
}

/** What a phone shows one at a time; `page`: the one of a battle, null between battles. */
function pagesOf(page: BattlePage | null, look: Style) {
  const { pages, desk } = wordsOf(look).table;
  if (page === null) return [{ id: 'page:desk', words: desk, icon: 'home', on: true }];
  return [
    { id: 'page:battle', words: pages.battle, icon: 'crosshair', on: page === 'battle' },
    { id: 'page:tank', words: pages.tank, icon: 'armour-side', on: page === 'tank' },
  ];
}

function adviserOf(look: Style) {
  const { name, about } = wordsOf(look).table.aide;
  return { words: name, about, key: 'H' };
}

function nameOf(view: View, ref: Ref, look: Style): string {
  return describeTankAce(look.text, look.language).ref(view, ref, []) ?? '';
}

function describe(view: View, command: AnyCommand, look: Style): string {
  return isOurs(command)
    ? describeTankAce(look.text, look.language).command(view, command)
    : wordsOf(look).word(command.type);
}

/** Commands that reach the skin were read by the rules; only conceding has neither words nor fields of theirs. */
function isOurs(command: AnyCommand): command is Command {
  return command.type !== 'resign' && command.type !== 'flag';
}

function plateOf(view: View, seat: Seat, look: Style): Plate {
  const career = view.careers[seat];
  const { word } = wordsOf(look);
  return { tone: 'olive', emblem: [], facts: career === undefined ? '' : word(career.tank), lost: [] };
}

/** The round of a battle, or the line of the log; then the date. */
function statusOf(view: View, look: Style): readonly string[] {
  const { table, say } = wordsOf(look);
  const line = say(table.line, { month: monthAt(view.month), line: view.line });
  return view.mission === null || view.mission.round === 0 || !inBattle(view, shownSeat(view))
    ? [line]
    : [say(table.round, { round: view.mission.round }), line];
}
