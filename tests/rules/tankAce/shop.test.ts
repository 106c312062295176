import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { type Fought, fought, old, settled } from './fought';
import { type Scene, wounded } from './table';

describe('tank park, barter and crew', () => {
  const shop = (career: Scene['career'], scene: Fought = {}) =>
    settled({ won: false, career: { ...old, ...career }, ...scene });

  test(`a newer model by date and level: 2 points for a sound tank, 1 after a loss; the same model is free ${cite('ATA-4.5a', 'ATA-4.5b', 'ATA-4.5c', 'ATA-4.5d', 'ATA-8.3.1c', 'ATA-8.3.1d', 'ATA-8.3.1f', 'ATA-6.8b', 'ATA-Q48')}`, () => {
    const rich = shop({ points: 2, level: 1 });
    const changed = rich.play({ type: 'changeTank', tank: 'm4a3' });
    expect([changed.career.tank, changed.career.points, changed.career.level, changed.career.owed]).toEqual([
      'm4a3',
      0,
      1,
      0,
    ]);
    expect(rich.rule({ type: 'changeTank', tank: 'm4' })).toBe('ATA-Q48');
    expect(rich.rule({ type: 'changeTank', tank: 'm4a1-76w' })).toBe('ATA-8.3.1f');
    expect(rich.rule({ type: 'changeTank', tank: 'm26' })).toBe('ATA-4.1.2a');
    expect(shop({ points: 1, level: 1 }).rule({ type: 'changeTank', tank: 'm4a3' })).toBe('ATA-8.3.1d');
    const lost = shop({ points: 1, level: 1 }, { fight: { outcome: 'destroyed' } });
    expect(lost.play({ type: 'changeTank', tank: 'm4a3' }).career.points).toBe(0);
    expect([
      lost.career.tank,
      shop({ level: 1 }, { fight: { outcome: 'destroyed' } }).rule({ type: 'changeTank', tank: 'm4a3' }),
    ]).toEqual(['m4', 'ATA-8.3.1c']);
  });

  test(`trophies pay for wares; what is too much is lost, and nothing is given needlessly ${cite('ATA-6.8e', 'ATA-8.4b', 'ATA-8.4c', 'ATA-EX10', 'ATA-8.4d', 'ATA-CH.W2')}`, () => {
    const table = shop({ trophies: ['knife', 'knife', 'helmet'] });
    const bought = table.play({ type: 'barter', ware: 'sandbags', choice: '-', pay: 'knife+knife' });
    expect([bought.told('bartered')[0]?.lost, bought.career.trophies, bought.career.goods.sandbags]).toEqual([
      1,
      ['helmet'],
      true,
    ]);
    expect(table.rule({ type: 'barter', ware: 'sandbags', choice: '-', pay: 'helmet+knife+knife' })).toBe('ATA-8.4c');
    expect(table.rule({ type: 'barter', ware: 'sandbags', choice: '-', pay: 'luger' })).toBe('ATA-8.4b');
    expect(table.rule({ type: 'barter', ware: 'surgeon', choice: 'gunner', pay: 'knife+knife' })).toBe('ATA-CH.W2');
    expect(table.rule({ type: 'ready' })).toBeNull();
  });

  test(`extra mortar fire needs the command radio, APCR a long gun ${cite('ATA-7.6-C1', 'ATA-4.4a', 'ATA-CH.W2')}`, () => {
    const mortar = { type: 'barter', ware: 'mortar', choice: '-', pay: 'luger' } as const;
    expect([shop({ trophies: ['luger'] }).rule(mortar), shop({ trophies: ['luger'], rank: 3 }).rule(mortar)]).toEqual([
      'ATA-7.6-C1',
      null,
    ]);
    const apcr = { type: 'barter', ware: 'apcr', choice: '-', pay: 'luger' } as const;
    expect([
      shop({ trophies: ['luger'] }).rule(apcr),
      shop({ trophies: ['luger'], tank: 'm4a3-76w' }).rule(apcr),
    ]).toEqual(['ATA-4.4a', null]);
  });

  test(`booze mends a lost Synergy at once; a surgeon sends a man back sooner ${cite('ATA-7.7.synergy.b', 'ATA-CH.W2')}`, () => {
    const booze = { type: 'barter', ware: 'booze', choice: '-', pay: 'knife' } as const;
    expect(shop({ trophies: ['knife'] }).rule(booze)).toBe('ATA-7.7.synergy.b');
    expect(shop({ trophies: ['knife'], synergyLost: true }).play(booze).career.synergyLost).toBe(false);
    const away = wounded(fought({ won: false, career: { ...old, trophies: ['luger'] } }), 'commander', 'SW').begin(
      'after',
      2,
      3,
    );
    expect(away.play({ type: 'barter', ware: 'surgeon', choice: 'commander', pay: 'luger' }).career.owed).toBe(2);
  });

  test(`2 points bring a former crewman with skills back when his release is due; else he is gone ${cite('ATA-8.3.1e')}`, () => {
    const man = { no: 9, skills: ['aim' as const], used: [], discounts: [], hurt: null, hearts: 0 };
    const due = (lines: number, points: number) =>
      shop({ points, away: [{ post: 'gunner', man, lines, hospital: true }] });
    expect(due(0, 2).play({ type: 'recall', post: 'gunner' }).career).toMatchObject({
      points: 0,
      crew: { gunner: { skills: ['aim'] } },
    });
    expect([
      due(1, 2).rule({ type: 'recall', post: 'gunner' }),
      due(0, 1).rule({ type: 'recall', post: 'gunner' }),
    ]).toEqual(['ATA-8.3.1e', 'ATA-8.3.1e']);
    const next = due(0, 0).play({ type: 'ready' }, 2, 1, 5);
    expect(next.career.away).toEqual([]);
  });
});
