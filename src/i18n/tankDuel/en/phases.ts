import type { Phase } from '../../../rules/tankDuel/types';
import type { PhaseText } from '../../text';

export const phases: { readonly [phase in Phase]: PhaseText } = {
  excess: {
    name: 'Draw',
    allows: 'Whoever is over the hand limit may discard.',
    rule: 'TD-Q9',
    prompts: [{ act: 'Discard cards, or keep them.', more: 'Whoever stays over the limit draws nothing.' }],
  },
  refill: {
    name: 'Draw',
    allows: 'Hands are filled up to their limits.',
    rule: 'TD-6.0a',
    prompts: [{ act: 'Cards are drawn.', more: 'The Shuffle card waits until all have drawn.' }],
  },
  bid: {
    name: 'Initiative',
    allows: 'All bid one card for each tank, face down.',
    rule: 'TD-7.0a',
    prompts: [{ act: 'Choose a tank and a card for it.', more: 'The lowest number acts first.' }],
  },
  reveal: {
    name: 'Reveal',
    allows: 'Bids are shown; the order is fixed.',
    rule: 'TD-7.0b',
    prompts: [{ act: 'The bids are shown.', more: 'Ascending numbers.' }],
  },
  upkeep: {
    name: 'Administration',
    allows: 'Initiative card, victory points, smoke.',
    rule: 'TD-3.1d',
    prompts: [{ act: 'The tank’s phase begins.', more: 'Weather, objectives and smoke are settled.' }],
  },
  fireCheck: {
    name: 'Fire check',
    allows: 'Bail out, pay four order icons, or pull.',
    rule: 'TD-8.1d.1',
    prompts: [{ act: 'Bail out, put the fire out, or fight it.', more: 'A fire icon costs the tank.' }],
  },
  moraleCheck: {
    name: 'Morale check',
    allows: 'Pay four order icons, or pull a Damage card.',
    rule: 'TD-8.1e.1',
    prompts: [{ act: 'Rally the crew, or test its morale.', more: 'If it fails, the crew bails out.' }],
  },
  hatches: {
    name: 'Hatches',
    allows: 'Open or closed until the next phase.',
    rule: 'TD-Q82',
    prompts: [{ act: 'Open or close the hatches.', more: 'Closed: −10 to own fire, −20 for infantry.' }],
  },
  action: {
    name: 'Action',
    allows: 'One Tank Action and any number of Field Actions.',
    rule: 'TD-3.1e',
    prompts: [{ act: 'Choose cards for an action.', more: 'All cards of a Tank Action are declared together.' }],
  },
  attempt: {
    name: 'Spotting',
    allows: 'Name an enemy; two order icons pull a second card.',
    rule: 'TD-8.3.5i.1',
    prompts: [{ act: 'Choose the enemy to look for.', more: 'Binoculars on a pulled card spot it.' }],
  },
  keepAcquired: {
    name: 'Acquisition',
    allows: 'Give up the acquired enemy for the new one, or not.',
    rule: 'TD-5.4.3f',
    prompts: [{ act: 'Give up the acquisition?', more: 'The Spotted counter of the old target stays.' }],
  },
  move: {
    name: 'Move',
    allows: 'Choose the range, and the card that stays.',
    rule: 'TD-10.1.2a',
    prompts: [{ act: 'Choose where to drive.', more: '200 m for each Move card, or none.' }],
  },
  shake: {
    name: 'Shake off',
    allows: 'Choose the flanking enemy that is shaken off.',
    rule: 'TD-10.1.3c',
    prompts: [{ act: 'Choose an enemy on your flank.', more: 'One counter goes.' }],
  },
  flank: {
    name: 'Flank',
    allows: 'Flank a spotted enemy, or shake one off.',
    rule: 'TD-10.4.2a',
    prompts: [{ act: 'Choose an enemy.', more: 'From the flank: +10, side armour, no Hull Down.' }],
  },
  leadership: {
    name: 'Leadership',
    allows: 'Steal a card, spot, go Hull Down or hide.',
    rule: 'TD-8.3.4a',
    prompts: [
      {
        act: 'Choose what Leadership does.',
        more: 'Point at an enemy to spot it, at an enemy’s folded board to take a card; hiding uses twice the value of the ground.',
      },
    ],
  },
  target: {
    name: 'Target',
    allows: 'Quick load, then name the target.',
    rule: 'TD-11.1.3a.1',
    prompts: [{ act: 'Choose the target.', more: 'It must be spotted and in reach.' }],
  },
  location: {
    name: 'Location',
    allows: 'Two Fire cards may name turret or hull.',
    rule: 'TD-11.1.3e.1',
    prompts: [{ act: 'Name turret or hull, or pull.', more: 'Only a pull can hit the track.' }],
  },
  ammunition: {
    name: 'Ammunition hit',
    allows: 'Fire cards are lost.',
    rule: 'TD-12.1.4d.16',
    prompts: [{ act: 'Choose a Fire card to lose.', more: 'Two, if you have them.' }],
  },
  acquire: {
    name: 'Acquire',
    allows: 'Keep the sights on the target.',
    rule: 'TD-11.1.4',
    prompts: [{ act: 'Acquire the target?', more: '+10, then +20; other spotted enemies are lost.' }],
  },
  weapon: {
    name: 'Infantry weapon',
    allows: 'Anti-tank rifle or hand-to-hand.',
    rule: 'TD-Q81',
    prompts: [{ act: 'Choose the weapon.', more: 'Hand-to-hand pulls two cards for explosions.' }],
  },
  reply: {
    name: 'Reply',
    allows: 'A Tactics card answers, and is answered in turn.',
    rule: 'TD-13.1c',
    prompts: [
      { act: 'Play Tactics, or let it stand.', more: 'Against a shot −20, otherwise the action is cancelled.' },
    ],
  },
  offer: {
    name: 'Spotting',
    allows: 'A tank has shown itself.',
    rule: 'TD-Q14',
    prompts: [{ act: 'Spot it, tank by tank?', more: 'A tank with an acquired target gives it up.' }],
  },
  discard: {
    name: 'Discard',
    allows: 'One card, two within 400 m of the centre.',
    rule: 'TD-8.5a',
    prompts: [{ act: 'Discard a card, or end the phase.', more: 'Face down.' }],
  },
  tankEnd: {
    name: 'End of the Tank Phase',
    allows: 'The next tank comes.',
    rule: 'TD-8.0a',
    prompts: [{ act: 'The phase ends.', more: 'A tank at the far edge may leave.' }],
  },
  reinforce: {
    name: 'Reinforcement',
    allows: 'Lost tanks come back.',
    rule: 'TD-9.0a',
    prompts: [{ act: 'Reinforcements arrive.', more: 'At their starting range, with a new crew.' }],
  },
  over: {
    name: 'Game over',
    allows: 'Look through the game.',
    rule: 'TD-3.2',
    prompts: [{ act: 'The game is over.', more: 'Step through the record or start again.' }],
  },
};
