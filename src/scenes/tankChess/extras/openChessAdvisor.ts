import { fill } from '../../../i18n/text';
import { commands } from '../../../rules/tankChess/commands';
import type { View } from '../../../rules/tankChess/types';
import { openInquiries } from '../../../session/bots/inquire';
import { wordsFor } from '../../frame/language';
import type { Shell } from '../../frame/shell';
import { palettes } from '../../paint/palette';
import type { Advice, Advisor } from '../../table/advice';
import { type Insight, openEngineDesk } from './engineDesk';
import {
  depthText,
  drawLines,
  type EngineWords,
  type Evaluation,
  endEvaluation,
  longScore,
  shortScore,
  writeLine,
} from './insight';
import { shareOf } from './judgement';
import { loadTexts } from './kit';

/** The engine of the analysis room at the playing table. */
export async function openChessAdvisor(shell: Shell): Promise<Advisor<View>> {
  const spoken = await wordsFor(shell, (language) => loadTexts(shell, language));
  const speech: EngineWords = {
    words: () => spoken.now()[1],
    say: (template, fields) => fill(template, fields, spoken.now()[0].text, shell.settings().language),
  };
  const engine = openEngineDesk(openInquiries(shell.games.startWorker));
  return {
    async advise(view, told, signal) {
      const over = endEvaluation(view);
      if (over !== null) {
        told({ tell: () => tell(speech, view, over, null), draw: () => undefined });
        return;
      }
      const tellInsight = (insight: Insight) => {
        const [best] = insight.lines;
        if (best === undefined) return;
        told({
          tell: () => tell(speech, view, best, insight),
          draw: (stage) => drawLines(stage, view, insight.lines, palettes[shell.settings().palette]),
        });
      };
      await engine.deepen(view, tellInsight, signal);
    },
    close() {
      spoken.stop();
      engine.close();
    },
  };
}

function tell(speech: EngineWords, view: View, standing: Evaluation, insight: Insight | null): Advice {
  const { bar, over } = speech.words().analysis;
  return {
    share: shareOf(standing),
    figure: shortScore(standing),
    says: speech.say(bar, { score: longScore(speech, standing) }),
    depth: insight?.depth ?? 0,
    note: insight === null ? over : depthText(speech, insight.depth),
    lines: (insight?.lines ?? []).map((line) => {
      const [turn = '', ...onward] = writeLine(view, line.turns);
      const [first] = line.turns;
      return {
        figure: shortScore(line),
        turn,
        onward,
        says: longScore(speech, line),
        refs: first === undefined ? [] : commands.path(first).slice(0, -1),
      };
    }),
  };
}
