import { describeRegistered } from '../support/registered';

// A career takes long: few of them, and many single missions.
await describeRegistered('tankAce', {
  plan: [
    { setups: ['mission'], seeds: 100 },
    { setups: ['career'], seeds: 16 },
  ],
  replayEvery: 6,
});
