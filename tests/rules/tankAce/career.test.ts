import { describe, expect, test } from 'vitest';
import { months } from '../../../src/rules/tankAce/data/calendar';
import { cite } from '../../support/cite';
import { battle, newCareer, type Table } from './table';

const start = (options = {}) => newCareer(options).begin('enlist');
/** At the beginning of a month, with a crew and a tank. */
const inMonth = (month: (typeof months)[number], edit: (table: Table['state']) => void = () => {}, options = {}) =>
  newCareer(options).change((state) => {
    state.month = months.indexOf(month);
    edit(state);
  });

describe('enlisting', () => {
  test(`begins in June 1944 as Staff Sergeant with 1 XP, prestige 0 and a tank the army has ${cite('ATA-1.0a', 'ATA-4.1.1a', 'ATA-4.8a', 'ATA-4.8b', 'ATA-8.2a', 'ATA-8.3.2a', 'ATA-7.7g', 'ATA-3.4a')}`, () => {
    const table = start();
    expect(table.career).toMatchObject({ rank: 0, xp: 1, level: 0, points: 0, tank: 'm4' });
    expect(table.state.month).toBe(0);
  });

  test(`tanks by date and prestige level; unit by choice or by 1d10; set-up in order ${cite('ATA-4.0a', 'ATA-4.1.2a', 'ATA-4.2.4a', 'ATA-8.3.1f', 'ATA-4.3.1a', 'ATA-3.1a')}`, () => {
    const table = start();
    expect(table.play({ type: 'enlist', tank: 'm4a1-early' }).career.tank).toBe('m4a1-early');
    expect(table.rule({ type: 'enlist', tank: 'm26' })).toBe('ATA-4.1.2a');
    expect(start({ start: '1944-07' }).rule({ type: 'enlist', tank: 'm4a3' })).toBe('ATA-8.3.1f');
    expect(table.play({ type: 'join', unit: 'any' }, 10).career.unit).toBe('battalion761');
    expect(table.play({ type: 'join', unit: 'armored4' }).career.unit).toBe('armored4');
    expect(table.rule({ type: 'train', choice: 'study', series: 'sherman' })).toBe('ATA-4.0a');
  });

  test(`a later start changes nothing but the date; a tank by lot is drawn among those allowed ${cite('ATA-Q68', 'ATA-4.1.1a')}`, () => {
    const late = start({ start: '1945-03' });
    expect(late.career).toMatchObject({ rank: 0, xp: 1, level: 0 });
    expect(late.play({ type: 'enlist', tank: 'any' }, 2).career.tank).toBe('m4a1-early');
    expect(
      late
        .begin('month')
        .told('eventPlaced')
        .map(({ event }) => event),
    ).toEqual(['event7']);
  });

  test(`option or not, names and nicknames play no part: nothing of the kind is asked ${cite('ATA-4.2.1a', 'ATA-ERR1')}`, () => {
    expect(
      new Set(
        start()
          .legal()
          .map(({ type }) => type),
      ),
    ).toEqual(new Set(['enlist', 'join', 'ready']));
  });
});

