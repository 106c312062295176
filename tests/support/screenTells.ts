import ui from '../../src/i18n/app/en/frame';
import words from '../../src/i18n/app/en/table';
import type { GameText } from '../../src/i18n/text';
import type { Part } from '../../src/machines/nesting';
import type { Seat } from '../../src/rules/core/game';
import type { Skin } from '../../src/scenes/board/gameScene';
import { collectingStage } from '../../src/scenes/board/paintView';
import type { Speed } from '../../src/scenes/frame/settings';
import { standardSettings } from '../../src/scenes/frame/settingsStore';
import type { Looks } from '../../src/scenes/table/drawers/eventLook';
import { logAsText, logLines } from '../../src/scenes/table/drawers/logModel';
import { liveWords, promptWords, refusalWords } from '../../src/scenes/table/drawers/mirrorModel';
import { marksOf, ticksOf } from '../../src/scenes/table/drawers/replayModel';
import { hudModel } from '../../src/scenes/table/hud/model';
import { notesKeeper } from '../../src/scenes/table/hud/notes';
import type { TableScreen } from '../../src/scenes/table/tableController';
import type { Match } from '../../src/session/match';
import { holdersOf } from '../../src/session/players';
import { readingOf } from '../../src/session/reading';
import type { Player } from '../../src/session/seats';
import { emptySelection, narrowed } from '../../src/session/selection';

/** What the screen of a game is made of. */
export interface ScreenParts {
  readonly skin: Skin;
  readonly text: GameText;
  readonly looks: Looks | null;
  readonly order: readonly Part[];
}

/** The screen of one seat of a game that stands still, or whose last step is being shown, with what its HUD says. */
export function screenOf(
  { skin, text, order }: ScreenParts,
  match: Match,
  seat: Seat | null,
  showing = false,
  speed: Speed = 1,
) {
  const reading = readingOf(match, seat);
  const { view } = reading;
  const sitters: Player[] = Array.from({ length: match.deal.seats }, (_, at) => ({
    name: `Player ${at + 1}`,
    controller: { kind: 'human' },
  }));
  // Whoever decides next could do so while the last step is still being shown.
  const acting = seat !== null && reading.result === null && view.active.includes(seat) ? seat : null;
  const screen: TableScreen = {
    table: {
      name: showing ? 'showing' : reading.result === null ? 'choosing' : 'over',
      sitters,
      holders: holdersOf(sitters),
      viewer: seat,
      error: null,
    },
    moment: null,
    ...{ reading, live: reading, seen: reading, viewer: seat, view, seat: acting },
    selection: acting === null ? emptySelection : (narrowed(reading.game, reading.legal(), []) ?? emptySelection),
    ...{ begun: false, pending: null, whyNot: null, mayUndo: false, pointed: [], overlays: new Set<string>() },
  };
  const hud = hudModel({
    ...{ screen, text, ui, words, locale: 'en', skin, sitters, order },
    ...{
      hovered: null,
      muted: false,
      speed,
      resigning: false,
      clocks: null,
      pace: null,
      studied: false,
      benched: false,
      recorded: false,
      advice: null,
    },
    ...{ linesApart: false, narrow: false, seal: reading.dice.seal },
    notes: notesKeeper((events) => skin.notation(events), sitters.length),
  });
  return { screen, sitters, hud };
}

/** All the screen tells one seat of a game that stands still: board, HUD, log, replay line, screen reader and copied text. */
export function screenTells(parts: ScreenParts, match: Match, seat: Seat | null) {
  const { skin, text, looks } = parts;
  const { screen, sitters, hud } = screenOf(parts, match, seat);
  const { reading, view } = screen;
  const reader = { viewer: seat, sitters, text, concessions: words.concessions, looks, locale: 'en' };
  const lines = logLines(reading, reader);
  const hearing = {
    session: { text: () => text, held: { sitters } },
    shell: { text: () => ui, settings: () => standardSettings },
    locale: () => 'en',
    skin,
  };
  return {
    hud,
    board: picture(skin, view),
    thumbnail: picture(skin, readingOf(match, null).view),
    steps: reading.steps,
    luck: reading.luck(),
    log: lines,
    replay: { marks: marksOf(reading.steps, reader), ticks: ticksOf(reading.steps, 20) },
    spoken: liveWords(lines, promptWords(hearing, screen)),
    refused: refusedWords(hearing, screen, match),
    copied: logAsText(lines, (giver) => `${giver} in secret`),
  };
}

/** What is heard of the first things this seat might try and may not. */
function refusedWords(hearing: Parameters<typeof refusalWords>[0], screen: TableScreen, { game, state }: Match) {
  const { reading, seat } = screen;
  if (seat === null) return [];
  const whyNots = game.candidates(state, seat).flatMap((command) => {
    const refusal = reading.refuse(command);
    return refusal === null ? [] : [{ command, refusal }];
  });
  return whyNots.slice(0, 2).map((whyNot) => refusalWords(hearing, { ...screen, whyNot }));
}

function picture(skin: Skin, view: TableScreen['view']) {
  const stage = collectingStage();
  stage.begin();
  skin.draw(view, stage);
  stage.end();
  return [skin.backdrop(view), stage.items()];
}
