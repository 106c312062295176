import { bidGame } from '../support/bids/game';
import { bidSequence } from '../support/bids/machine';
import { bidTexts } from '../support/bids/text';
import { describeContract } from '../support/contract';

describeContract(
  {
    module: { game: bidGame },
    sequence: bidSequence,
    texts: Object.values(bidTexts),
    ids: new Set(['BID-1', 'BID-2', 'BID-3', 'BID-5', 'BID-6']),
  },
  {
    plan: [
      { setups: ['lone'], seeds: 10 },
      { setups: ['open'], seeds: 21 },
      { setups: ['teams'], seeds: 12 },
    ],
  },
);
