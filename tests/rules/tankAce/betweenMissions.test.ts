import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { fought, old, settled } from './fought';
import { battle, newCareer, type Placed, skilled, wounded } from './table';

const foes: readonly Placed[] = [
  ['inf', 'B'],
  ['inf', 'C'],
  ['pz4', 'B'],
];

describe('a wound and what it does', () => {
  test(`the wound of a man is his gap from this round on; his skills and his hatch go with it ${cite('ATA-7.4.3g', 'ATA-Q63', 'ATA-8.1.3a')}`, () => {
    const open = battle([['inf', 'B', { targets: 0 }], ...foes], { tank: { open: ['commander', 'driver'] } });
    // A burst closes the hatches: the commander seriously wounded, the driver lightly.
    const hit = open.begin('enemy', 6, 6, 6, 2, 3, 1, 4, 4, 1, 3, 4);
    expect(hit.told('crewHurt').map(({ post, wound }) => [post, wound])).toEqual([
      ['commander', 'SW'],
      ['driver', 'LW'],
    ]);
    expect(hit.tank.gaps).toEqual([{ post: 'commander', round: 2, served: false }]);
    expect([hit.fight.tally.hurt, hit.told('crewOut').length]).toEqual([['commander', 'driver'], 1]);
  });

  test(`a light wound keeps the commander in his hatch, a dead crewman ends no career ${cite('ATA-7.4.3a', 'ATA-7.4.3p')}`, () => {
    const spalled = (victim: number, ...wound: number[]) =>
      battle([['pak40', 'B', { targets: 0 }], ...foes]).begin('enemy', 6, 6, 6, 1, 2, 1, 1, 1, 1, victim, ...wound);
    const light = spalled(1, 3, 4);
    expect([light.tank.open, light.tank.gaps, light.career.fate]).toEqual([['commander'], [], null]);
    const gunner = spalled(3, 6, 6);
    expect([gunner.career.crew.gunner.hurt, gunner.career.fate, gunner.fight.outcome]).toEqual(['KIA', null, null]);
    expect(gunner.tank.open).toEqual(['commander']);
    const hurt = wounded(battle([['pak40', 'B', { targets: 0 }], ...foes]), 'commander', 'LW');
    expect(hurt.begin('enemy', 6, 6, 6, 1, 2, 1, 1, 1, 1, 1, 6, 6).career.fate).toBe('killed');
  });

  test(`physical training is the commander's own ${cite('ATA-4.6b')}`, () => {
    const table = battle([['pak40', 'B', { targets: 0 }], ...foes], { career: { training: 'physical' } });
    const wound = (victim: number) => table.begin('enemy', 6, 6, 6, 1, 2, 1, 1, 1, 1, victim, 4, 4).rolls().at(-1);
    expect([wound(1), wound(3)]).toEqual(['B7 LW', 'B7 SW']);
  });

  test(`an assistant whose own seat is empty fills none; a gunner who fell before the battle is replaced by nobody ${cite('ATA-Q63')}`, () => {
    const printed = { options: { woundedWithdraw: false } };
    const table = wounded(wounded(battle(foes, printed), 'gunner', 'SW'), 'driver', 'SW');
    // The gunner's gap was first, but the assistant drives.
    expect([table.rule({ type: 'advance', hull: 'B' }), table.rule({ type: 'bow', unit: 'u1' })]).toEqual([
      null,
      'ATA-7.4.3j',
    ]);
    const loader = wounded(wounded(battle(foes, printed), 'driver', 'SW'), 'loader', 'SW', false);
    expect(loader.rule({ type: 'advance', hull: 'B' })).toBeNull();
  });

  test(`the dead do not climb out ${cite('ATA-CH.B6')}`, () => {
    const lost = wounded(battle(foes, { fight: { outcome: 'destroyed' } }), 'gunner', 'KIA');
    const out = lost.begin('bailOut', 1, 1, 2, 1, 2, 1, 2, 1, 2);
    expect(out.told('rolled').map(({ who }) => who)).toEqual(['', 'commander', 'loader', 'driver', 'assistant']);
    expect(out.state.exit).toBe('done');
  });
});

