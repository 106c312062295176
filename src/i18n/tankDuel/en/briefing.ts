/** What is said of a scenario before it is chosen. Templates are filled like log lines. */
export const briefing = {
  tanks: '{count| tank| tanks} on each side',
  uneven: '{de| German tank| German tanks}, {su| Soviet tank| Soviet tanks}',
  decks: '{count| deck| decks}',
  start: 'starts: German {de} m, Soviet {su} m',
  ours: 'our scenario',
  tags: {
    deepMud: 'Deep Mud',
    snow: 'snow',
    hills: 'Hills',
    roads: 'Roads',
    infantry: 'infantry',
    city: 'City deck',
    mines: 'mines',
    guns: 'anti-tank guns',
  },
  victory: 'How it is won',
  wins: 'Every enemy tank destroyed and every crewman killed scores victory points; the higher sum wins when the Game End card comes.',
  tie: 'At equal points the side with more kills wins, then the Soviets.',
  forces: 'Who fights',
  drawn: 'Drawn by lot: {count| tank| tanks} with Veteran crews, at most {most} points, as many points for both sides.',
  robot: 'robot',
  robotAbout: 'Robots follow the solitaire rules of the game: no hand, and every thought is told.',
  byLot: 'By lot',
  own: 'Choose',
  kindOfForces: 'Forces',
  vehicle: 'Tank {number} of the {nation} side',
  crew: 'Crew of tank {number} of the {nation} side',
  sum: '{sum} of {most} points',
  unequal: 'Both sides need equal points, at most {most}.',
  worth: '{vp} VP',
  price: '{count| point| points}',
  match: 'Match the enemy',
  noMatch: 'No force of this size has as many points.',
  more: '+ tank',
  fewer: '− tank',
  driver: 'driven by {driver}',
  /** What counts besides kills and crews, and what is set up. */
  terms: {
    highGround:
      'Two Hills on each half, 400 m from the centre. A tank at +400 or −400 that is not In Motion may take a free Hill of that half as a Field Action (one discarded card); it keeps it until it moves or is lost. 2 VP in Administration b on a Hill; 10 VP at the end for the side that alone holds Hills.',
    breakthrough:
      'A tank that stands at −1000 at the end of its Tank Phase leaves by itself, scores 6 VP and returns in the Reinforcement Phase; it is not eliminated.',
    centre: 'A tank within 400 m of the centre scores 1 VP in its Administration Step.',
    bridgehead:
      'Germans start Hull Down in Gully at +400 with one Pak 40 at +600. Soviets attack from +1000: 2 VP per Administration Step at 000 or beyond; Germans 5 VP if no Soviet tank stands there at the end.',
    city: 'City deck; infantry of both sides from 000, with hatches. A tank within 400 m of the centre in a Building or Rubble of either kind scores 1 VP in its Administration Step.',
    rasputitsa:
      'Deep Mud. Three Roads: a tank In Motion whose Move card has level 3 or less may stop on a free Road as a Field Action (one discarded card); it keeps it, also when it moves on, until terrain is placed on it or it is lost. 1 VP per Administration Step for a tank that holds a Road.',
    blizzard: 'Beyond its own sight a tank may neither spot nor fire nor flank.',
    minefield:
      'Mines are in the deck (card 13). 1 VP per Administration Step at +200 or beyond, that is +200 or lower.',
    ambush:
      'The StuGs begin in Woods, unspotted. A Soviet tank scores 2 VP in its Administration Step at 000 or beyond.',
    pantherAutumn: '1 VP for a tank within 400 m of the centre in its Administration Step.',
    ironRoad:
      '8 VP for each Soviet tank that leaves at −1000 at the end of its Tank Phase, 6 VP for the Germans at the end if none has.',
    lastGuns: 'Two Hills on each half as in Hold the High Ground. 6 VP at the end for the side that alone holds Hills.',
    singleCombat: 'Three decks; the short form for learning has two.',
  } as { readonly [scenario: string]: string },
};
