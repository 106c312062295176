import type { ScenarioId } from '../../../rules/tankDuel/data/scenarios';

export const scenarios: { readonly [id in ScenarioId]: { readonly name: string; readonly about: string } } = {
  meeting: { name: 'Meeting Engagement', about: 'Two platoons meet in open country. Only kills and crew count.' },
  highGround: {
    name: 'Hold the High Ground',
    about:
      'Two Hills on each half, 400 m from the centre. A tank at +400 or −400 that is not In Motion may take a free Hill of that half as a Field Action (one discarded card); it keeps it until it moves or is lost. 2 VP in Administration b on a Hill; 10 VP at the end for the side that alone holds Hills. Instead of the listed forces both sides may agree on forces by points.',
  },
  breakthrough: {
    name: 'Breakthrough',
    about:
      'A tank that stands at −1000 at the end of its Tank Phase leaves by itself, scores 6 VP and returns in the Reinforcement Phase; it is not eliminated.',
  },
  centre: {
    name: 'King of the Centre',
    about: 'A tank within 400 m of the centre scores 1 VP in its Administration Step.',
  },
  bridgehead: {
    name: 'Bridgehead',
    about:
      'Germans start Hull Down in Gully at +400 with one Pak 40 at +600. Soviets attack from +1000: 2 VP per Administration Step at 000 or beyond; Germans 5 VP if no Soviet tank stands there at the end.',
  },
  city: {
    name: 'Street Fight',
    about:
      'City deck; infantry of both sides from 000, with hatches. A tank within 400 m of the centre in a Building or Rubble of either kind scores 1 VP in its Administration Step.',
  },
  rasputitsa: {
    name: 'Season of Mud',
    about:
      'Deep Mud. Three Roads: a tank In Motion whose Move card has level 3 or less may stop on a free Road as a Field Action (one discarded card); it keeps it, also when it moves on, until terrain is placed on it or it is lost. 1 VP per Administration Step for a tank that holds a Road.',
  },
  blizzard: {
    name: 'Whiteout',
    about: 'Snow Storm. Start at 400. Beyond its own sight a tank may neither spot nor fire nor flank.',
  },
  minefield: {
    name: 'The Lane',
    about: 'Mines are in the deck (card 13). 1 VP per Administration Step at +200 or beyond, that is +200 or lower.',
  },
  ambush: {
    name: 'Ambush at Dusk',
    about: 'The StuGs begin in Woods, unspotted. The column scores 2 VP per Administration Step at 000 or beyond.',
  },
  firstTigers: {
    name: 'First Tigers',
    about: 'Early 1943: one Tiger and its Pz III escort against a T-34 company that must get round it.',
  },
  pantherAutumn: {
    name: 'Panthers in Autumn',
    about: 'Autumn 1943: new Panthers meet the first 85 mm guns. 1 VP per Administration Step within 400 m.',
  },
  ironRoad: {
    name: 'Iron on the Road West',
    about:
      'Summer 1944: the Soviets try to drive through; 8 VP for each Soviet tank that leaves at −1000 at the end of its Tank Phase, 6 VP for the Germans at the end if none has.',
  },
  lastGuns: {
    name: 'The Last Guns',
    about:
      '1945: the heaviest of both sides on the heights, two Hills on each half as in Hold the High Ground. 6 VP at the end for the side that alone holds Hills.',
  },
  singleCombat: {
    name: 'Single Combat',
    about: 'One tank each, three decks; the short form for learning, chosen at the set-up, has two.',
  },
};
