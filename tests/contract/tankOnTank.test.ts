import { describeRegistered } from '../support/registered';

await describeRegistered('tankOnTank');
