import { openDice, seedDice } from '../../core/dice';
import type { Seat } from '../../core/game';
import type { BotAnswer, BotQuestion, Level } from '../../core/module';
import { careerOf, fightOf, findUnit, missionOf } from '../base';
import { commands } from '../commands';
import { attackColumn } from '../damage';
import type { Skill } from '../data/crewCharts';
import { tanks } from '../data/tanks';
import type { Command, Known, View } from '../types';
import { odds, orderWorth } from './orders';

/** How far the judgement of a level strays, in points of an order's worth. */
const noise: { readonly [level in Level]: number } = { easy: 26, normal: 8, hard: 0 };

/** In which order skills are wished for. */
const wishes: readonly Skill[] = [
  'synergy',
  'gunnery',
  'sixthSense',
  'aim',
  'eyeForTerrain',
  'expert',
  'leadership',
  'weaponMaintenance',
  'adrenalineRush',
];

function tankWorth(id: keyof typeof tanks): number {
  const { firepower, turret, hull, side, stowage, loaderHatch } = tanks[id];
  return firepower * 4 + turret + hull + side + (stowage === 'wet' ? 3 : 0) + (loaderHatch ? 1 : 0);
}

function skillWorth(state: Known, seat: Seat, skill: Skill): number {
  const career = careerOf(state, seat);
  const place = wishes.indexOf(skill);
  // Saving for Gunnery beats small change, once the first skills are there.
  const saves = career.crew.commander.skills.includes('synergy') && !career.crew.gunner.skills.includes('gunnery');
  if (saves && skill !== 'gunnery' && skill !== 'sixthSense') return -1;
  return 10 - place;
}

/** What a command outside the orders is worth; being ready is worth nothing. */
function peaceWorth(state: Known, command: Command): number {
  const { seat } = command;
  const career = careerOf(state, seat);
  switch (command.type) {
    case 'enlist':
      return command.tank === 'any'
        ? -9
        : tankWorth(command.tank) - tankWorth(career.tank) - (state.phase === 'enlist' ? 0.5 : 0);
    case 'train':
      return command.choice === 'physical' ? 5 : command.choice === 'study' ? 2 : 1;
    case 'buySkill':
      return skillWorth(state, seat, command.skill);
    case 'chamber':
      return command.round === (missionOf(state).kind === 'defense' ? 'AP' : 'HE') ? 1 : -1;
    case 'hide':
      return command.on ? 8 : -8;
    case 'hatch':
      return command.post === 'commander' && command.open ? 2 : -2;
    case 'buyArtillery':
      return career.points >= 4 && fightOf(state, seat).units.length >= 3 ? 2 : -3;
    case 'rerollForce':
      return fightOf(state, seat).units.filter(({ kind }) => ['panther', 'tiger1', 'tiger2'].includes(kind)).length > 0
        ? 5
        : -2;
    case 'changeTank':
      return tankWorth(command.tank) - tankWorth(career.tank) - 1;
    case 'recall':
      return 2;
    case 'barter':
      return command.ware === 'sandbags' ? 2 : command.ware === 'apcr' ? 1.5 : command.ware === 'sergeant' ? 1 : -1;
    default:
      return command.type === 'join' || command.type === 'exchange' ? -1 : 0;
  }
}

/** Prepared fire goes where it does most. */
function strikeWorth(state: Known, id: string): number {
  const unit = findUnit(state, id)?.unit;
  if (unit === undefined) return 0;
  const given = state.phase === 'strike' ? { air: 1 } : { artillery: 1 };
  const outcomes = odds.resultsOf('B2', attackColumn(unit, 'he'), given);
  const kills = Object.entries(outcomes).reduce((sum, [result, chance]) => sum + (result === '-' ? 0 : chance), 0);
  return kills * (attackColumn(unit, 'he') === 'he-inf' ? 10 : 14);
}

function worthOf(state: Known, command: Command): number {
  switch (state.phase) {
    case 'orders':
      return orderWorth(state, command);
    case 'prelude':
    case 'strike':
      return command.type === 'bombard' ? strikeWorth(state, command.unit) : 0;
    case 'expert':
      return command.type === 'reroll' ? 1 : 0;
    case 'sense':
      return command.type === 'sense' && command.use ? 1 : 0;
    case 'stow':
      return command.type === 'stow'
        ? command.round === 'HE'
          ? 2
          : command.round === 'AP'
            ? 1.9
            : -1
        : command.type === 'ready'
          ? 0
          : -1;
    default:
      return peaceWorth(state, command);
  }
}

/** The Aide: weighs every legal command by what it is expected to bring, and names the best three. */
export function think(question: BotQuestion): BotAnswer {
  const { view, seat, level } = question;
  const state = view as View;
  const dice = openDice(seedDice(`${question.seed} aide`));
  const legal = commands.candidates(state, seat).filter((command) => commands.allows(state, command));
  const span = noise[level];
  const judged = legal.map((command) => {
    const stray = span === 0 ? 0 : ((dice.roll(2001, 'stray') - 1001) / 1000) * span;
    return { command, score: worthOf(state, command) + (state.phase === 'orders' ? stray : stray / 10) };
  });
  judged.sort((a, b) => b.score - a.score);
  const best = judged.slice(0, 3);
  const [first] = best;
  if (first === undefined) throw new Error(`nothing can be ordered in ${state.phase}`);
  return { command: first.command, best, positions: legal.length, view };
}
