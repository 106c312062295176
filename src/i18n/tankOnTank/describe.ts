import type { Ref } from '../../rules/core/game';
import { isRefOf, partsOf } from '../../rules/core/ref';
import type { Command } from '../../rules/tankOnTank/types';
import type { SeenUnit, View } from '../../rules/tankOnTank/view';
import type { Describe } from '../describe';
import { fill, type GameText } from '../text';

interface Phrases {
  readonly unit: string;
  readonly waiting: string;
  readonly hex: string;
  readonly drive: string;
  readonly place: string;
  readonly face: string;
  readonly fire: string;
  readonly off: string;
  readonly reserve: string;
  readonly fresh: string;
  readonly moved: string;
  readonly fired: string;
  readonly spent: string;
  readonly dead: string;
  readonly exited: string;
  readonly join: string;
}

const phrases: { readonly [language: string]: Phrases } = {
  en: {
    unit: '{kind} {at}, facing {facing}',
    waiting: '{kind}, not on the map',
    hex: '{at}',
    drive: 'drive to {at}',
    place: 'place on {at}',
    face: 'face {facing}',
    fire: 'fire at {kind} {at}, facing {facing}',
    off: 'off the map',
    reserve: 'waiting',
    fresh: 'fresh',
    moved: 'has moved',
    fired: 'has fired',
    spent: 'has moved and fired',
    dead: 'destroyed',
    exited: 'left the map',
    join: ', ',
  },
  ja: {
    unit: '{at}の{kind}、{facing}向き',
    waiting: '{kind}、マップ外',
    hex: '{at}',
    drive: '{at}へ移動',
    place: '{at}に置く',
    face: '{facing}を向く',
    fire: '{at}の{kind}（{facing}向き）を射撃',
    off: 'マップ外',
    reserve: '待機',
    fresh: '未行動',
    moved: '移動済み',
    fired: '射撃済み',
    spent: '移動・射撃済み',
    dead: '撃破',
    exited: '退出',
    join: '、',
  },
};

function kindOf(unit: SeenUnit): string {
  if (unit.kind === null) return 'faceDown';
  return unit.hq === true ? `${unit.kind}Hq` : unit.kind;
}

export function describeTankOnTank(text: GameText, locale: string): Describe<View, Command> {
  const say = phrases[locale.split('-')[0] ?? 'en'] ?? phrases.en;
  if (say === undefined) throw new Error(`no phrases for ${locale}`);
  const phrase = (template: string, fields: { readonly [name: string]: string }) =>
    fill(template, fields, text, locale);
  const find = (view: View, id: string) => view.units.find((unit) => unit.id === id);
  const called = (unit: SeenUnit, template = say.unit) =>
    unit.at === null
      ? phrase(say.waiting, { kind: kindOf(unit) })
      : phrase(template, { kind: kindOf(unit), at: unit.at, facing: unit.facing });
  const named = (view: View, id: string, template?: string) => {
    const unit = find(view, id);
    return unit === undefined ? id : called(unit, template);
  };
  const facing = (name: string) => phrase(say.face, { facing: name });
  const press = (id: string) => text.words[`button:${id}`] ?? text.words[id.split('-')[0] ?? id] ?? id;

  const stateOf = (unit: SeenUnit): string => {
    if (unit.where === 'dead' || unit.where === 'replaced') return say.dead;
    if (unit.where === 'exited') return say.exited;
    if (unit.where === 'reserve') return say.reserve;
    if (unit.moved && unit.fired) return say.spent;
    return unit.moved ? say.moved : unit.fired ? say.fired : say.fresh;
  };

  return {
    ref(view, ref: Ref, picked) {
      const [kind, id] = partsOf(ref);
      switch (kind) {
        case 'unit': {
          const enemy = picked.length > 0 && find(view, id)?.seat !== view.phasing;
          return named(view, id, enemy ? say.fire : say.unit);
        }
        case 'hex': {
          const driving = picked.length > 0 && isRefOf('unit', picked[0]);
          const template = !driving ? say.hex : view.phase === 'deployment' ? say.place : say.drive;
          return phrase(template, { at: id });
        }
        case 'face':
          return facing(id);
        case 'button':
          return press(id);
        default:
          return null;
      }
    },
    command(view, command) {
      switch (command.type) {
        case 'move':
        case 'enter':
          return [named(view, command.unit), phrase(say.drive, { at: command.to })].join(say.join);
        case 'place':
          return [named(view, command.unit), phrase(say.place, { at: command.to })].join(say.join);
        case 'face':
        case 'advance':
          return [named(view, command.unit), facing(command.facing)].join(say.join);
        case 'aim':
          return [named(view, command.unit), named(view, command.target, say.fire)].join(say.join);
        case 'lead':
        case 'exit':
        case 'promote':
        case 'dig':
        case 'nameAce':
          return [named(view, command.unit), press(command.type)].join(say.join);
        case 'strike':
        case 'placeObjective':
          return [press(command.type), command.to].join(say.join);
        case 'buy':
          return phrase('{kind}', { kind: command.hq ? `${command.kind}Hq` : command.kind });
        case 'chooseMap':
          return command.map;
        case 'chooseEdge':
          return phrase('{edge}', { edge: command.edge });
        case 'chooseSnow':
          return press(command.snow ? 'snow' : 'summer');
        case 'fire':
        case 'reroll':
        case 'accept':
        case 'decline':
        case 'done':
          return press(command.type);
      }
    },
    pieces: (view) =>
      view.units.map((unit) => ({
        name: phrase('{kind}', { kind: kindOf(unit) }),
        side: text.seats[unit.seat] ?? String(unit.seat),
        place: unit.at ?? say.off,
        facing: unit.at === null ? '' : phrase('{facing}', { facing: unit.facing }),
        state: stateOf(unit),
      })),
  };
}
