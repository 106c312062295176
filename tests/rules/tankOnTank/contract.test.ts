import { sequenceOf } from '../../../src/machines/phases';
import { tankOnTankMachine } from '../../../src/machines/tankOnTankMachine';
import { tankOnTankModule } from '../../../src/rules/tankOnTank';
import { describeContract } from '../../support/contract';

describeContract(
  { module: tankOnTankModule, sequence: sequenceOf(tankOnTankMachine), texts: [] },
  { seeds: 34, botGames: 2 },
);
