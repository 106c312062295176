import '../../../assets/common/styles/briefing.css';
import '../../../assets/tankOnTank/extras.css';
import type { Language } from '../../../i18n/index';
import { extrasTexts } from '../../../i18n/tankOnTank/extras';
import { fill } from '../../../i18n/text';
import type { LoadedGame } from '../../frame/games';
import type { MenuShell } from '../../frame/menuShell';
import type { Brief } from '../../menu/rooms';
import { briefingFor } from './briefingSheet';

/** Briefings for the set-up of a game. */
export async function openBrief(shell: MenuShell, loaded: LoadedGame, language: Language): Promise<Brief> {
  const words = await extrasTexts[language]();
  const pen = {
    shell,
    game: () => loaded,
    words: () => words,
    say: (template: string, fields: { readonly [name: string]: unknown }) =>
      fill(template, fields, loaded.text, shell.text().locale),
  };
  return ({ setup }) => briefingFor(pen, setup, true);
}
