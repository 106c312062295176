import { fill, hasChance } from '../../../i18n/text';
import type { Ref } from '../../../rules/core/game';
import { isRefOf } from '../../../rules/core/ref';
import { isHere } from '../../../session/players';
import { control, type HudAction, type HudButton } from '../../blocks/control';
import type { Proposal } from '../../board/gameScene';
import { reelOf } from '../drawers/reel';
import type { HudSource } from './model';

const MANY = 6;

const isButton = (ref: Ref): boolean => isRefOf('button', ref);

/** The buttons of the present stage, the one that goes on first. */
export function buttonsOf(source: HudSource): readonly HudButton[] {
  const { screen, words, skin } = source;
  const { reading, whyNot, pending, selection, seat, view } = screen;
  if (screen.moment !== null) return [control({ id: 'live', words: words.toLive, key: 'Esc', act: { do: 'back' } })];
  if (reading.result !== null) return screen.table.name === 'showing' ? [undoOf(source)] : ended(source);
  if (whyNot !== null) {
    const back = control({ id: 'back', words: words.back, key: 'Esc', act: { do: 'back' } });
    const { instead } = whyNot.refusal;
    const lab = labOf(source);
    if (instead === undefined) return [back, ...lab];
    const play = control({
      id: 'instead',
      // Among cards no ghost is drawn that the word could mean: the deed itself is named.
      words: skin.manners.refusalGhost ? words.playInstead : skin.describe(view, instead),
      key: 'Enter',
      style: 'primary',
      act: { do: 'instead' },
    });
    return [play, back, ...lab];
  }
  const undo = undoOf(source);
  if (seat === null) return [undo, ...resignOf(source)];
  const back = control({ id: 'back', words: words.back, key: 'Esc', act: { do: 'back' } });
  const complete = pending ?? selection.command;
  if (complete !== null && (pending !== null || selection.next.length > 0)) {
    // Whoever is warned is told by the button itself what it does.
    const warned = pending !== null && (skin.warning?.(view, pending) ?? null) !== null;
    const named = warned || skin.declares?.(view, complete) === true;
    const commit = control({
      id: 'commit',
      words: named ? skin.describe(view, complete) : words.commit,
      key: 'Enter',
      style: 'primary',
      act: { do: 'commit' },
    });
    return [commit, back, undo];
  }
  const offered = goOn(source);
  const lab = skin.meant?.(view, selection)?.refused === true ? labOf(source) : [];
  if (selection.picked.length === 0) return [...offered, ...lab, undo, ...resignOf(source)];
  if (screen.begun) return [...offered, back, undo];
  // What is picked is under way already: only taking back the last command leads back.
  return screen.mayUndo ? [...offered, { ...back, act: { do: 'undo' } }] : [...offered, undo];
}

/** What was refused leads to the bench that shows why. */
function labOf({ benched, words }: HudSource): readonly HudButton[] {
  return benched ? [control({ id: 'lab', words: words.inLab, key: 'B', act: { do: 'lab' } })] : [];
}

/** What the skin proposes; without that, the buttons among the things to point at. */
function goOn(source: HudSource): readonly HudButton[] {
  const { screen, skin, hovered } = source;
  const { selection, view } = screen;
  const proposals = skin.proposals(view, selection, hovered);
  if (proposals.length > 0) {
    return proposals.slice(0, 4).map((proposal, index) => {
      const { words, icon, plan, look } = proposal;
      const last = plan ?? look ?? proposal.refs.at(-1) ?? 'takeBack';
      const key = proposal.key ?? (index === 0 ? 'Enter' : last === 'button:hold' ? 'H' : null);
      const style = proposal.style ?? (index === 0 ? 'primary' : 'plain');
      return control({ id: last, words, icon, key, style, act: actOf(proposal) });
    });
  }
  const plain = selection.next.filter((ref) => isButton(ref) && skin.shows?.(view, ref, selection) !== true);
  // More than fit in a row stand in the panel.
  return plain.length > MANY ? [] : plain.map((ref) => plainOf(source, ref));
}

function actOf({ refs, plan, look, undo, afresh }: Proposal): HudAction {
  if (plan !== undefined) return { do: 'plan', id: plan };
  if (look !== undefined) return { do: 'look', id: look };
  return {
    do: 'point',
    refs,
    ...(undo === undefined ? {} : { undo }),
    ...(afresh === undefined ? {} : { afresh }),
  };
}

function plainOf({ screen, skin }: HudSource, ref: Ref): HudButton {
  const key = ref === 'button:hold' ? 'H' : null;
  return control({ id: ref, words: skin.name(screen.view, ref), key, act: { do: 'point', refs: [ref] } });
}