describe('the end of a battle', () => {
  test(`a lost tank is not repaired, nor one whose commander is dead ${cite('ATA-7.4.5b')}`, () => {
    for (const outcome of ['destroyed', 'killed'] as const) {
      const table = battle([], { fight: { outcome }, tank: { immobile: true } }).begin('battleEnd');
      expect([table.rolls(), table.fight.tally.repair, table.state.exit]).toEqual([[], null, 'done']);
    }
  });

  test(`the repair roll is told as it fell, and kept; a sergeant is used up ${cite('ATA-7.4.5b', 'ATA-CH.W2')}`, () => {
    const stuck = (sergeant: number) =>
      fought({ won: false, tank: { immobile: true }, career: { ...old } }).change((state) => {
        const goods = state.careers[0]?.goods;
        if (goods) goods.sergeant = sergeant;
      });
    const rolled = [2, 3].map((die) => stuck(0).begin('battleEnd', die));
    expect(rolled.map((table) => [table.told('repaired')[0]?.lost, table.fight.tally.repair])).toEqual([
      [true, 'lost'],
      [false, 'repaired'],
    ]);
    const helped = stuck(2).begin('battleEnd');
    expect([helped.career.goods.sergeant, helped.fight.tally.repair, helped.career.owed]).toEqual([1, 'repaired', 0]);
  });

  test(`only an attack or an assault is answered, a movement to contact where it counts as one ${cite('ATA-6.6a', 'ATA-Q10')}`, () => {
    const answered = (kind: 'contact' | 'defense' | 'attack' | 'assault', contactLikeAttack = false) =>
      fought({ mission: { kind }, options: { contactLikeAttack } });
    for (const kind of ['attack', 'assault'] as const)
      expect(answered(kind).begin('battleEnd', 1).rolls()).toHaveLength(1);
    for (const kind of ['contact', 'defense'] as const) expect(answered(kind).begin('battleEnd').rolls()).toEqual([]);
    expect(answered('contact', true).begin('battleEnd', 1).rolls()).toEqual(['counterattack -']);
    expect(answered('defense', true).begin('battleEnd').rolls()).toEqual([]);
  });

  test(`of two absences of one length the first keeps its reason ${cite('ATA-Q72')}`, () => {
    const table = fought({ won: false, tank: { immobile: true }, career: { ...old, owed: 1, reason: 'tank' } });
    expect(table.begin('battleEnd', 1).career.reason).toBe('tank');
  });
});

describe('after the battle', () => {
  test(`only a success counts as one; infantry is counted apart ${cite('ATA-5.2.1a', 'ATA-2.0f')}`, () => {
    const won = settled({ kills: ['inf', 'inf', 'pz4'], career: old });
    expect(won.career).toMatchObject({ successes: 1, infantry: 2, vehicles: 1 });
    const lost = settled({ won: false, kills: ['inf', 'pz4', 'pak40'], career: old });
    expect(lost.career).toMatchObject({ successes: 0, infantry: 1, vehicles: 2 });
    expect(won.career.trophies).toEqual([]);
    expect(won.told('eventUsed')).toEqual([]);
  });

  test(`a commander who is dead already leaves his wounded to others ${cite('ATA-5.1.3a')}`, () => {
    const dead = wounded(fought({ won: false, career: { ...old, fate: 'killed' } }), 'gunner', 'SW').begin('after');
    expect([dead.rolls(), dead.state.ended]).toEqual([[], true]);
  });

  test(`the game goes on while one of two serves ${cite('ATA-5.1.3a', 'ATA-10.1a')}`, () => {
    const table = battle([], { seats: 2 }).change((state) => {
      for (const fight of state.fights) if (fight) fight.outcome = 'withdrawn';
      const first = state.careers[0];
      if (first) first.fate = 'killed';
    });
    const after = table.begin('after');
    expect([after.state.ended, after.state.queue]).toEqual([false, [1]]);
  });

  test(`a single mission asks nothing afterwards ${cite('ATA-6.5b')}`, () => {
    const table = fought({ setup: 'mission', won: false }).begin('after');
    expect([table.state.queue, table.state.ended, table.state.exit]).toEqual([[], true, 'again']);
  });

  test(`who is due and not asked for goes elsewhere; the others stay away ${cite('ATA-8.3.1e', 'ATA-Q62')}`, () => {
    const man = (no: number) => ({ no, skills: [], used: [], discounts: [], hurt: null, hearts: 0 });
    const away = [
      { post: 'gunner', man: man(7), lines: 0, hospital: true },
      { post: 'loader', man: man(8), lines: 3, hospital: true },
      { post: 'driver', man: man(9), lines: 3, hospital: false },
    ] as const;
    const table = settled({ won: false, career: { ...old, away: [...away] } }).play({ type: 'ready' }, 5, 1, 5);
    expect(table.career.away.map(({ post }) => post)).toEqual(['loader', 'driver']);
  });

  test(`two players see to their own, one after the other ${cite('ATA-10.2a', 'ATA-6.8a')}`, () => {
    const table = battle([], { seats: 2 })
      .change((state) => {
        for (const fight of state.fights) if (fight) fight.outcome = 'withdrawn';
      })
      .begin('after')
      .change((state) => {
        state.exit = null;
      });
    const next = table.play({ type: 'ready' });
    expect([next.state.phase, next.state.active]).toEqual(['after', [1]]);
    expect(next.play({ type: 'ready', seat: 1 }, 5, 1, 5).state.phase).toBe('load');
  });
});

