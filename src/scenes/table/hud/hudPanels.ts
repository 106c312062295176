import type { TableText } from '../../../i18n/table';
import { PAPER, type Touch } from '../../blocks/paper';
import type { Box } from '../../paint/items';
import { roughWidth } from '../../paint/textWidth';
import { wrapLines } from '../../paint/wrap';
import type { PanelSpec } from './HudScene';
import type { HudLayout } from './layout';
import { plateSeats } from './layoutCrowd';
import type { HudModel } from './model';
import { paintBalance, paintLines } from './paintAdvice';
import { paintBand } from './paintBand';
import { paintBar } from './paintBar';
import { paintButtons, paintOverlays } from './paintButtons';
import type { Painter, PanelWords } from './painting';
import { paintLastLines } from './paintLastLines';
import { cardZones, paintMoment } from './paintMoment';
import { paintNotes } from './paintNotes';
import { paintPanel } from './paintPanel';
import { paintSheet, paintTabs } from './paintPhone';
import { paintPlate } from './paintPlate';
import { paintPrompt } from './paintPrompt';
import { paintSides } from './paintSides';
import { paintStrip } from './paintStrip';

export interface Tip {
  readonly says: string;
  readonly rule: string;
  readonly x: number;
  readonly y: number;
}

interface HudPicture {
  readonly layout: HudLayout;
  readonly model: HudModel;
  readonly touch: Touch;
  readonly words: TableText;
  readonly tip: Tip | null;
  readonly locale: string;
  readonly width: number;
  readonly height: number;
  /** Changes with language, palette, text size and arriving fonts. */
  readonly look: string;
}

/** The panels of a layout, each with what its picture depends on. */
export function hudPanels(picture: HudPicture): readonly PanelSpec[] {
  const { layout, model, touch, look } = picture;
  const words = panelWords(picture.words);
  const spec = (id: string, zone: Box, part: unknown, painter: Painter, mine: (id: string) => boolean): PanelSpec => {
    const own = (touched: string | null) => (touched !== null && mine(touched) ? touched : null);
    const page = mine('page') ? touch.page : 0;
    const felt = { page, over: own(touch.over), pressed: own(touch.pressed), focused: own(touch.focused) };
    const key = JSON.stringify([look, layout.mode, layout.scale, zone.width, zone.height, part, felt]);
    return { id, zone, key, paint: (pen, box) => painter({ pen, box, layout, model, touch: felt, words }) };
  };
  const starts =
    (...heads: string[]) =>
    (id: string) =>
      heads.some((head) => id.startsWith(head));
  const among = (list: readonly { readonly id: string }[]) => (id: string) => list.some((one) => one.id === id);
  const never = () => false;
  const seats = plateSeats(model.plates.length, model.teams);
  const { card } = model;
  const zones = card === null || layout.overBoard ? null : cardZones(layout);
  const panel = zones?.panel ?? layout.panel;
  const column: (PanelSpec | null)[] = [
    layout.sheet && spec('sheet', layout.sheet, layout.sheet.height, paintSheet, never),
    spec('prompt', layout.prompt, model.prompt, paintPrompt, never),
    zones !== null && card !== null
      ? spec('moment', zones.card, card, (canvas) => paintMoment(canvas, card), starts('moment:'))
      : null,
    panel.height > 24 && isDue(picture)
      ? spec(
          'panel',
          panel,
          model.panel.kind === 'lines' ? [model.advice, model.notes] : model.panel,
          paintPanel,
          starts('row:', 'rule:', 'line:', 'page'),
        )
      : null,
    layout.notes && spec('notes', layout.notes, [model.notes, model.rolls], paintNotes, never),
    layout.lines && speaks(picture) ? spec('lines', layout.lines, model.advice, paintLines, starts('line:')) : null,
    layout.buttons.height > 0
      ? spec('buttons', layout.buttons, model.buttons, paintButtons, among(model.buttons))
      : null,
    // On a phone it lies over the buttons.
    layout.overlays &&
      spec(
        'overlays',
        layout.overlays,
        [model.overlays, model.pages, model.icons],
        paintOverlays,
        among([...model.overlays, ...model.icons, ...model.buttons]),
      ),
  ];
  const beyond: (PanelSpec | null)[] = [
    ...layout.plates.map((zone, index) => {
      const seat = seats[index] ?? 0;
      return spec(`plate${seat}`, zone, model.plates[seat], (canvas) => paintPlate(canvas, seat), never);
    }),
    layout.sides
      ? spec('sides', layout.sides, [model.column, model.luck, model.log], paintSides, starts('rule:'))
      : null,
    layout.log ? spec('log', layout.log, model.log, paintLastLines, starts('lastLines')) : null,
    layout.strip ? spec('strip', layout.strip, model.column, paintStrip, never) : null,
  ];
  const panels = [
    ...(layout.covered ? [] : column),
    // Plates stand beside the board, or beyond it where no drawer of the other side reaches them.
    ...(layout.covered && layout.sides == null ? [] : beyond),
    layout.balance ? spec('balance', layout.balance, model.advice?.now, paintBalance, starts('balance')) : null,
    spec(
      'bar',
      layout.bar,
      [model.title, model.setup, model.brief, model.tabs, model.icons],
      paintBar,
      (id) => starts('tab:')(id) || among(model.icons)(id),
    ),
    layout.band
      ? spec(
          'band',
          layout.band,
          [model.goal, model.news, model.chip, layout.goalOpen],
          paintBand,
          starts('goal', 'news', 'moment:'),
        )
      : null,
    layout.tabs &&
      spec(
        'tabs',
        layout.tabs,
        [model.icons, model.overlays, model.pages, words.fit, layout.overlays !== null],
        paintTabs,
        () => true,
      ),
    picture.tip && tipSpec(picture, picture.tip),
  ];
  return panels.filter((panel) => panel !== null);
}

/** Whoever lies over the board with nothing to say would only be in the way. */
function speaks({ layout, model: { advice } }: HudPicture): boolean {
  return advice !== null && !(layout.overBoard && advice.now?.lines.length === 0);
}

function isDue({ layout, model }: HudPicture): boolean {
  return !layout.overBoard || model.panel.kind === 'refused' || model.panel.kind === 'result';
}

function panelWords(words: TableText): PanelWords {
  return { ...words, fit: words.icons.fit, log: words.icons.log };
}

const TIP = 15;

function tipSpec({ locale, width, height, look }: HudPicture, tip: Tip): PanelSpec {
  const measure = (text: string) => roughWidth(text, TIP, 0.5);
  const lines = wrapLines(tip.says, locale, 330, measure);
  const wide = Math.max(...lines.map(measure)) + 30;
  const tall = lines.length * TIP * 1.3 + 18 + (tip.rule === '' ? 0 : 26);
  const x = Math.max(6, Math.min(width - wide - 6, tip.x + 14));
  const y = tip.y + 20 + tall > height ? tip.y - tall - 10 : tip.y + 20;
  return {
    id: 'tip',
    zone: { x, y, width: wide, height: tall },
    key: JSON.stringify([look, tip.says, tip.rule]),
    paint(pen, box) {
      pen.fill(box, 'rgba(16,22,31,.95)', 6);
      pen.rim(box, 'rgba(233,224,200,.35)', 1, 6);
      lines.forEach((line, index) => {
        pen.line(line, 14, 9 + TIP * (0.65 + index * 1.3), { face: 'condensed', size: TIP, colour: PAPER }, wide - 24);
      });
      if (tip.rule !== '') pen.rule(tip.rule, 14, tall - 18, true);
      return [];
    },
  };
}
