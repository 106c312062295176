import { describeRegistered } from '../support/registered';

// Its table counts chances exactly for every pair of tanks.
await describeRegistered('tankDuel', { screens: 2 });
