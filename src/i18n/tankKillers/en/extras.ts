import { lessonFrame, roomFrame } from '../../app/en/rooms';

/** The lessons of Tank Killers. Templates are filled like log lines. */
export const extras = {
  rooms: { learn: 'Learn' },
  about: { learn: 'Two attacks of a Panther in eight steps, from both sides of the table.' },
  ...roomFrame,
  board: 'Table. Arrow keys walk over cards and units, Enter picks, Escape goes back.',
  youAre: 'You',
  other: 'Trainer',
  lessons: {
    ...lessonFrame,
    title: 'Learn Tank Killers',
    of: 'Step {number} of {of}',
    next: 'Next step',
    notYet: 'That may be played, but it leads away from this step. Try again.',
    finished:
      'Two attacks, seen from both sides of the table: that is the whole game. Now with cards you have not seen.',
    onward: 'On to a game',
    target: {
      name: 'Attacker and target',
      teach:
        'You drew three Tactics cards; then the top card of your formation deck came out to attack: a Panther with a penetration of 12. An attack may go against any enemy unit that lies face up, or against the top card of the enemy deck, whatever that is.',
      task: 'You lead the Germans. Attack the face-down card of the American deck.',
      hint: 'The face-down card lies on the American half of the field. Tactics cards are not wanted yet: click one and see why.',
    },
    hit: {
      name: 'Raising the sum',
      teach:
        'The card was an M10, and the American did not stop the attack. Attacker and defender take turns with cards that change the attack, the attacker first. Each attack takes one Hit card, one Range card and one Ammo card, whoever plays them.',
      task: 'Play Topside Hit: 12 becomes 20.',
      hint: 'Hold a card up and the sum below the field shows what it would be. Flank Hit would use up the only Hit card of this attack.',
    },
    compare: {
      name: 'The comparison',
      teach:
        'The American let the hit stand and played 500 Yards: 19. When both pass one after the other, the sum is compared with the Defence of the target. As much as the Defence, or more, destroys it. A second Hit card is not allowed, and Commander Killed is for targets that survive.',
      task: 'Pass. 19 against 5: the M10 goes to the American casualties.',
      hint: 'Press Pass; your opponent has nothing to add and passes as well.',
    },
    free: {
      name: 'A free attack',
      teach:
        'The Panther stays in front of you. After every attack a Free Action card buys one more. With Radio the next card of your deck would attack; Quick Kill lets a unit that attacked in this turn do it again.',
      task: 'Play Quick Kill, choose the Panther, and attack the M4-76 that lies face up.',
      hint: 'Quick Kill first, then the Panther instead of a new card, then the M4-76. The face-down card might be Support, and against Support the attack is wasted.',
    },
    equal: {
      name: 'Equal is enough',
      teach:
        'The American played 2000 Yards and Sloping Armor. The sum stands at 6, and so does the Defence of the M4-76. Cards you need not play are cards for later: nothing is won by a higher sum.',
      task: 'Destroy the M4-76 without playing another card.',
      hint: 'Press Pass: 6 against 6 destroys. Had it survived, Commander Killed would still have finished it.',
    },
    stop: {
      name: 'Stopping an attack',
      teach:
        'Now the same two attacks from the other side of the table: you lead the Americans, and the Panther attacks your M10. Before any sum is made the defender may stop an attack with a Lost Action card. Of your five only Tanks vs Infantry is one, and it wants infantry as the target.',
      task: 'Ask Tanks vs Infantry why it cannot be played, if you like. Then pass.',
      hint: 'Press Pass. A card that does not lift says why when you click it.',
    },
    range: {
      name: 'Reply and range',
      teach:
        'The Panther hits with Topside Hit: 20. A Hit card can be cancelled at once, but only with Repairs. You hold none, so the hit stands. After that it is your turn to change the sum, and a Range card takes from it: farther off, less penetration.',
      task: 'Let the hit stand, then play 500 Yards: 20 becomes 19.',
      hint: 'Press Let it stand first. Keep 2000 Yards and Sloping Armor for the next attack; this M10 with a Defence of 5 is lost anyway.',
    },
    defend: {
      name: 'Lowering the sum',
      teach:
        'The M10 is lost, and with Quick Kill the Panther attacks again, your M4-76 this time: 12 against 6 is bad. Range cards and Protection cards take from the sum. A Range card beyond the reach of the attacker would even end the attack, but a Panther reaches 2000 yards.',
      task: 'Play 2000 Yards and, when it is your turn again, Sloping Armor.',
      hint: '2000 Yards takes 5, Sloping Armor 1. Between the two the attacker passes.',
    },
  },
};
