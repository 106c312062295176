import type { GameText } from '../../i18n/text';
import type { Reading } from '../../session/reading';
import type { Shell } from '../frame/shell';

/** Opens over the table what somebody has done in this game: for games that are a career. */
export type OpenRecord = (shell: Shell, reading: Reading, text: GameText) => Promise<void>;