describe('month, line, mission', () => {
  test(`markers of past months are told as expired, those of this month lie there ${cite('ATA-4.7g', 'ATA-4.7a', 'ATA-Q8')}`, () => {
    const table = newCareer().change((state) => {
      state.month = 3;
      state.events = [2, 3];
    });
    const month = table.begin('month');
    expect(month.told('eventExpired')).toMatchObject([{ event: 'event2' }]);
    expect([month.state.events, month.state.exit]).toEqual([[3], 'done']);
  });

  test(`lines and months pass while nobody can fight; the turn is counted ${cite('ATA-4.2.3b', 'ATA-5.1.2a')}`, () => {
    const owing = (line: number, owed: number, month = 1) =>
      newCareer().change((state) => {
        Object.assign(state, { month, line });
        Object.assign(state.careers[0] ?? {}, { owed, reason: 'wound' });
      });
    const passed = owing(3, 2).begin('line');
    expect([passed.state.line, passed.state.turn, passed.state.exit]).toEqual([5, 3, 'done']);
    const month = owing(8, 2).begin('line');
    expect([month.state.month, month.state.line, month.state.exit, month.state.ended]).toEqual([2, 1, 'month', false]);
    const over = owing(8, 2, 10).begin('line');
    expect([over.state.ended, over.state.exit]).toEqual([true, 'month']);
  });

  test(`only light wounds heal with a new line, and skills work again ${cite('ATA-7.4.3c', 'ATA-7.7c')}`, () => {
    const table = skilled(newCareer(), 'commander', 'synergy').change((state) => {
      const career = state.careers[0];
      if (career === undefined) return;
      career.completed = 3;
      career.crew.gunner.hurt = 'LW';
      career.crew.commander.used = ['synergy'];
    });
    const line = table.begin('line');
    expect([line.career.crew.gunner.hurt, line.career.crew.commander.used]).toEqual([null, []]);
  });

  test(`who has lost his career neither fights nor is promoted ${cite('ATA-5.1.3a', 'ATA-8.2.2a')}`, () => {
    const two = newCareer({}, 2).change((state) => {
      state.month = 2;
      const dead = state.careers[0];
      if (dead) dead.fate = 'killed';
    });
    expect(
      two
        .begin('month', 6)
        .told('rolled')
        .map(({ seat }) => seat),
    ).toEqual([1]);
    expect(two.begin('line').state.groups).toEqual([[1]]);
  });

  test(`each of two rivals fights his own mission before the line has passed; a single mission ends after the last ${cite('ATA-10.3a')}`, () => {
    const rivals = newCareer({ together: 'separate' }, 2).change((state) => {
      state.groups = [[0], [1]];
    });
    // A refit for the first, and the second rolls on the same line.
    const refit = rivals.begin('mission', 10, 5, 1, 5);
    expect([refit.told('refitted'), refit.state.groups, refit.state.line]).toMatchObject([[{ seat: 0 }], [[1]], 1]);
    const single = newCareer({ together: 'separate' }, 2, 'mission').change((state) => {
      state.groups = [[0], [1]];
      state.mission = battle(foes).state.mission;
      state.fights = battle(foes, { seats: 2, fight: { outcome: 'withdrawn' } }).state.fights;
    });
    expect(single.begin('after').state.ended).toBe(false);
  });

  test(`one of two is back from hospital: he is given a tank before the line goes on ${cite('ATA-7.4.3n')}`, () => {
    const table = newCareer({}, 2).change((state) => {
      const career = state.careers[1];
      if (career) career.needsTank = true;
    });
    const line = table.begin('line');
    expect(line.state.exit).toBe('assign');
    const chosen = line.begin('assign').play({ type: 'enlist', seat: 1, tank: 'm4' }, 5, 1, 5);
    expect([chosen.state.careers[1]?.needsTank, chosen.state.careers[1]?.tankLost, chosen.state.phase]).toEqual([
      false,
      false,
      'load',
    ]);
  });
});

