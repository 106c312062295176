import en from '../../../src/i18n/en/tankKillers';
import ja from '../../../src/i18n/ja/tankKillers';
import { sequenceOf } from '../../../src/machines/phases';
import { tankKillersMachine } from '../../../src/machines/tankKillersMachine';
import { tankKillersModule } from '../../../src/rules/tankKillers';
import { describeContract } from '../../support/contract';

describeContract(
  { module: tankKillersModule, sequence: sequenceOf(tankKillersMachine), texts: [en, ja] },
  { seeds: 12, botGames: 2 },
);
