import { sentencesIn } from '../../i18n/formats';
import { type Language, languageNames, languages } from '../../i18n/index';
import { button, row, segments, select, slider, switchControl } from '../dom/controls';
import { el, icon } from '../dom/el';
import { fileButton, saveFile } from '../dom/files';
import { openPanel, type Panel } from '../dom/livePanel';
import type { MenuShell } from '../frame/menuShell';
import type { Settings } from '../frame/settings';

const sizes = { normal: 1, larger: 1.15, largest: 1.3 } as const;
const speeds = { '0': 0, '1': 1, '2': 2, '4': 4 } as const;

/** `leave`: where closing leads; null: it lies over another screen and just closes. */
export function openSettingsPanel(shell: MenuShell, leave: (() => void) | null): Panel {
  const build = () => {
    const text = shell.text();
    const words = text.settings;
    return {
      title: words.title,
      icon: icon('settings', 28),
      closeWords: text.frame.close,
      class: 'settings',
      content: rows(shell, () => panel.rebuild()),
      foot: [
        button({ words: words.reset, small: true, run: () => act(() => shell.store.reset()) }),
        button({
          words: words.export,
          small: true,
          icon: 'save',
          run: () => saveFile('hull-down-settings.json', shell.store.print()),
        }),
        importButton(shell, () => panel.rebuild()),
      ],
      onClose: () => (leave === null ? panel.close() : leave()),
    };
  };
  const panel = openPanel(shell, build, { covers: leave === null });
  const act = (change: () => void) => {
    change();
    panel.rebuild();
  };
  return panel;
}

function importButton(shell: MenuShell, done: () => void): HTMLElement {
  const words = shell.text().settings;
  const take = (text: string) => {
    const taken = shell.store.take(text);
    shell.toast(taken ? words.imported : words.broken);
    if (taken) done();
  };
  return fileButton(words.import, take, () => shell.toast(shell.text().frame.fileUnreadable));
}

/** How fast and how lively things are shown. */
function motionRows(shell: MenuShell): HTMLElement[] {
  const words = shell.text().settings;
  const now = shell.settings();
  const change = (part: Partial<Settings>) => shell.change(part);
  const speed = segments<keyof typeof speeds>(
    (['0', '1', '2', '4'] as const).map((value) => ({ value, words: words.speeds[value] })),
    speedKey(now.speed),
    (value) => change({ speed: speeds[value] }),
  );
  const botSpeed = segments(
    (['1', '2', '4'] as const).map((value) => ({ value, words: words.botSpeeds[value] })),
    `${now.botSpeed}`,
    (value) => change({ botSpeed: value === '4' ? 4 : value === '2' ? 2 : 1 }),
  );
  const theatre = segments<Settings['theatre']>(
    (['full', 'matters', 'short', 'off'] as const).map((value) => ({ value, words: words.theatres[value] })),
    now.theatre,
    (value) => change({ theatre: value }),
  );
  const reduced = switchControl(now.reducedMotion, (on) => change({ reducedMotion: on }));
  const forced = shell.store.systemReduces();
  reduced.disabled = forced;
  const motionAbout = [words.reducedMotionAbout, ...(forced ? [words.systemReduced] : [])];
  return [
    row(words.speed, speed),
    row(words.botSpeed, botSpeed),
    row(words.theatre, theatre, words.theatreAbout),
    row(words.reducedMotion, reduced, sentencesIn(shell.text().locale, motionAbout)),
  ];
}

function rows(shell: MenuShell, rebuild: () => void): HTMLElement[] {
  const words = shell.text().settings;
  const now = shell.settings();
  const change = (part: Partial<Settings>) => shell.change(part);
  const heading = (title: string) => el('h3', {}, title);
  const language = segments<Language>(
    languages.map((value) => ({ value, words: languageNames[value], lang: value })),
    // The one that was chosen, whose words may still be on their way.
    shell.store.get().language,
    (value) => change({ language: value }),
  );
  const palette = select<Settings['palette']>(
    (['standard', 'deuteranopia', 'protanopia', 'tritanopia'] as const).map((value) => ({
      value,
      words: words.palettes[value],
    })),
    now.palette,
    (value) => change({ palette: value }),
  );
  const size = segments<keyof typeof sizes>(
    (['normal', 'larger', 'largest'] as const).map((value) => ({ value, words: words.textSizes[value] })),
    sizeKey(now.textSize),
    (value) => change({ textSize: sizes[value] }),
  );
  const pieces = segments<Settings['pieces']>(
    (['silhouettes', 'chits'] as const).map((value) => ({ value, words: words[value] })),
    now.pieces,
    (value) => change({ pieces: value }),
  );
  const volume = (name: 'effects' | 'interface', sample: string) =>
    slider(now[name], (value) => {
      change({ [name]: value });
      shell.sound.play(sample);
    });
  const loudness = segments<Settings['loudness']>(
    (['quiet', 'normal', 'loud'] as const).map((value) => ({ value, words: words.loudnesses[value] })),
    now.loudness,
    (value) => {
      change({ loudness: value });
      shell.sound.play('gunMedium');
    },
  );
  const muted = switchControl(now.muted, (on) => {
    change({ muted: on });
    rebuild();
  });
  return [
    ...(shell.store.kept() ? [] : [el('p', { class: 'trouble' }, words.notKept)]),
    heading(words.general),
    row(words.language, language),
    heading(words.sound),
    row(words.effects, volume('effects', 'gunMedium')),
    row(words.interface, volume('interface', 'click')),
    row(words.loudness, loudness),
    row(
      words.ambience,
      switchControl(now.ambience, (on) => change({ ambience: on })),
      words.ambienceAbout,
    ),
    row(words.muted, muted),
    heading(words.motion),
    ...motionRows(shell),
    heading(words.reading),
    row(words.palette, palette),
    row(words.textSize, size),
    heading(words.play),
    row(
      words.confirm,
      switchControl(now.confirm, (on) => change({ confirm: on })),
      words.confirmAbout,
    ),
    row(
      words.warn,
      switchControl(now.warn, (on) => change({ warn: on })),
      words.warnAbout,
    ),
    row(
      words.advice,
      switchControl(now.advice, (on) => change({ advice: on })),
      words.adviceAbout,
    ),
    row(words.pieces, pieces),
  ];
}

function speedKey(speed: Settings['speed']): keyof typeof speeds {
  return speed === 0 ? '0' : speed === 1 ? '1' : speed === 2 ? '2' : '4';
}

function sizeKey(size: Settings['textSize']): keyof typeof sizes {
  return size === 1 ? 'normal' : size === 1.15 ? 'larger' : 'largest';
}
