import { describe, expect, test } from 'vitest';
import { mayShoot } from '../../../src/rules/tankOnTank/fire';
import { type Bench, shooterOf } from '../../../src/rules/tankOnTank/lab/bench';
import { readHexLink } from '../../../src/rules/tankOnTank/lab/link';
import { mayFireAt, readBench } from '../../../src/rules/tankOnTank/lab/reading';
import type { State } from '../../../src/rules/tankOnTank/types';
import { typeOf } from '../../../src/rules/tankOnTank/unitValues';
import { cite } from '../../support/cite';

const readingOf = (at: string) => {
  const link = readHexLink(at);
  if (link === null) throw new Error(`no bench: ${at}`);
  return readBench(link.bench, link.against);
};
const fireOf = (at: string) => {
  const { fire } = readingOf(at);
  if (fire === null) throw new Error(`nobody to fire at: ${at}`);
  return fire;
};
const firedAt = (at: string) => mayFireAt(readingOf(at)).map((unit) => unit.at);

/** Enemies the first unit may fire at, asked of it alone: with its own eyes, or as artillery with those of a unit that may fire itself. */
function slowly({ bench, state }: { readonly bench: Bench; readonly state: State }): readonly string[] {
  const at = (hex: string) => {
    const found = state.units.find((unit) => unit.at === hex);
    if (found === undefined) throw new Error(`nobody in ${hex}`);
    return found;
  };
  const shooter = at(shooterOf(bench).at);
  return bench.others
    .map((unit) => unit.at)
    .filter((hex) => {
      if (mayShoot(state, shooter, at(hex), false)) return true;
      const isArtillery = typeOf(state.switches, shooter.kind).role === 'artillery';
      const helped = bench.own.some((friend) => mayShoot(state, at(friend.at), at(hex), false));
      return isArtillery && helped && mayShoot(state, shooter, at(hex), true);
    });
}

/** A gun behind woods, and who looks for it. */
const blind = 'open/wespe-E9-N/sherman-E4-S?paint=woods-E6';
const helped = 'open/wespe-E9-N,pz4-E5-N/sherman-E4-S?paint=woods-E6';
const behindTown = 'A/panther-A7-NE,tiger-A6-NE,pz4-C6-SE/sherman-E6-SE,wolverine-F4-SW';

describe('whom the shooter may fire at', () => {
  test(`${cite('TOT-8.0c', 'TOT-8.1a')} one in range and in sight, of several only those`, () => {
    expect(firedAt('A/tiger-A6-NE,pz4-C6-SE,panther-A7-NE/sherman-E6-SE,wolverine-F4-SW')).toEqual(['E6']);
    expect(firedAt('open/tiger-E6-N/sherman-E4-S,priest-E1-S,m8-G5-N,wolverine-D8-N')).toEqual(['E4', 'G5']);
    expect(firedAt('open/tiger-E6-N')).toEqual([]);
  });

  test(`${cite('TOT-8.0c')} what friends may fire at is nothing to one that does not see it`, () => {
    expect(fireOf(behindTown).firers).toEqual(['11', '12']);
    expect(firedAt(behindTown)).toEqual([]);
  });

  test(`${cite('TOT-8.3a')} artillery fires at what another sees that may fire itself, never at what nobody sees`, () => {
    expect(firedAt(helped)).toEqual(['E4']);
    expect(firedAt(blind)).toEqual([]);
    // This one sees the target and looks the other way, so it fires at nothing and helps nobody.
    expect(firedAt('open/wespe-E9-N,pz4-E5-S/sherman-E4-S?paint=woods-E6')).toEqual([]);
  });

  test.each([
    'A/tiger-F4-SW,panther-C4-SE,wespe-C9-NE/sherman-E6-SE,priest-D3-S,m8-C8-N,us-infantry-E4-N,truck-G6-N',
    'A/wespe-C9-NE,tiger-D6-N,puma-E8-N/sherman-E6-SE,priest-D5-S,m8-C7-N,pershing-E5-N,wolverine-F6-N',
    'B/priest-E9-N,sherman-F8-N/tiger-E5-S,puma-D7-S,panther-F5-S,wespe-F7-N,pz4-E8-N',
    'A/priest-H8-NW,sherman-G7-N/tiger-F4-S,puma-G6-S,panther-E6-S,wespe-H4-N',
    helped,
    blind,
    behindTown,
  ])('%s: as each unit asked by itself', (at) => {
    const reading = readingOf(at);
    expect(mayFireAt(reading).map((unit) => unit.at)).toEqual(slowly(reading));
  });
});

describe('the shot at the target', () => {
  test(`${cite('TOT-8.3a')} without anybody's eyes artillery has no shot, no odds and nobody to fire`, () => {
    const { shots, firers, volley, alone } = fireOf(blind);
    expect(
      shots.map(({ may, checks }) => [may, checks.filter(({ state }) => state === 'fails').map(({ id }) => id)]),
    ).toEqual([[false, ['sight']]]);
    expect({ firers, volley, alone }).toEqual({ firers: [], volley: null, alone: null });
  });

  test(`${cite('TOT-8.3a', 'TOT-8.4a')} with another's eyes both fire, and each adds 1`, () => {
    const { shots, firers, volley, alone } = fireOf(helped);
    expect(shots.map(({ id, may }) => [id, may])).toEqual([
      ['10', true],
      ['11', true],
    ]);
    expect(firers).toEqual(['10', '11']);
    const counted = (terms: readonly { readonly rule: string; readonly value: number }[] = []) =>
      terms.find(({ rule }) => rule === 'TOT-8.4a')?.value;
    expect([counted(volley?.modifier.terms), counted(alone?.modifier.terms)]).toEqual([2, 1]);
  });

  test(`${cite('TOT-8.3a')} artillery that is aimed at answers only what it sees itself`, () => {
    const hidden = fireOf('open/tiger-E6-N/priest-E3-S?paint=woods-E5').back;
    expect(hidden.may).toBe(false);
    expect(hidden.checks.filter(({ state }) => state === 'fails').map(({ id, rule }) => [id, rule])).toEqual([
      ['sight', 'TOT-8.3a'],
    ]);
    expect(hidden.line.stop).toBe(2);
    const open = fireOf('open/tiger-E6-N/priest-E3-S').back;
    expect([open.id, open.may, open.line.clear]).toEqual(['00', true, true]);
  });

  test(`${cite('TOT-Q4')} along the rim the hex on the map decides alone, whatever is not there`, () => {
    expect(fireOf('open/tiger-A1-SE/sherman-C1-SW').line).toMatchObject({ clear: true, places: [{ at: ['B1'] }] });
    expect(fireOf('open/tiger-A1-SE/sherman-C1-SW?paint=woods-B1').line).toMatchObject({ clear: false, stop: 1 });
  });

  test('who fires together are those whose every check holds, by the names the table calls them', () => {
    const { shots, firers } = fireOf('A/tiger-A6-NE,pz4-C6-SE,panther-A7-NE/sherman-E6-SE,wolverine-F4-SW');
    expect(firers).toEqual(['10', '11']);
    expect(shots.filter(({ may }) => may).map(({ id }) => id)).toEqual(firers);
    expect(shots.map(({ id, unit }) => `${id} ${unit.at}`)).toEqual(['10 A6', '11 C6', '12 A7']);
  });
});
