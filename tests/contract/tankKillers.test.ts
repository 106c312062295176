import { describeRegistered } from '../support/registered';

await describeRegistered('tankKillers');