describe('Fort Knox', () => {
  test(`each man's classes are rolled; a pass makes his skill cheaper ${cite('ATA-4.6a', 'ATA-CH.F1', 'ATA-7.7d', 'ATA-Q30')}`, () => {
    const school = start().play({ type: 'ready' }, 4, 5, 3, 4, 6);
    expect(school.rolls()).toEqual(['F1 discount', 'F1 discount', 'F1 -', 'F1 -', 'F1 discount']);
    expect(school.career.crew).toMatchObject({
      gunner: { discounts: ['gunnery', 'weaponMaintenance'] },
      driver: { discounts: [] },
      loader: { discounts: [] },
      assistant: { discounts: ['weaponMaintenance'] },
    });
    const skills = school.play({ type: 'train', choice: 'physical', series: 'sherman' });
    // Weapon Maintenance costs nothing now.
    const bought = skills.play({ type: 'buySkill', post: 'gunner', skill: 'weaponMaintenance' });
    expect([bought.career.xp, bought.career.crew.gunner]).toMatchObject([
      1,
      { skills: ['weaponMaintenance'], discounts: ['gunnery'] },
    ]);
  });

  test(`the commander chooses training, study or the bar ${cite('ATA-4.6b', 'ATA-CH.F1')}`, () => {
    const school = start().play({ type: 'ready' }, 1, 1, 1, 1, 1);
    expect(school.play({ type: 'train', choice: 'physical', series: 'sherman' }).career.training).toBe('physical');
    const study = school.play({ type: 'train', choice: 'study', series: 'pershing' }, 3);
    expect([study.career.crew.commander.discounts, study.career.studied]).toEqual([['expert'], 'pershing']);
    const won = school.play({ type: 'train', choice: 'brawl', series: 'sherman' }, 4);
    expect(won.career).toMatchObject({ points: 1, level: 1 });
    expect(school.play({ type: 'train', choice: 'brawl', series: 'sherman' }, 3).career).toMatchObject({
      points: 0,
      crew: { commander: { hurt: null } },
    });
    expect(school.play({ type: 'train', choice: 'brawl', series: 'sherman' }, 1).career.crew.commander.hurt).toBe('LW');
    expect(school.rule({ type: 'train', choice: 'brawl', series: 'pershing' })).toBe('ATA-4.6b');
  });

  test(`a lost bar fight still hurts in the first mission, any other light wound heals before the next ${cite('ATA-7.4.3c')}`, () => {
    const hurt = (completed: number) =>
      inMonth('1944-06', (state) => {
        const career = state.careers[0];
        if (career) {
          career.crew.commander.hurt = 'LW';
          career.completed = completed;
        }
      }).begin('line').career.crew.commander.hurt;
    expect([hurt(0), hurt(1)]).toEqual(['LW', null]);
  });

  test(`the first XP may be spent before the first mission or kept ${cite('ATA-4.3.2f', 'ATA-Q6')}`, () => {
    const skills = start()
      .play({ type: 'ready' }, 1, 1, 1, 1, 1)
      .play({ type: 'train', choice: 'physical', series: 'sherman' });
    expect(skills.play({ type: 'buySkill', post: 'commander', skill: 'sixthSense' }).career).toMatchObject({
      xp: 0,
      crew: { commander: { skills: ['sixthSense'] } },
    });
    expect(skills.play({ type: 'ready' }, 2, 1, 4).career.xp).toBe(1);
  });
});

describe('skills', () => {
  const shop = (xp: number, edit: (state: Table['state']) => void = () => {}, options = {}) =>
    newCareer(options)
      .change((state) => {
        const career = state.careers[0];
        if (career) career.xp = xp;
        edit(state);
      })
      .begin('skills');

  test(`have their prices and their men, and are bought once ${cite('ATA-7.7b', 'ATA-4.3.2i', 'ATA-7.7.gunnery', 'ATA-7.7.leadership')}`, () => {
    expect(shop(3).rule({ type: 'buySkill', post: 'gunner', skill: 'gunnery' })).toBe('ATA-7.7b');
    expect(shop(4).play({ type: 'buySkill', post: 'gunner', skill: 'gunnery' }).career.xp).toBe(0);
    expect(shop(4).rule({ type: 'buySkill', post: 'driver', skill: 'gunnery' })).toBe('ATA-4.3.2i');
    const lead = shop(4).play({ type: 'buySkill', post: 'commander', skill: 'leadership' });
    expect(lead.rule({ type: 'buySkill', post: 'commander', skill: 'leadership' })).toBe('ATA-7.7b');
    expect(
      ['gunner', 'loader', 'assistant'].map((post) =>
        shop(4).rule({ type: 'buySkill', post: post as 'gunner', skill: 'weaponMaintenance' }),
      ),
    ).toEqual([null, null, null]);
  });

  test(`Expert is bought for the series of your tank, and again for another; study lowers the price for one series ${cite('ATA-7.7.expert.b', 'ATA-7.7d')}`, () => {
    const sherman = shop(6).play({ type: 'buySkill', post: 'commander', skill: 'expert' });
    expect([sherman.career.expert, sherman.career.xp]).toEqual([['sherman'], 3]);
    expect(sherman.rule({ type: 'buySkill', post: 'commander', skill: 'expert' })).toBe('ATA-7.7.expert.b');
    const pershing = sherman.change((state) => {
      const career = state.careers[0];
      if (career) career.tank = 'm26';
    });
    expect(pershing.rule({ type: 'buySkill', post: 'commander', skill: 'expert' })).toBeNull();
    const studied = (series: 'sherman' | 'pershing') =>
      shop(6, (state) => {
        const career = state.careers[0];
        if (career) {
          career.crew.commander.discounts = ['expert'];
          career.studied = series;
        }
      }).play({ type: 'buySkill', post: 'commander', skill: 'expert' }).career.xp;
    expect([studied('sherman'), studied('pershing')]).toEqual([4, 3]);
  });

  test(`Synergy costs 1, or 2 by option; once lost it needs a new XP ${cite('ATA-Q31', 'ATA-7.7.synergy', 'ATA-7.7.synergy.b')}`, () => {
    expect(shop(2).play({ type: 'buySkill', post: 'commander', skill: 'synergy' }).career.xp).toBe(1);
    expect(
      shop(2, () => {}, { synergyPrice: 2 }).play({ type: 'buySkill', post: 'commander', skill: 'synergy' }).career.xp,
    ).toBe(0);
    expect(
      shop(2, (state) => {
        const career = state.careers[0];
        if (career) career.synergyLost = true;
      }).rule({ type: 'buySkill', post: 'commander', skill: 'synergy' }),
    ).toBe('ATA-7.7.synergy.b');
  });
});