describe('loading', () => {
  const loading = newCareer()
    .change((state) => {
      state.groups = [[0]];
      state.mission = battle(foes).state.mission;
    })
    .begin('load');

  test(`as the rack was filled it is filled again ${cite('ATA-4.4.3a', 'ATA-6.8d')}`, () => {
    const filled = loading.play({ type: 'exchange', out: 'AP', in: 'WP' }).play({ type: 'ready' }, 4, 4, 6, 3, 6, 3);
    expect(filled.career.rack).toEqual({ AP: 3, HE: 4, WP: 1, HCBI: 0, APCR: 0 });
    expect(loading.tank).toMatchObject({ loaded: 'AP', rack: { AP: 4, HE: 4 }, open: ['commander'] });
  });

  test(`what lies there already is no exchange ${cite('ATA-4.4.3a')}`, () => {
    expect([
      loading.rule({ type: 'chamber', round: 'AP' }),
      loading.rule({ type: 'chamber', round: 'HE' }),
      loading.rule({ type: 'exchange', out: 'AP', in: 'AP' }),
      loading.rule({ type: 'exchange', out: 'WP', in: 'AP' }),
      loading.rule({ type: 'exchange', out: 'AP', in: 'APCR' }),
    ]).toEqual(['ATA-4.4.3a', null, 'ATA-4.4.3a', 'ATA-4.4.3a', 'ATA-4.4.3b']);
  });

  test(`bartered belts, smoke and APCR come on top of what is printed ${cite('ATA-4.4.3b', 'ATA-CH.W2')}`, () => {
    const goods = { belts: ['fifty', 'coax', 'coax'], smoke: ['HCBI', 'HCBI', 'WP'], apcr: 1, sandbags: true } as const;
    const table = newCareer()
      .change((state) => {
        state.groups = [[0]];
        state.mission = battle(foes).state.mission;
        Object.assign(state.careers[0]?.goods ?? {}, goods);
      })
      .begin('load');
    expect(table.tank.stock).toEqual({ HCBI: 12, WP: 9, APCR: 2 });
    expect(Object.values(table.tank.guns).map(({ points }) => points)).toEqual([8, 4, 6]);
    expect([table.tank.sandbags, table.career.goods.belts]).toEqual([true, []]);
  });

  test(`a small rack holds what fits of what was wished ${cite('ATA-4.4.3a')}`, () => {
    const rack = { AP: 4, HE: 4, WP: 0, HCBI: 0, APCR: 0 };
    expect(battle(foes, { career: { tank: 'm4a3-75w', rack } }).tank.rack).toEqual({ ...rack, HE: 2 });
  });

  test(`without a career every tank of the date may be had, none of a later one ${cite('ATA-4.1.2a')}`, () => {
    const single = newCareer({ start: '1944-09' }, 1, 'mission').begin('enlist');
    expect((['m4a3-76w', 'm4a3e8'] as const).map((tank) => single.rule({ type: 'enlist', tank }))).toEqual([
      null,
      'ATA-4.1.2a',
    ]);
    // By lot: evenly among those there are, the seventh of seven and no more.
    expect(single.play({ type: 'enlist', tank: 'any' }, 7).career.tank).toBe('m4a3-76w');
  });
});

