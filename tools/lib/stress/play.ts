import { playableIds } from '../../../src/games/play';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { GameId } from '../../../src/rules/gameId';
import { playAtRandom, type RandomGame } from '../../../tests/support/randomPlay';
import { imagines, refusesAlike } from '../../../tests/support/secretLaws';
import { anyTable } from '../anyTable';
import { type Loaded, loadGame } from '../loadGame';
import { type DoorReport, openReport, type Report, tryOne } from './report';

/** Of so many games one is looked at in imagined worlds. */
const SAMPLE = 10;
const LONGEST = 20_000;

/**
 * Games at random over all set-ups, seats and options: what is offered is played, and on a sample what is seen, allowed and
 * refused follows from the view alone. A career takes hundreds of times as long as a game.
 */
export async function tryPlay(count: number, seed: string, only: GameId | null = null): Promise<DoorReport> {
  const report = openReport('play');
  for (const id of playableIds.filter((each) => only === null || each === only)) {
    const loaded = await loadGame(id);
    const careers = id === 'tankAce';
    const games = careers ? Math.ceil(count / 10) : count;
    for (let game = 0; game < games; game++)
      await playOne(report, loaded, `${seed} ${game}`, careers ? 'mission' : null);
    report.more[careers ? 'tankAce missions' : id] = games;
    if (!careers) continue;
    const long = Math.ceil(count / 200);
    for (let game = 0; game < long; game++) await playOne(report, loaded, `${seed} career ${game}`, 'career');
    report.more['tankAce careers'] = long;
  }
  return report.report();
}

async function playOne(report: Report, { game, sequence }: Loaded, seed: string, setup: string | null): Promise<void> {
  const dice = openDice(seedDice(`${game.id} ${seed}`));
  const drawn = anyTable(setup === null ? game : { ...game, setups: [setup] }, dice);
  report.tried();
  try {
    const played = playAtRandom(game, sequence, drawn, seed, { longest: LONGEST, middles: 2, watch: () => undefined });
    report.answered(played.end.result?.rule ?? 'no end');
    if (dice.roll(SAMPLE, 'sample') === 1) await lookedAt(report, played);
  } catch (error) {
    report.fault(
      'crashes',
      `${game.id} ${JSON.stringify(drawn)}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function lookedAt(report: Report, { moments }: RandomGame): Promise<void> {
  for (const moment of moments) {
    report.more['moments in imagined worlds'] = Number(report.more['moments in imagined worlds'] ?? 0) + 1;
    await tryOne({ ...report, tried: () => undefined }, moment.at, () => {
      imagines(moment);
      refusesAlike(moment);
    });
  }
}
