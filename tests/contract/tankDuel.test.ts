import { describeRegistered } from '../support/registered';

// Its table counts chances exactly for every pair of tanks, and `sim --vary` plays it ten thousand times.
await describeRegistered('tankDuel', { plan: [{ seeds: 120 }], leaving: 24, screens: 2 });