describe('the calendar', () => {
  test(`major events lie out in their month, two together in July, and expire after it ${cite('ATA-4.7a', 'ATA-4.7b', 'ATA-4.7g', 'ATA-6.1d', 'ATA-Q8', 'ATA-3.3a')}`, () => {
    const july = inMonth('1944-07').begin('month');
    expect(july.state.events).toEqual([1, 2]);
    const august = july
      .change((state) => {
        state.month = 2;
      })
      .begin('month', 6);
    expect([august.state.events, august.told('eventExpired').length]).toEqual([[], 2]);
  });

  test(`June has 4 lines or as agreed, every other month 8; after April 1945 it is over ${cite('ATA-4.2.3a', 'ATA-Q4', 'ATA-5.1.1a', 'ATA-6.9a', 'ATA-1.0b')}`, () => {
    const lineAfter = (month: (typeof months)[number], line: number, options = {}) => {
      const table = inMonth(
        month,
        (state) => {
          state.line = line;
          const career = state.careers[0];
          if (career) {
            career.owed = 1;
            career.reason = 'repair';
          }
        },
        options,
      ).begin('line');
      return [table.state.month, table.state.line, table.state.ended];
    };
    expect(lineAfter('1944-06', 4)).toEqual([1, 1, false]);
    expect(lineAfter('1944-06', 4, { juneLines: 8 })).toEqual([0, 5, false]);
    expect(lineAfter('1944-07', 8)).toEqual([2, 1, false]);
    expect(lineAfter('1945-04', 8)).toEqual([11, 1, true]);
  });

  test(`lines that are owed pass by and are used up ${cite('ATA-4.2.3b', 'ATA-5.1.2a', 'ATA-2.0d', 'ATA-2.0e', 'ATA-Q72')}`, () => {
    const table = inMonth('1944-08', (state) => {
      const career = state.careers[0];
      if (career) {
        career.owed = 2;
        career.reason = 'wound';
      }
    }).begin('line');
    expect([table.state.line, table.career.log, table.career.owed]).toEqual([3, ['skipped:wound', 'skipped:wound'], 0]);
    const never = inMonth('1945-04', (state) => {
      state.line = 5;
      const career = state.careers[0];
      if (career) career.owed = 12;
    }).begin('line');
    expect(never.state.ended).toBe(true);
  });

  test(`promotion is tried after every second month of service: 1-4, less for medals, stars and Leadership ${cite('ATA-8.2.2a', 'ATA-8.2.2b', 'ATA-8.2.2c', 'ATA-8.2.2d', 'ATA-8.2.2e', 'ATA-8.2.1a', 'ATA-8.3.1b', 'ATA-Q34', 'ATA-Q64', 'ATA-EX15', 'ATA-7.7.leadership', 'ATA-4.1.2b')}`, () => {
    const attempt = (month: (typeof months)[number], edit: (state: Table['state']) => void, ...dice: number[]) =>
      inMonth(month, edit).begin('month', ...dice);
    expect(attempt('1944-07', () => {}).rolls()).toEqual([]);
    const first = attempt('1944-08', () => {}, 4);
    expect(first.career).toMatchObject({ rank: 1, points: 1, level: 1, stars: 0 });
    expect(attempt('1944-08', () => {}, 5).career.rank).toBe(0);
    const helped = attempt(
      '1944-08',
      (state) => {
        const career = state.careers[0];
        if (career) {
          career.stars = 1;
          career.crew.commander.skills = ['leadership'];
          career.crew.commander.hurt = 'LW';
        }
      },
      6,
    );
    expect([helped.told('rolled')[0]?.total, helped.career.rank, helped.career.stars]).toEqual([4, 1, 0]);
    const medal = attempt(
      '1944-10',
      (state) => {
        const career = state.careers[0];
        if (career) {
          career.awards.medalOfHonor = 1;
          career.stars = 2;
        }
      },
      6,
    );
    expect(medal.told('rolled')[0]?.terms.map(({ value }) => value)).toEqual([-2, -2]);
    expect(
      attempt('1944-10', (state) => {
        const career = state.careers[0];
        if (career) career.rank = 4;
      }).rolls(),
    ).toEqual([]);
  });

  test(`a DSC makes an NCO 2nd Lieutenant at the next attempt without a roll ${cite('ATA-8.1.6b', 'ATA-8.2.2f', 'ATA-8.2.2g', 'ATA-Q34', 'ATA-CH.A2')}`, () => {
    const dsc = (rank: number, ...dice: number[]) =>
      inMonth('1944-08', (state) => {
        const career = state.careers[0];
        if (career) {
          career.awards.dsc = 1;
          career.rank = rank;
        }
      }).begin('month', ...dice);
    expect([dsc(0).career.rank, dsc(1).career.rank, dsc(0).rolls(), dsc(0).career.points]).toEqual([2, 2, [], 1]);
    expect(dsc(2, 4).career.rank).toBe(3);
  });
});

