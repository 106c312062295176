import { describeRegistered } from '../support/registered';

await describeRegistered('tankChess');
