import '../../../assets/common/styles/briefing.css';
import '../../../assets/tankDuel/briefing.css';
import type { Language } from '../../../i18n/index';
import { extrasTexts } from '../../../i18n/tankDuel/extras';
import { fill } from '../../../i18n/text';
import type { LoadedGame } from '../../frame/games';
import type { MenuShell } from '../../frame/menuShell';
import type { Brief } from '../../menu/rooms';
import { briefingSheet } from './briefingSheet';

/** Briefings for the set-up of Tank Duel. */
export async function openBrief(shell: MenuShell, loaded: LoadedGame, language: Language): Promise<Brief> {
  const { briefing: words } = await extrasTexts[language]();
  const say = (template: string, fields: { readonly [name: string]: unknown }) =>
    fill(template, fields, loaded.text, shell.text().locale);
  return (choice, change) => briefingSheet({ shell, text: loaded.text, words, say }, choice, change);
}
