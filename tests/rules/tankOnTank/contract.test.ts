import en from '../../../src/i18n/en/tankOnTank';
import ja from '../../../src/i18n/ja/tankOnTank';
import { sequenceOf } from '../../../src/machines/phases';
import { tankOnTankMachine } from '../../../src/machines/tankOnTankMachine';
import { tankOnTankModule } from '../../../src/rules/tankOnTank';
import { describeContract } from '../../support/contract';

describeContract(
  { module: tankOnTankModule, sequence: sequenceOf(tankOnTankMachine), texts: [en, ja] },
  { seeds: 34, botGames: 2 },
);
