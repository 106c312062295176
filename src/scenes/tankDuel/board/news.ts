import { listsIn, romanOf, sentencesIn } from '../../../i18n/formats';
import type { Event } from '../../../rules/tankDuel/events';
import type { TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Style } from '../../board/gameScene';
import { tankAt } from './sight';
import { consequenceOf, type ShotStory, shotStory } from './story';
import { type Words, wordsOf } from './words';

/** What befalls a tank without a shot: its checks of fire and morale. */
const checks = ['burnsOn', 'fireOut', 'rallied'] as const;
type Check = (typeof checks)[number];
const isCheck = (event: Event): event is Extract<Event, { type: Check }> => checks.some((type) => type === event.type);

/** A tank as its tag calls it; two of a kind on a side are told apart by their numbers. */
export function nameIn(view: View | null, words: Words, id: TankId): string {
  const tank = view === null ? null : tankAt(view, id);
  if (view === null || tank === null) return words.word(id);
  const twins = view.tanks.filter(({ nation, vehicle }) => nation === tank.nation && vehicle === tank.vehicle);
  const name = words.vehicle(tank.vehicle);
  return twins.length > 1 ? `${name} ${romanOf(Number(id.slice(2)))}` : name;
}

/** Where the shot went: into the air, into the ground, off the plate or through it. */
function shotNews(story: ShotStory, actor: string, target: string, { table, say, word, number }: Words): string {
  const { news } = table;
  const { hit, hitPull, toHit, location, saved, pierce } = story;
  if (hit === false) return say(news.missed, { actor, target, card: hitPull?.card, toHit: number(toHit) });
  if (hit === null) return '';
  if (location === null) return say(news.hit, { actor, target });
  const fields = { actor, target, location: word(location), ...pierce };
  if (saved) return say(news.saved, fields);
  if (pierce === null) return say(news.hit, fields);
  const byCard = pierce.through !== pierce.penetration >= pierce.armour;
  if (pierce.through) return say(byCard ? news.piercedByCard : news.pierced, fields);
  return say(byCard ? news.bouncedByCard : news.bounced, fields);
}

/** What came of it for one tank, its men gathered in one sentence each. */
function damageNews(events: readonly Event[], { table, say, word }: Words, { language }: Style): readonly string[] {
  const { news } = table;
  const men = (what: 'wounded' | 'killed') => events.flatMap((event) => (event.type === what ? [event] : []));
  const people = (list: readonly { readonly person: string }[]) => {
    const named = listsIn(language).format(list.map(({ person }) => word(person)));
    return `${named.slice(0, 1).toLocaleUpperCase(language)}${named.slice(1)}`;
  };
  const [wounded, killed] = [men('wounded'), men('killed')];
  const vp = killed.reduce((sum, event) => sum + ('vp' in event ? event.vp : 0), 0);
  const rest = events.flatMap((event): readonly string[] => {
    if (isCheck(event)) return [news[event.type]];
    const came = consequenceOf(event);
    if (came === null) return [];
    switch (came.what) {
      case 'wounded':
      case 'killed':
      case 'escaped':
        return [];
      case 'special':
        return [say(news.special, { special: word(came.special) })];
      case 'eliminated':
        return [say(news.eliminated, { vp: came.vp })];
      default:
        return [news[came.what]];
    }
  });
  return [
    ...(wounded.length === 0 ? [] : [say(news.wounded, { people: people(wounded) })]),
    ...(killed.length === 0 ? [] : [say(vp > 0 ? news.killed : news.killedForNothing, { people: people(killed), vp })]),
    ...rest,
  ];
}

/** Who fires, where the events of this command say so. */
function actorIn(events: readonly Event[], name: (id: TankId) => string, { table, say, word }: Words): string {
  for (const event of events) {
    if (event.type === 'aimed') return name(event.tank);
    if (event.type === 'gunAimed') return word(event.gun);
    if (event.type === 'infantryAimed') return say(table.news.infantry, { nation: word(event.nation) });
  }
  return table.news.theShot;
}

/** A shot whose target was named in an earlier command goes on with this one. */
function shotIn(events: readonly Event[]): ShotStory | null {
  const whole = shotStory(events);
  if (whole !== null) return whole;
  const struck = events.find((event) => event.type === 'located' || event.type === 'savedByGround');
  if (struck === undefined || !('tank' in struck)) return null;
  const { tank } = struck;
  return shotStory([
    { type: 'aimed', tank, enemy: tank, distance: 0, toHit: 0, terms: [] },
    { type: 'hit', tank, enemy: tank },
    ...events,
  ]);
}

/** What a shot or a check came to, sentence by sentence; null where the command holds none. */
export function newsOf(events: readonly Event[], view: View | null, look: Style): string | null {
  const words = wordsOf(look);
  const name = (id: TankId) => nameIn(view, words, id);
  const story = shotIn(events);
  const shot = story === null ? '' : shotNews(story, actorIn(events, name, words), name(story.target), words);
  const struck = [...new Set(events.flatMap((event) => ('tank' in event ? [event.tank] : [])))];
  const losses = struck.flatMap((tank) => {
    const own = damageNews(
      events.filter((event) => 'tank' in event && event.tank === tank),
      words,
      look,
    );
    if (own.length === 0 || (tank === story?.target && shot !== '')) return own;
    return [words.say(words.table.news.of, { tank: name(tank) }), ...own];
  });
  const told = [...(shot === '' ? [] : [shot]), ...losses];
  return told.length === 0 ? null : sentencesIn(look.language, told);
}
