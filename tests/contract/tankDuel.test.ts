import { describeRegistered } from '../support/registered';

await describeRegistered('tankDuel');