describe('the mission', () => {
  const rolled = (month: (typeof months)[number], edit: (state: Table['state']) => void, ...dice: number[]) =>
    inMonth(month, (state) => {
      state.groups = [[0]];
      edit(state);
    }).begin('mission', ...dice);

  test(`mission, weather and ground are rolled in the column of the date ${cite('ATA-6.1a', 'ATA-6.1b', 'ATA-6.1c', 'ATA-7.5a', 'ATA-EX1')}`, () => {
    const table = rolled(
      '1944-07',
      (state) => {
        state.events = [1, 2];
      },
      6,
      9,
      6,
    );
    expect(table.state.mission).toMatchObject({
      kind: 'attack',
      event: 1,
      weather: 'rain',
      terrain: 'open',
      enemyFirst: true,
    });
  });

  test(`a major event that is not active is ignored ${cite('ATA-4.7c', 'ATA-4.7e', 'ATA-EX9')}`, () => {
    const august = rolled('1944-08', () => {}, 6, 1, 5);
    expect(august.state.mission).toMatchObject({ kind: 'defense', event: null });
    expect(
      rolled(
        '1944-09',
        (state) => {
          state.events = [3];
        },
        6,
        1,
        5,
      ).state.mission?.event,
    ).toBe(3);
  });

  test(`a refit uses up its line, is no success and no mission, and the next is rolled for the next line ${cite('ATA-7.1.5a', 'ATA-7.1.5b', 'ATA-2.0e')}`, () => {
    const refit = rolled('1944-06', () => {}, 9);
    expect([refit.state.exit, refit.state.line, refit.career.log]).toEqual(['line', 2, ['refit']]);
    expect(refit.career).toMatchObject({ successes: 0, completed: 0, credit: 0 });
  });

  test(`movement to contact has no first fire and no counterattack, unless switched on; nothing turns it into an assault ${cite('ATA-7.1.1a', 'ATA-Q10', 'ATA-Q47', 'ATA-3.8a')}`, () => {
    expect(rolled('1944-06', () => {}, 2, 1, 5).state.mission).toMatchObject({ kind: 'contact', enemyFirst: false });
    const won = battle([], { mission: { kind: 'contact' }, fight: { outcome: 'cleared' } });
    expect(won.begin('battleEnd').rolls()).toEqual([]);
    const on = battle([], {
      mission: { kind: 'contact' },
      fight: { outcome: 'cleared' },
      options: { contactLikeAttack: true },
    });
    expect(on.begin('battleEnd', 1).rolls()).toEqual(['counterattack -']);
  });

  test(`a radio intercept takes the first fire from the enemy once ${cite('ATA-9.0c')}`, () => {
    const table = rolled(
      '1944-06',
      (state) => {
        const career = state.careers[0];
        if (career) career.intercept = true;
      },
      5,
      1,
      5,
    );
    expect([table.state.mission?.enemyFirst, table.career.intercept]).toEqual([false, false]);
    const kept = rolled(
      '1944-06',
      (state) => {
        const career = state.careers[0];
        if (career) career.intercept = true;
      },
      ...[1, 1, 5],
    );
    expect([kept.state.mission?.kind, kept.career.intercept]).toEqual(['defense', true]);
  });
});

