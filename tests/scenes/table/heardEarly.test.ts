import { afterEach, expect, test, vi } from 'vitest';
import { playableIds } from '../../../src/games/play';
import ui from '../../../src/i18n/app/en/frame';
import words from '../../../src/i18n/app/en/table';
import { drawerTexts } from '../../../src/i18n/drawers';
import type { GameEvent } from '../../../src/rules/core/game';
import { standardSettings } from '../../../src/scenes/frame/settingsStore';
import type { DrawerContext } from '../../../src/scenes/table/drawers/desk';
import { signOf } from '../../../src/scenes/table/drawers/eventLook';
import { logLines } from '../../../src/scenes/table/drawers/logModel';
import { tableMirror } from '../../../src/scenes/table/drawers/mirror';
import { controlTable } from '../../../src/scenes/table/tableController';
import { openTableSound } from '../../../src/scenes/table/tableSound';
import type { Match } from '../../../src/session/match';
import type { Player } from '../../../src/session/seats';
import { settled } from '../../support/chessTable';
import { keptMatches } from '../../support/keptGames';
import { type PlainElement, plainPage } from '../../support/plainPage';
import { screenPartsOf } from '../../support/registered';
import { seatTable } from '../../support/tables';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const SAMPLES = 2;

/** A table at which everybody sits here, with all that is read aloud and heard besides what happens on the board. */
async function listen(match: Match, { skin, text, looks }: Awaited<ReturnType<typeof screenPartsOf>>) {
  const sitters: readonly Player[] = Array.from({ length: match.deal.seats }, (_, at) => ({
    name: `Player ${at + 1}`,
    controller: { kind: 'human' },
  }));
  let shown = () => undefined as unknown;
  const table = seatTable(
    { match, sitters },
    {
      show: () => new Promise((resolve) => (shown = () => resolve())),
      think: () => Promise.reject(new Error('nobody is to think')),
    },
  );
  const controller = controlTable(table, () => false);
  await settled();
  shown();
  await settled();
  const reader = () => {
    const { viewer } = controller.screen();
    return { viewer, sitters, text, concessions: words.concessions, looks, locale: 'en' };
  };
  const desk = {
    ...{ controller, skin, reader, session: { text: () => text, held: { sitters, game: match.game }, module: match } },
    shell: { text: () => ui, settings: () => standardSettings },
    words: () => drawerTexts.en,
    locale: () => 'en',
    describe: () => null,
    lines: () => logLines(controller.screen().seen, reader()),
  };
  const mirror = tableMirror(desk as unknown as DrawerContext);
  const sounds: string[] = [];
  const heard = openTableSound({ play: (name) => void sounds.push(name), ambience: () => undefined }, skin);
  const follow = () => {
    mirror.update(controller.screen());
    heard.follow(controller.screen());
  };
  follow();
  const element = mirror.element as unknown as PlainElement;
  const live = element.all().find((one) => one.getAttribute('aria-live') === 'polite');
  if (live === undefined) throw new Error('nothing is said aloud');
  return { table, controller, element, live, sounds, follow, shown: () => shown() };
}

test.each(playableIds)('%s: nothing of a step is read aloud or rung before it has been seen', async (id) => {
  const [[match], parts] = await Promise.all([keptMatches(id, 1), screenPartsOf(id)]);
  if (match === undefined) throw new Error('no game is kept');
  const decides = (event: GameEvent) => ['shots', 'losses'].includes(signOf(event, parts.looks).group);
  const decisive = [...match.log.entries()].flatMap(([at, { events }]) => (events.some(decides) ? [at] : []));
  for (let sample = 1; sample <= SAMPLES; sample++) {
    plainPage();
    const at = decisive[Math.floor((sample * (decisive.length - 1)) / SAMPLES)] ?? 0;
    const command = match.log.at(at)?.command;
    if (command === undefined) throw new Error('no such command');
    const { table, controller, element, live, sounds, follow, shown } = await listen(match.rewind(at), parts);
    if (controller.screen().table.name === 'handover') {
      table.send({ type: 'ready' });
      await settled();
      follow();
    }
    const [spoken, rung] = [live.textContent, sounds.length];
    table.send({ type: 'play', command });
    await settled();
    follow();
    expect(controller.screen().seen).not.toBe(controller.screen().live);
    // The live region is silent, no bell calls, and what may be read says that something is being shown.
    expect(live.textContent).toBe(spoken);
    expect(sounds).toHaveLength(rung);
    expect(element.textContent).toContain(words.showing);
    shown();
    await settled();
    follow();
    expect(controller.screen().seen).toBe(controller.screen().live);
    expect(live.textContent, 'and then it is told').not.toBe(spoken);
  }
});
