import type { ScenarioId } from '../../../rules/tankDuel/data/scenarios';

export const scenarios: { readonly [id in ScenarioId]: { readonly name: string; readonly about: string } } = {
  meeting: { name: 'Meeting Engagement', about: 'Two platoons meet in open country and fight it out.' },
  highGround: {
    name: 'Hold the High Ground',
    about: 'Four hills, and whoever alone holds hills at the end is far ahead.',
  },
  breakthrough: { name: 'Breakthrough', about: 'Drive across the whole field and off the far side.' },
  centre: { name: 'King of the Centre', about: 'Stand within 400 m of the centre, and stay there.' },
  bridgehead: { name: 'Bridgehead', about: 'Soviets storm a gully that Germans hold with a Pak 40 behind them.' },
  city: { name: 'Street Fight', about: 'Street by street, with infantry in the ruins and hatches to close.' },
  rasputitsa: { name: 'Season of Mud', about: 'Deep mud: whoever holds a road can move and scores for it.' },
  blizzard: { name: 'Whiteout', about: 'A snow storm, and nobody sees farther than his own sight.' },
  minefield: { name: 'The Lane', about: 'Push down a lane with mines in the deck.' },
  ambush: { name: 'Ambush at Dusk', about: 'Two assault guns wait in the woods for a column.' },
  firstTigers: { name: 'First Tigers', about: 'Early 1943: one Tiger and its escort against a company of T-34.' },
  pantherAutumn: { name: 'Panthers in Autumn', about: 'Autumn 1943: new Panthers meet the first 85 mm guns.' },
  ironRoad: {
    name: 'Iron on the Road West',
    about: 'Summer 1944: the Soviets drive through, the Germans block the road.',
  },
  lastGuns: { name: 'The Last Guns', about: '1945: the heaviest tanks of both sides contest the heights.' },
  singleCombat: { name: 'Single Combat', about: 'One tank each: the quickest way into the game.' },
};
