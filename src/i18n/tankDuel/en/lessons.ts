import { lessonFrame } from '../../app/en/rooms';

/** Two T-34/76 against a Pz IV and a StuG III on the hills, in twelve lessons. */
export const lessons = {
  ...lessonFrame,
  title: 'Learn Tank Duel',
  notYet: 'That is allowed, but it leads away from this lesson. Try again.',
  finished:
    'Bid, move, spot, fire, and keep a Tactics card for the shot that comes back. Now with a deck nobody has prepared.',
  onward: 'On to a game',
  bid: {
    name: 'Who acts first',
    teach:
      'Every round each tank lays one card face down. The lowest number acts first, and the card is spent: a low number with little else on it is a good bid, a Tactics card a dear one. The Germans have laid theirs already; they are not low.',
    task: 'You lead two T-34/76. Bid so that T-34 I acts before everybody else.',
    hint: 'Choose T-34 I, then card 11. For T-34 II anything else will do.',
  },
  move: {
    name: 'Moving',
    teach:
      'A Tank Action is declared with all its cards at once. One Move card drives up to 200 m, two together up to 400 m. No card may have a level above the Move Level of the tank; a T-34 has 8. Afterwards a Move card lies in the Holding Box: the tank is In Motion, hard to hit and a poor shot itself.',
    task: 'Drive T-34 I from 800 to 400 with both Move cards.',
    hint: 'Lay both Move cards into the tray, declare them, then point at 400. The Fire 7 is above the Fire Level of 5: ask it why not.',
  },
  hill: {
    name: 'Stop and climb',
    teach:
      'Field Actions cost a card each and can be taken before and after the Tank Action. One stops a tank that is In Motion. Another takes a Hill, 400 m from the centre, by a tank that stands: it gives cover, a better chance to go Hull Down, and in this scenario 2 VP every round.',
    task: 'Stop T-34 I and take the Hill.',
    hint: 'Stop for one card, then take the Hill for another. While it rolls, the Hill is refused.',
  },
  cover: {
    name: 'Ground to hide in',
    teach:
      'A Terrain card at the end of a move takes the place of the Move card. Woods give 30 of cover and a chance of 40 in 100 to conceal the tank: whoever had spotted it has lost it again. They may bog it too, if the number pulled is 10 or less.',
    task: 'The Pz IV has spotted T-34 I. Drive it into the woods.',
    hint: 'Declare the Move card first and the Woods after it, then drive to 600. The other way round it is refused.',
  },
  spot: {
    name: 'Spotting',
    teach:
      'Nobody fires at what he has not spotted. A crew that looks out costs a card and pulls one from the deck: binoculars, and the enemy is seen. Two order icons buy a second pull.',
    task: 'Spot the Pz IV. One look would find nothing today.',
    hint: 'Let the crew look out for card 22, then choose the Pz IV and pay with card 56, which has two order icons.',
  },
  fire: {
    name: 'A shot',
    teach:
      'The to-hit number comes from the gun and the distance: 81 at 800 m for the 76 mm gun. The Fire card adds 5, the low Pz IV takes 10 off. A number pulled at or below it hits. Another card shows where, a third whether the shell goes through.',
    task: 'Fire at the Pz IV with T-34 I.',
    hint: 'Declare the Fire 5 and choose the Pz IV. The Fire 7 is above the level, and the StuG has not been spotted.',
  },
  place: {
    name: 'Two Fire cards',
    teach:
      'Two Fire cards in one shot: only the higher bonus counts, but you name the place. At 400 m your shell brings 10. The hull of the Pz IV has 12 in front, its turret 10.',
    task: 'Pierce the turret of the Pz IV.',
    hint: 'Declare both Fire cards, choose the Pz IV, and name the turret when the shot has hit.',
  },
  orders: {
    name: 'Orders',
    teach:
      'Two order icons raise the Fire or the Move Level by one for this Tank Action, four by two. Cards are shown and spent, and none may be thrown in that is not needed.',
    task: 'Your only Fire card has level 6, your T-34 level 5. Hit the Pz IV with it.',
    hint: 'Raise the Fire Level by one with card 42, then declare the Fire 6. Both order cards at once would be one too many.',
  },
  flank: {
    name: 'Into the flank',
    teach:
      'A Flank card is played by a tank In Motion against an enemy it has spotted. From then on its shots are easier by 10 and meet the side armour: of a Pz IV that is 4 instead of 10. The enemy may shake you off by moving.',
    task: 'Drive to the centre with T-34 I and flank the Pz IV.',
    hint: 'Declare Move and Flank together, drive to 0, then choose the Pz IV.',
  },
  tactics: {
    name: 'Tactics',
    teach:
      'The Pz IV fires at you. Whoever is shot at, spotted, flanked or driven into bad ground may answer with a Tactics card. Against a shot it takes 20 off; the other may answer that with a Tactics card of his own.',
    task: 'The shot needs 86 or less. Spoil it.',
    hint: 'Play card 80. Without it the 79 on top of the deck would hit.',
  },
  burning: {
    name: 'Fire!',
    teach:
      'Your T-34 burns. At the beginning of its phase the crew bails out, fights the fire with a pull from the deck, or puts it out for four order icons. A fire icon on the pull costs the tank, and perhaps the crew.',
    task: 'Put the fire out.',
    hint: 'Two cards with two order icons each: 42 and 56. Three would be one too many.',
  },
  destroyer: {
    name: 'A gun without a turret',
    teach:
      'Now you lead the Germans. A tank destroyer has to turn as a whole to aim: it does not fire In Motion, nor at a target In Motion, nor at one that flanks it. Standing still it is a low target with a good gun.',
    task: 'Your StuG rolls. Hit T-34 I in this phase.',
    hint: 'Stop for card 22 first, then declare the Fire card.',
  },
};
