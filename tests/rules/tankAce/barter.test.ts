import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { months } from '../../../src/rules/tankAce/data/calendar';
import { skillNames, skills } from '../../../src/rules/tankAce/data/crewCharts';
import { barter, buySkill, paymentsFor, readPay, skillChecks, skillFacts } from '../../../src/rules/tankAce/shop';
import type { Event, State } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { old, settled } from './fought';
import type { Scene } from './table';

const shop = (career: Scene['career'] = {}) => settled({ won: false, career: { ...old, ...career } });
const man = (no: number) => ({ no, skills: [], used: [], discounts: [], hurt: null, hearts: 0 });

describe('skills and barter', () => {
  test(`a discount is spent on the skill it was for, and kept where the price is the usual one ${cite('ATA-4.6b', 'ATA-7.7b')}`, () => {
    const bought = (skill: 'aim' | 'gunnery' | 'synergy', discounts: ('aim' | 'synergy')[], synergyPrice = 1) => {
      const table = shop({ xp: 9 }).change((state) => {
        const career = state.careers[0];
        const post = skill === 'synergy' ? 'commander' : 'gunner';
        if (career !== undefined) career.crew[post] = { ...man(1), discounts: [...discounts] };
        Object.assign(state.switches, { synergyPrice });
      });
      const draft = structuredClone(table.state);
      const told: Event[] = [];
      const to = { emit: (event: Event) => void told.push(event), dice: openDice(seedDice('x')) };
      buySkill(draft, to, 0, skill === 'synergy' ? 'commander' : 'gunner', skill);
      const { crew, xp, expert } = draft.careers[0] as State['careers'][number];
      return [crew[skill === 'synergy' ? 'commander' : 'gunner'].discounts, 9 - xp, expert.length];
    };
    expect(bought('aim', ['aim'])).toEqual([[], skills.aim - 1, 0]);
    expect(bought('aim', [])).toEqual([[], skills.aim, 0]);
    expect(bought('gunnery', ['aim'])).toEqual([['aim'], skills.gunnery, 0]);
    expect(bought('synergy', ['aim'], 2)).toEqual([['aim'], 2, 0]);
    expect(bought('synergy', ['aim'], 1)).toEqual([['aim'], 1, 0]);
    expect(bought('synergy', ['synergy'], 2)).toEqual([[], 1, 0]);
  });

  test(`what was learnt of one series is not spent on another ${cite('ATA-4.6b', 'ATA-7.7.expert.b')}`, () => {
    const studied = (series: 'sherman' | 'pershing') =>
      shop({ xp: 9, tank: 'm4', studied: series })
        .change((state) => {
          const commander = state.careers[0]?.crew.commander;
          if (commander !== undefined) commander.discounts = ['expert'];
        })
        .play({ type: 'buySkill', post: 'commander', skill: 'expert' });
    expect(studied('pershing').career).toMatchObject({
      xp: 9 - skills.expert,
      crew: { commander: { discounts: ['expert'] } },
    });
    expect(studied('sherman').career).toMatchObject({ xp: 10 - skills.expert, crew: { commander: { discounts: [] } } });
  });

  test(`the numbers beside a check are those it is judged by ${cite('ATA-7.7b')}`, () => {
    const { state } = shop({ xp: 1 });
    const price = skillChecks.find(({ id }) => id === 'price');
    const facts = skillFacts(state, { seat: 0, post: 'gunner', skill: 'aim' });
    expect(price?.numbers?.(facts)).toEqual({ price: skills.aim, xp: 1 });
    const broken = skillChecks.find(({ id }) => id === 'broken');
    const lost = { ...facts, career: { ...facts.career, synergyLost: true } };
    expect([
      broken?.holds(lost),
      broken?.holds({ ...lost, skill: 'synergy' }),
      broken?.holds({ ...facts, skill: 'synergy' }),
    ]).toEqual([...[true, false, true]]);
    expect(skillNames).toContain('synergy');
  });

  test(`every way to pay once, none with a trophy too many, none with six ${cite('ATA-8.4b', 'ATA-8.4c')}`, () => {
    const { career } = shop({ trophies: ['luger', 'knife', 'helmet', 'knife', 'helmet'] });
    const ways = (price: number) => [...paymentsFor(career, price)].sort();
    expect(ways(1)).toEqual(['helmet', 'knife', 'luger']);
    expect(ways(2)).toEqual(['helmet+helmet', 'knife', 'luger']);
    expect(ways(4)).toEqual(['helmet+helmet+knife', 'knife+knife', 'luger']);
    const many = shop({ trophies: ['helmet', 'helmet', 'helmet', 'helmet', 'helmet', 'helmet'] }).career;
    expect([paymentsFor(many, 5), paymentsFor(many, 6)]).toEqual([['helmet+helmet+helmet+helmet+helmet'], []]);
    expect([readPay('knife+luger'), readPay('knife+gold'), readPay('')]).toEqual([['knife', 'luger'], null, null]);
  });

  test(`what is not owned, not enough or given needlessly is refused ${cite('ATA-8.4b', 'ATA-8.4c')}`, () => {
    const table = shop({ trophies: ['luger', 'knife', 'helmet'] });
    const rule = (pay: string) => table.rule({ type: 'barter', ware: 'belts', choice: 'bow', pay });
    expect([rule('helmet'), rule('helmet+helmet'), rule('gold'), rule('knife+helmet')]).toEqual([
      ...[null, 'ATA-8.4b', 'ATA-8.4b', 'ATA-8.4c'],
    ]);
    expect(table.rule({ type: 'barter', ware: 'ordnance' as never, choice: '-', pay: 'helmet' })).not.toBeNull();
    expect(table.rule({ type: 'barter', ware: 'apcr', choice: '-', pay: 'knife' })).toBe('ATA-8.4b');
    expect(table.rule({ type: 'barter', ware: 'smoke', choice: 'HCBI', pay: 'helmet' })).toBeNull();
  });

  test(`a ware does what it is for and nothing else ${cite('ATA-CH.W2')}`, () => {
    const given = (ware: 'belts' | 'smoke' | 'booze' | 'sergeant' | 'sandbags', choice: string) => {
      const table = shop({
        trophies: ['luger'],
        synergyLost: true,
        away: [{ post: 'gunner', man: man(9), lines: 3, hospital: false }],
      });
      const draft = structuredClone(table.state);
      const before = structuredClone(draft.careers[0]?.goods);
      barter(draft, { emit: () => undefined, dice: openDice(seedDice('x')) } as never, 0, ware, choice, 'luger');
      const career = draft.careers[0] as State['careers'][number];
      const changed = Object.entries(career.goods).filter(
        ([name, value]) =>
          JSON.stringify(value) !== JSON.stringify((before as unknown as Record<string, unknown>)[name]),
      );
      return [changed.map(([name]) => name), career.away[0]?.lines, career.synergyLost, career.trophies];
    };
    expect(given('belts', 'bow')).toEqual([['belts'], 3, true, []]);
    expect(given('smoke', 'WP')).toEqual([['smoke'], 3, true, []]);
    expect(given('booze', '-')).toEqual([[], 3, false, []]);
    expect(given('sergeant', '-')).toEqual([['sergeant'], 3, true, []]);
    expect(given('sandbags', '-')).toEqual([['sandbags'], 3, true, []]);
  });

  test(`a tank is newer by date or by prestige ${cite('ATA-Q48', 'ATA-8.3.1f')}`, () => {
    const change = (from: string, to: string, more: object = {}) =>
      shop({ tank: from as 'm4', points: 3, level: 5, ...more })
        .change((state) => {
          state.month = months.length - 1;
          Object.assign(state.careers[0] ?? {}, more);
        })
        .rule({ type: 'changeTank', tank: to as 'm4' });
    expect(change('m4', 'm4a3')).toBeNull();
    expect(change('m4a3', 'm4')).toBe('ATA-Q48');
    expect(change('m4a3-76w', 'm4a3e2')).toBeNull();
    expect(change('m4', 'm26', { level: 1 })).toBe('ATA-8.3.1f');
    expect(change('m4', 'm4a3', { points: 1 })).toBe('ATA-8.3.1d');
    expect(change('m4', 'm4a3', { points: 0, tankLost: true })).toBe('ATA-8.3.1c');
  });
});
