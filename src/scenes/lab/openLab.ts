import '../../assets/lab/lab.css';
import { labTexts } from '../../i18n/lab';
import { loadFonts } from '../frame/assets';
import { wordsFor } from '../frame/language';
import type { MenuShell } from '../frame/menuShell';
import { printAddress } from '../frame/router';
import type { Address, Screen } from '../frame/shell';
import { type BenchName, type BenchParts, type BenchScreen, benchNames, type Lab, plainAt } from './bench';
import { progressOf } from './progress';

type LabAddress = Address & { readonly screen: 'lab' };

/** No bench can read it: it says so, and shows what it shows first. */
const NOWHERE = '~';

const isBench = (name: string): name is BenchName => benchNames.some((each) => each === name);

/** `embed=1` among the switches of a bench, or of the page. */
function isEmbedded(at: string): boolean {
  return /[?&]embed=1(?:&|$)/.test(at) || new URLSearchParams(location.search).get('embed') === '1';
}

function benchesOf(shell: MenuShell): readonly BenchParts[] {
  const all = shell.games.all.flatMap(({ bench }) => bench ?? []);
  return all.toSorted((one, other) => benchNames.indexOf(one.name) - benchNames.indexOf(other.name));
}

/** The bench an address means: of two games on one bench, the one it names first. */
function partsFor(shell: MenuShell, name: BenchName, at: string): BenchParts | null {
  const all = benchesOf(shell).filter((parts) => parts.name === name);
  return all.find(({ key }) => key !== undefined && at.startsWith(key)) ?? all[0] ?? null;
}

/** Opens a bench or a lesson; null where there is no such place in the Lab. */
export async function openLab(shell: MenuShell, address: LabAddress): Promise<Screen | null> {
  const { bench: place, at } = address;
  const state = plainAt(at);
  const lessons = benchesOf(shell).flatMap(({ lessons: ids }) => ids);
  if (place === 'lessons') {
    const known = lessons.includes(state);
    const id = known ? state : (nextLesson(shell, lessons) ?? '');
    const owner = benchesOf(shell).find(({ lessons: ids }) => ids.includes(id));
    const open = await owner?.openLesson?.();
    if (owner === undefined || open === undefined) return null;
    return withLab(shell, owner.name, lessons, at, (lab) => {
      if (!known && state !== '') shell.toast(lab.words().unreadable);
      return open(lab, id);
    });
  }
  const name = isBench(place) ? place : 'hex';
  const asked = isBench(place) || place === '' ? state : NOWHERE;
  const parts = partsFor(shell, name, asked);
  if (parts === null) return null;
  const open = await parts.open();
  return withLab(shell, name, lessons, at, (lab) => open(lab, asked));
}

function nextLesson(shell: MenuShell, lessons: readonly string[]): string | undefined {
  const { solved } = progressOf(shell.store);
  return lessons.find((id) => !solved().includes(id)) ?? lessons[0];
}

async function withLab(
  shell: MenuShell,
  bench: BenchName,
  lessons: readonly string[],
  at: string,
  open: (lab: Lab) => Promise<BenchScreen | null>,
): Promise<Screen | null> {
  const spoken = await wordsFor(shell, async (language) => {
    const words = await labTexts[language]();
    await loadFonts(language, JSON.stringify(words));
    return words;
  });
  const embedded = isEmbedded(at);
  let noting = 0;
  const lab: Lab = {
    shell,
    bench,
    embedded,
    words: spoken.now,
    // A hand that drags changes the state many times a second; browsers take only so many addresses.
    note(next) {
      clearTimeout(noting);
      noting = window.setTimeout(() => {
        // Whoever has gone back already is about to leave: that place keeps its address.
        if (location.hash.startsWith('#/lab')) shell.router.replace({ screen: 'lab', bench, at: next });
      }, 250);
    },
    // Switches of this page, as the frame it stands in, are not those of the next reader.
    link: (next) => `${location.origin}${location.pathname}${printAddress({ screen: 'lab', bench, at: next })}`,
    lessonIds: lessons,
    lessons: () => ({
      done: progressOf(shell.store)
        .solved()
        .filter((id) => lessons.includes(id)).length,
      of: lessons.length,
    }),
  };
  const screen = await open(lab);
  if (screen === null) {
    spoken.stop();
    return null;
  }
  return {
    ...screen,
    close() {
      clearTimeout(noting);
      screen.close();
      spoken.stop();
    },
  };
}