function undoOf({ screen, words }: HudSource): HudButton {
  const enabled = screen.mayUndo;
  const reason = enabled ? '' : words.nothingToUndo;
  return control({ id: 'undo', words: words.undo, key: 'U', icon: 'undo', enabled, reason, act: { do: 'undo' } });
}

function resignOf({ screen, words, resigning }: HudSource): readonly HudButton[] {
  const { viewer } = screen.table;
  if (viewer === null || !isHere(screen.table.holders, viewer) || screen.live.left.includes(viewer)) return [];
  return [
    control({
      id: 'resign',
      words: resigning ? words.reallyResign : words.resign,
      style: resigning ? 'danger' : 'plain',
      act: { do: 'resign', seat: viewer, sure: resigning },
    }),
  ];
}

function ended({ words, studied, recorded, screen, skin }: HudSource): readonly HudButton[] {
  return [
    control({ id: 'rematch', words: words.rematch, key: 'Enter', style: 'primary', act: { do: 'rematch' } }),
    control({ id: 'replay', words: words.replay, key: 'P', icon: 'play', act: { do: 'drawer', name: 'replay' } }),
    ...(reelOf(screen, skin).length > 0
      ? [control({ id: 'reel', words: words.reel, icon: 'explosion', act: { do: 'reel' } })]
      : []),
    ...(recorded ? [control({ id: 'record', words: words.icons.record, icon: 'trophy', act: { do: 'record' } })] : []),
    ...(studied ? [control({ id: 'study', words: words.icons.analyse, icon: 'eye', act: { do: 'analyse' } })] : []),
    control({ id: 'menu', words: words.menu, icon: 'home', act: { do: 'home' } }),
  ];
}

export function overlayKeysOf({ screen, skin, advice, words }: HudSource): readonly HudButton[] {
  const laid = skin.overlays.map(({ id, key }) =>
    control({
      id: `overlay:${id}`,
      words: skin.overlayName(id),
      key,
      style: 'overlay',
      on: screen.overlays.has(id),
      act: { do: 'overlay', id },
    }),
  );
  if (advice === null) return laid;
  const own = skin.adviser?.();
  const engine = control({
    id: 'advice',
    words: own?.words ?? words.advice,
    key: own?.key ?? 'E',
    icon: 'robot',
    style: 'overlay',
    reason: own?.about ?? words.adviceAbout,
    on: advice.on,
    act: { do: 'advice' },
  });
  return [...laid, engine];
}

/** The pages of a table that a phone shows one at a time. */
export function pagesOf({ screen, skin }: HudSource): readonly HudButton[] {
  return (skin.pages?.(screen.view) ?? []).map(({ id, words, icon, on }) =>
    control({ id: `page:${id}`, words, icon, on, style: 'icon', act: { do: 'look', id } }),
  );
}

export function iconsOf({
  words,
  muted,
  speed,
  ui,
  screen,
  studied,
  recorded,
  text,
  locale,
}: HudSource): readonly HudButton[] {
  const icon = (id: string, name: string, picture: string, key: string | null, act: HudButton['act'], on = false) =>
    control({ id, words: name, icon: picture, key, style: 'icon', reason: name, act, on });
  return [
    icon('home', words.icons.home, 'home', null, { do: 'home' }),
    icon('log', words.icons.log, 'log', 'L', { do: 'drawer', name: 'log' }),
    icon('rules', words.icons.rules, 'rules', 'R', { do: 'drawer', name: 'rules' }),
    ...(hasChance(text, screen.reading.game)
      ? [icon('luck', words.icons.luck, 'luck', 'K', { do: 'drawer', name: 'luck' })]
      : []),
    icon('replaybar', words.icons.replay, 'play', 'P', { do: 'drawer', name: 'replay' }, screen.moment !== null),
    ...(recorded ? [icon('record', words.icons.record, 'trophy', 'J', { do: 'record' })] : []),
    ...(studied ? [icon('analyse', words.icons.analyse, 'eye', 'A', { do: 'analyse' })] : []),
    control({
      id: 'speed',
      words: fill(words.speedIs, { speed: ui.settings.speeds[speed] }, text, locale),
      face: ui.settings.speeds[speed],
      key: 'Q',
      style: 'icon',
      reason: words.speedAbout,
      act: { do: 'speed' },
    }),
    icon('sound', words.icons.sound, muted ? 'sound-off' : 'sound-on', 'M', { do: 'mute' }),
    icon('settings', words.icons.settings, 'settings', null, { do: 'settings' }),
  ];
}
