import { expect, test } from 'vitest';
import { errors } from '../../../src/i18n/app/en/errors';
import ui from '../../../src/i18n/app/en/frame';
import text from '../../../src/i18n/tankChess/en/game';
import { explainRecordProblem } from '../../../src/scenes/frame/recordTrouble';
import { standardSettings } from '../../../src/scenes/frame/settingsStore';
import { allGames } from '../../support/allGames';

const english = { games: allGames, settings: () => standardSettings, errors: () => errors, text: () => ui };

test('what a game does not allow is told in its own words, with the rule', async () => {
  const option = { error: 'badOption', where: 'options.clock', rule: 'unknownOption' } as const;
  const told = await explainRecordProblem(english, option, 'tankChess');
  expect(told).toContain(text.faults.unknownOption);
  expect(told).not.toContain('unknownOption');
  const command = { error: 'refusedCommand', where: 'commands[3]', rule: 'TC-ARMOR2' } as const;
  expect(await explainRecordProblem(english, command, 'tankChess')).toContain(`${text.rules['TC-ARMOR2']} [TC-ARMOR2]`);
});

test('a game that is not here has no words', async () => {
  const option = { error: 'badOption', where: 'options.x', rule: 'unknownOption' } as const;
  expect(await explainRecordProblem(english, option, 'constructor')).toContain('unknownOption');
});