describe('deployment', () => {
  const set = battle([], { mission: { kind: 'defense' } }).begin('deploy', 3, 4, 3, 3, 5, 3);

  test(`nothing is changed to what it is ${cite('ATA-4.3.2b', 'ATA-7.3.1c')}`, () => {
    expect([
      set.rule({ type: 'hatch', post: 'commander', open: true }),
      set.rule({ type: 'hatch', post: 'commander', open: false }),
      set.rule({ type: 'hide', on: false }),
      set.rule({ type: 'hide', on: true }),
    ]).toEqual(['ATA-4.3.2b', null, 'ATA-7.3.1c', null]);
  });

  test(`a commander who is out opens no hatch, his driver's is his own affair ${cite('ATA-Q63')}`, () => {
    const out = wounded(battle([], { mission: { kind: 'attack', counter: true } }), 'commander', 'SW').begin(
      'deploy',
      ...[3, 4, 3, 3, 5, 3],
    );
    expect([
      out.rule({ type: 'hatch', post: 'commander', open: true }),
      out.rule({ type: 'hatch', post: 'driver', open: true }),
    ]).toEqual(['ATA-Q63', null]);
  });

  test(`artillery falls on a unit of one's own board that stands on its feet ${cite('ATA-7.6e', 'ATA-Q13')}`, () => {
    const carried: readonly Placed[] = [['halftrack', 'B'], ['inf', 'B', { rides: 'u1' }], ...foes];
    const table = battle(carried, { seats: 2, mission: { kind: 'assault', round: 0 } }).begin('prelude');
    const asked = table.change((state) => {
      state.exit = null;
    });
    expect([
      asked.rule({ type: 'bombard', unit: 'u2' }),
      asked.rule({ type: 'bombard', unit: 'u9' }),
      asked.rule({ type: 'bombard', unit: 'u1' }),
    ]).toEqual(['ATA-Q13', 'ATA-7.6e', null]);
    const other = asked.change((state) => {
      Object.assign(state, { queue: [1], active: [1] });
    });
    expect(other.rule({ type: 'bombard', unit: 'u1', seat: 1 })).toBe('ATA-7.6e');
  });

  test(`an aircraft's target chosen, the event check goes on ${cite('ATA-7.6f')}`, () => {
    // A 12, an air strike; B2 of the strike on a tank: 4 less 4 destroys it.
    const strike = battle([...foes, ['stug3', 'C']], { tank: { orders: 0 } })
      .change((state) => {
        state.phase = 'orders';
      })
      .play({ type: 'endOrders' }, 6, 6, 6, 6, 6, 6, 1, 2);
    expect([strike.state.phase, strike.state.active]).toEqual(['strike', [0]]);
    const struck = strike.calm({ type: 'bombard', unit: 'u3' });
    expect([struck.told('bombarded')[0]?.by, struck.state.phase]).toEqual(['air', 'orders']);
    expect(strike.rule({ type: 'bombard', unit: 'u9' })).toBe('ATA-7.6f');
  });
});

describe('one after the other', () => {
  test(`two players enlist, go to school and choose skills in turn ${cite('ATA-10.1a', 'ATA-4.0a')}`, () => {
    const start = newCareer({}, 2).begin('enlist');
    const next = start.play({ type: 'ready' });
    expect([next.state.phase, next.state.active]).toEqual(['enlist', [1]]);
    const school = next.calm({ type: 'ready', seat: 1 });
    expect([school.state.phase, school.state.active]).toEqual(['school', [0]]);
  });

  test(`a call names a unit that is there, and artillery comes once ${cite('ATA-7.2L1', 'ATA-7.6g')}`, () => {
    const officer = battle(foes, { career: { rank: 3 } });
    const call = (kind: 'mortar' | 'artillery', unit = 'u3') => ({ type: 'call', kind, unit }) as const;
    expect(officer.rule(call('mortar', 'u9'))).toBe('ATA-7.2L1');
    const called = officer.play(call('artillery'));
    expect([called.rule(call('artillery')), called.rule(call('mortar'))]).toEqual(['ATA-7.6g', 'ATA-7.6g']);
    expect(officer.play(call('mortar')).rule(call('artillery'))).toBe('ATA-7.6g');
  });

  test(`when all is over nothing is ordered any more ${cite('ATA-3.7a', 'ATA-5.1.1a')}`, () => {
    const over = battle(foes).change((state) => {
      state.ended = true;
    });
    expect(over.rule({ type: 'endOrders' })).toBe('ATA-3.7a');
  });

  test(`hatches and cover are chosen both ways, the driver's whatever his state ${cite('ATA-4.3.2b', 'ATA-7.1.4c', 'ATA-Q63')}`, () => {
    const set = battle([], { mission: { kind: 'defense' } })
      .begin('deploy', 3, 4, 3, 3, 5, 3)
      .change((state) => {
        state.exit = null;
      });
    const hidden = set.play({ type: 'hide', on: true }).play({ type: 'hatch', post: 'commander', open: false });
    expect([hidden.tank.hullDown, hidden.tank.open]).toEqual([true, []]);
    expect(hidden.play({ type: 'hide', on: false }).tank.hullDown).toBe(false);
  });
});
