/** Words of the puzzles: which shot has the best chance. */
export const puzzles = {
  title: 'Puzzles',
  number: 'Puzzle {number} of {of}',
  task: 'Find the shot with the best chance to put an enemy out of action. Whatever needs no pull may come first. You choose cards and target; then it is counted, not fired.',
  deck: 'Two thirds of the deck have been seen: {count} cards are still to come.',
  open: 'Choose.',
  solved: 'Right: {chance}. Nothing else comes as near.',
  wrong: '{chance}. There is a better one.',
  away: 'That was no shot. Try again.',
  shown: 'The best shot: {chance}.',
  proof: 'All {count| shot| shots}, counted card by card, the best first.',
  followed: ', then ',
  again: 'Try again',
  next: 'Next puzzle',
  previous: 'Previous puzzle',
  show: 'Show the answer',
  solvedOf: '{count} of {of} solved',
  /** What there is to learn from each. */
  names: {
    leadOrOrders: 'One card, two uses',
    hullDown: 'A turret in a hollow',
    flank: 'The Tiger’s side',
    stopWith: 'Which card stops it',
    stopAndChoose: 'Three cards, two for the shot',
    command: 'A better target behind the trees',
    burning: 'Acquired or alight',
    climb: 'Up first',
    stay: 'Not up this time',
    special: 'What is in the gun',
    broken: 'A crew on edge',
    uphill: 'Near and high, far and low',
    ordersOrTwo: 'Three ways to spend orders',
  },
  why: {
    leadOrOrders:
      'Leadership would add 20 to hit. Spent as orders it lets the second Fire card in: the turret of the Pz IV has 10, its hull 12.',
    hullDown: 'Hull Down spares hull and track. Two Fire cards name the turret, and 600 m beat 1200 m.',
    flank:
      'A Tiger In Motion is harder to hit, but you stand in its flank: its side is thinner than its front.',
    stopWith: 'Firing on the move costs 40. The Fire 4 hits a little better than the Fire 3, so that one is laid off.',
    stopAndChoose: 'At 400 m nearly every shot hits: naming the place is worth more than another 20.',
    command:
      'The IS-2 is nearer, but your shell seldom goes through its front. The Command card shows a T-34 with a weaker turret.',
    burning: 'The acquired T-34 is easier to hit. The burning one is easier to lose: a second fire is the end.',
    climb: 'A shot downhill has one more point of penetration, and two Fire cards are still there afterwards.',
    stay: 'The hill would cost one of the two Fire cards, and only two can name the turret of a tank that is Hull Down.',
    special: 'Hits are no trouble at 600 m, the front of the Panther is. The orders go for the special round.',
    broken: 'A broken crew leaves at the next bad morale mark, and track damage makes one likelier.',
    uphill: 'Uphill costs a point and the hill gives cover, but 400 m more cost a good deal more.',
    ordersOrTwo:
      'The StuG is equally thick everywhere in front: naming a place is worth little, 20 to hit a little more.',
  },
};