describe('loading', () => {
  const loading = (edit: (state: Table['state']) => void = () => {}) =>
    battle([], {})
      .change((state) => {
        edit(state);
      })
      .begin('load');

  test(`one round in the gun, extra to a full rack of any mix ${cite('ATA-4.4.3a', 'ATA-4.3.2e', 'ATA-Q5', 'ATA-Q43', 'ATA-EX8', 'ATA-4.4b')}`, () => {
    const table = loading().play({ type: 'chamber', round: 'WP' }).play({ type: 'exchange', out: 'AP', in: 'HCBI' });
    expect([table.tank.loaded, table.tank.rack]).toEqual(['WP', { AP: 3, HE: 4, WP: 0, HCBI: 1, APCR: 0 }]);
    expect(table.rule({ type: 'exchange', out: 'WP', in: 'AP' })).toBe('ATA-4.4.3a');
  });

  test(`limited rounds never exceed the printed number ${cite('ATA-4.4a', 'ATA-4.4.3b', 'ATA-4.3.2g')}`, () => {
    let table = loading().play({ type: 'chamber', round: 'WP' });
    for (let count = 0; count < 4; count++) table = table.play({ type: 'exchange', out: 'AP', in: 'WP' });
    table = table.play({ type: 'exchange', out: 'HE', in: 'WP' });
    expect(table.rule({ type: 'exchange', out: 'HE', in: 'WP' })).toBe('ATA-4.4.3b');
    expect(loading().rule({ type: 'chamber', round: 'APCR' })).toBe('ATA-4.4.3b');
    const barter = loading((state) => {
      state.careers[0]?.goods.smoke.push('WP');
    });
    expect(barter.tank.stock).toEqual({ HCBI: 6, WP: 9, APCR: 0 });
  });

  test(`ammunition is full again before every mission; APCR by tank and date ${cite('ATA-6.8d', 'ATA-4.4.1a', 'ATA-4.4a')}`, () => {
    const stock = (tank: 'm4a1-76w', month: (typeof months)[number]) =>
      battle([], { career: { tank }, month }).tank.stock.APCR;
    expect([stock('m4a1-76w', '1944-07'), stock('m4a1-76w', '1944-09')]).toEqual([0, 2]);
    const belts = loading((state) => {
      state.careers[0]?.goods.belts.push('bow');
    });
    expect(belts.tank.guns).toMatchObject({ bow: { points: 6 }, coax: { points: 4 } });
    expect(belts.career.goods.belts).toEqual([]);
  });
});
