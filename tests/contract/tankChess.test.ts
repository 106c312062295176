import { describeRegistered } from '../support/registered';

// A random game on a large board takes ten times as long as on the small one and meets nothing else.
await describeRegistered('tankChess', {
  plan: [{ setups: ['beginner10'], seeds: 140 }, { seeds: 60 }],
});
