import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../src/rules/core/game';
import { FACING_NAMES, squaresOf } from '../../../src/rules/core/square';
import { tankChess } from '../../../src/rules/tankChess';
import { reachOf } from '../../../src/rules/tankChess/overlay';
import type { Event, View } from '../../../src/rules/tankChess/types';
import { emptySelection, narrowed } from '../../../src/session/selection';
import { chessMatch, chessSkin, chessView, picturePosition, positionOf } from '../../support/chessTable';
import { cite } from '../../support/cite';
import { theBlock } from '../../support/theBlock';
import { recordingStage } from './recordingStage';

const skin = chessSkin();

function selection(position: object | null, picked: readonly Ref[]) {
  const found = narrowed(tankChess, chessMatch(position).legal(0), picked);
  if (found === null) throw new Error(`nothing begins with ${picked.join(' ')}`);
  return found;
}

function drawnPicking(picked: readonly Ref[], hovered: Ref | null = null) {
  const record = recordingStage();
  const view = chessView(picturePosition);
  skin.draw(view, record.stage, selection(picturePosition, picked));
  skin.drawPicking(view, 0, selection(picturePosition, picked), hovered, record.stage);
  return record;
}

describe('the board of Tank Chess', () => {
  test('needs no drawing that it does not bring along', () => {
    const view = chessView();
    const record = recordingStage();
    skin.draw(view, record.stage);
    const items = [...skin.backdrop(view), ...[...record.put.values()].map(({ item }) => item)];
    const textures = items.flatMap((item) => (item.kind === 'picture' ? [item.texture] : []));
    expect(textures.length).toBeGreaterThan(256 + 20);
    expect([...new Set(textures)].filter((key) => skin.pictures[key] === undefined)).toEqual([]);
  });

  test('is the same picture as long as nothing of it changes', () => {
    expect(skin.backdrop(chessView())).toBe(skin.backdrop(chessView()));
  });

  test('has every square under its own middle', () => {
    const view = chessView();
    for (const square of squaresOf({ files: 16, ranks: 16 })) {
      const box = skin.place(view, `square:${square}`);
      if (box === null) throw new Error(`${square} is nowhere`);
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      expect(skin.refsAt(view, middle, emptySelection)).toEqual([`square:${square}`]);
    }
    expect(skin.refsAt(view, { x: 30, y: -10 }, emptySelection)).toEqual(['area:off']);
    expect(skin.refsAt(view, { x: -30, y: 500 }, emptySelection)).toEqual([]);
  });

  test('where the printed names are out of sight, those in sight stand at its edge', () => {
    const names = (inSight: { x: number; y: number; width: number; height: number }) => {
      const record = recordingStage();
      skin.draw(chessView(), { ...record.stage, visibleBox: inSight, pixelsPerUnit: 1 });
      return record.ids('edge:').map((id) => id.slice('edge:'.length));
    };
    expect(names(skin.bounds(chessView()))).toEqual([]);
    // Squares F to H and 13 to 11 whole, and a little of their neighbours.
    expect(names({ x: 290, y: 170, width: 200, height: 210 })).toEqual(
      expect.arrayContaining(['files', 'ranks', 'F', 'G', 'H', '13', '12', '11']),
    );
    expect(names({ x: 290, y: 170, width: 200, height: 210 })).toHaveLength(8);
    // In the corner at the bottom only the numbers are missing.
    expect(names({ x: 300, y: 600, width: 691, height: 416 })).not.toContain('files');
  });

  test('where the print is too small to read, every name stands over it, larger', () => {
    const shown = (pixelsPerUnit: number) => {
      const record = recordingStage();
      const view = chessView();
      skin.draw(view, { ...record.stage, visibleBox: skin.bounds(view), pixelsPerUnit });
      const sizes = record.ids('edge:').flatMap((id) => {
        const item = record.put.get(id)?.item;
        return item?.kind === 'label' ? [item.size * pixelsPerUnit] : [];
      });
      return { sizes: new Set(sizes), names: sizes.length };
    };
    expect(shown(0.4)).toEqual({ sizes: new Set(), names: 0 });
    expect(shown(0.25)).toEqual({ sizes: new Set([10.5]), names: 32 });
  });

  test('draws every piece that is not gone, as hull and turret or as a chit', () => {
    for (const pieces of ['silhouettes', 'chits'] as const) {
      const record = recordingStage();
      const view = chessView();
      chessSkin({ pieces }).draw(view, record.stage);
      for (const piece of view.pieces) {
        expect(record.put.has(`unit:${piece.id}/hull`)).toBe(true);
        expect(record.put.has(`unit:${piece.id}/turret`)).toBe(true);
      }
      expect(record.put.has(`unit:${view.pieces[0]?.id}/letter`)).toBe(pieces === 'chits');
    }
  });

  test(`${cite('TC-KILL4', 'TC-KILL5')} a destroyed piece stays on its square and burns`, () => {
    const view = chessView();
    const burnt: View = {
      ...view,
      pieces: view.pieces.map((piece, n) => (n === 0 ? { ...piece, status: 'wreck' } : piece)),
    };
    const record = recordingStage();
    skin.draw(burnt, record.stage);
    const id = view.pieces[0]?.id;
    expect(record.put.has(`unit:${id}/fire`)).toBe(true);
    expect(record.put.has(`unit:${id}/turret`)).toBe(false);
  });
});

describe('pointing on the board', () => {
  test('marks every piece that may be picked and no other', () => {
    const record = drawnPicking([]);
    const marked = new Set(record.ids('choice:').map((id) => id.slice(7).split('/')[0]));
    const own = chessView(picturePosition).pieces.filter(({ seat }) => seat === 0);
    expect(marked).toEqual(new Set(own.map(({ at }) => at)));
  });

  test(`${cite('TC-MOVE4')} lights exactly the squares of the legal list, with the steps to each`, () => {
    const record = drawnPicking(['square:i9']);
    const legal = chessMatch(picturePosition)
      .legal(0)
      .flatMap((command) =>
        'from' in command && command.from === 'i9' && 'to' in command ? [String(command.to)] : [],
      );
    const lit = record.ids('reach:').map((id) => id.slice(6));
    expect(new Set(lit)).toEqual(new Set(legal.filter((to) => to !== 'i9')));
    const view = chessView(picturePosition);
    const tank = view.pieces.find(({ at }) => at === 'i9');
    for (const { at, steps, facings } of reachOf(view, tank?.id ?? '').squares) {
      if (at === 'i9') continue;
      const label = record.put.get(`steps:${at}`)?.item;
      const expected = facings.every(({ reverse }) => reverse) ? 'back' : String(steps);
      expect(label?.kind === 'label' ? label.text : null).toBe(expected);
    }
    expect(record.put.get('steps:h9')?.item).toMatchObject({ text: 'back' });
  });

  test('fans out the facings that are left, and a point of the fan means its facing', () => {
    const view = chessView(picturePosition);
    const chosen = selection(picturePosition, ['square:i9', 'square:j9']);
    const middle = { x: 9 * 60 + 30, y: 7 * 60 + 30 };
    for (const [index, name] of FACING_NAMES.entries()) {
      const angle = (index * Math.PI) / 4;
      const point = { x: middle.x + Math.sin(angle) * 62, y: middle.y - Math.cos(angle) * 62 };
      expect(skin.refsAt(view, point, chosen)[0]).toBe(`face:${name}`);
    }
    expect(skin.refsAt(view, middle, chosen)).toEqual(['square:j9']);
  });

  test('in a corner of the board the whole fan lies inside the frame and every facing of it can be clicked', () => {
    for (const [start, corner] of [
      ['a14', 'a16'],
      ['p14', 'p16'],
      ['a3', 'a1'],
      ['p3', 'p1'],
    ] as const) {
      const towards = corner.endsWith('6') ? 'N' : 'S';
      const walled = positionOf(`w CLT h8 N,w LT ${start} ${towards},b CLT i9 S`);
      const view = chessView(walled);
      const chosen = selection(walled, [`square:${start}`, `square:${corner}`]);
      const record = recordingStage();
      skin.drawPicking(view, 0, chosen, null, record.stage);
      const frame = skin.bounds(view);
      const offered = chosen.next.filter((ref) => ref.startsWith('face:'));
      expect(offered.length).toBeGreaterThan(3);
      for (const ref of offered) {
        const label = record.put.get(`fan/${ref.slice(5)}/steps`)?.item;
        const petal = record.put.get(`fan/${ref.slice(5)}`)?.item;
        if (label?.kind !== 'label' || petal?.kind !== 'shape') throw new Error(`${ref} is not drawn`);
        expect(skin.refsAt(view, label, chosen)[0]).toBe(ref);
        for (const { x, y } of petal.points) {
          expect(x).toBeGreaterThanOrEqual(frame.x);
          expect(y).toBeGreaterThanOrEqual(frame.y);
          expect(x).toBeLessThanOrEqual(frame.x + frame.width);
          expect(y).toBeLessThanOrEqual(frame.y + frame.height);
        }
      }
    }
  });

  test('tags stay inside what a camera that has come closer shows', () => {
    const record = recordingStage();
    const inSight = { x: 420, y: 300, width: 330, height: 320 };
    const view = chessView(picturePosition);
    const chosen = selection(picturePosition, ['square:i9', 'square:j9']);
    skin.drawPicking(view, 0, chosen, 'face:E', { ...record.stage, visibleBox: inSight });
    const tags = [...record.put.values()].flatMap(({ item }) => (item.kind === 'tag' ? [item] : []));
    expect(tags).toHaveLength(3);
    for (const { x, y, width, height } of tags) {
      expect(x).toBeGreaterThanOrEqual(inSight.x);
      expect(y).toBeGreaterThanOrEqual(inSight.y);
      expect(x + width).toBeLessThanOrEqual(inSight.x + inSight.width);
      expect(y + height).toBeLessThanOrEqual(inSight.y + inSight.height);
    }
  });

  test(`${cite('TC-KILL1', 'TC-ARMOR2', 'TC-ARMOR4')} tells kill and bounce of each line with its sum`, () => {
    const record = drawnPicking(['square:i9', 'square:j9'], 'face:E');
    expect(record.words()).toEqual(
      expect.arrayContaining(['KILL LT L7', 'gun II > side 0', 'BOUNCE HT N9', 'gun II = side II']),
    );
    expect(record.words()).toEqual(expect.arrayContaining(['BOUNCE MT L11', 'gun II = front II']));
  });

  test(`${cite('TC-HM5', 'TC-HM6')} a mortar shows where its shells can fall, and a bow over what stands between`, () => {
    const lobbing = positionOf('w CLT p1 N,w HM c5 N,b LT c9 E,b HT c7 S,b CLT p16 S', ['p2', 'o1', 'o2']);
    const record = recordingStage();
    const chosen = selection(lobbing, ['square:c5', 'square:c6']);
    skin.drawPicking(chessView(lobbing), 0, chosen, 'face:N', record.stage);
    expect(record.ids('fall:')).toEqual(['fall:0/c10', 'fall:0/c11']);
    const flight = record.put.get('fire:0/0/0')?.item;
    if (flight?.kind !== 'shape') throw new Error('no shot is drawn');
    const across = flight.points.map(({ x }) => x);
    expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(30);
  });

  test('own lines of fire on a key end before what stops them', () => {
    const walled = positionOf('w CLT p1 N,w MT c5 N,b CLT p16 S', ['c9', 'p2', 'o1', 'o2']);
    const record = recordingStage();
    const view = chessView(walled);
    skin.overlays.find(({ id }) => id === 'guns')?.draw(view, 0, null, record.stage, emptySelection);
    const tank = view.pieces.find(({ at }) => at === 'c5')?.id;
    const ahead = record.ids(`guns:${tank}`).map((id) => record.put.get(id)?.item);
    const end = skin.place(view, 'square:c8');
    expect(ahead).toContainEqual(
      expect.objectContaining({ points: [expect.anything(), { x: 150, y: (end?.y ?? 0) + 30 }] }),
    );
  });

  test('what Enter would play is the facing on show with its kill', () => {
    const chosen = selection(picturePosition, ['square:i9', 'square:j9']);
    const [first, second] = skin.proposals(chessView(picturePosition), chosen, 'face:E');
    expect(first?.refs).toEqual(['face:E', 'square:l7']);
    expect(second?.refs).toEqual(['face:E', 'button:hold']);
  });

  test('the panel lists the same shots and warns of the answer', () => {
    const chosen = selection(picturePosition, ['square:i9', 'square:j9']);
    const blocks = skin.main(chessView(picturePosition), 0, chosen, 'face:E');
    expect(theBlock(blocks, 'heading').meter).toMatchObject({ used: 1, of: 4 });
    expect(theBlock(blocks, 'rows').rows.map(({ title, value }) => `${title} ${value}`)).toEqual([
      'Light tank L7 Kill',
      'Heavy tank N9 Bounce',
      'Medium tank L11 Bounce',
    ]);
    expect(theBlock(blocks, 'notice').says).toMatch(/L11.*side: gun II beats armour I/);
  });

  test('a tank that would be shot is not counted among those that shoot back', () => {
    const duel = positionOf('w CLT p1 N,w HT a1 N,b LT a10 N,b CLT p16 S', ['p2', 'o1', 'o2', 'p15', 'o16', 'o15']);
    const chosen = selection(duel, ['square:a1', 'square:a2']);
    expect(theBlock(skin.main(chessView(duel), 0, chosen, 'face:N'), 'notice')).toMatchObject({
      tone: 'good',
      says: 'After the shot at A10 nothing can shoot it there.',
    });
  });

  test(`${cite('TC-WIN1')} a shot that wins is offered first and says so`, () => {
    const win = positionOf('w CLT p1 N,w MT c5 N,b LT c9 E,b CLT f9 E,b HT a9 S');
    const chosen = selection(win, ['square:c5', 'square:c6']);
    const view = chessView(win);
    const facing = 'face:NE';
    const notice = theBlock(skin.main(view, 0, chosen, facing), 'notice');
    const [first] = skin.proposals(view, chosen, facing);
    expect(first?.refs.at(-1)).toBe('square:f9');
    expect(notice).toMatchObject({ tone: 'good', says: 'This shot destroys the command tank and wins.' });
  });

  test('of many that could shoot, three are named and the rest counted', () => {
    const crowd = positionOf('w CLT p1 N,w LT h8 N,b CLT p16 S,b HT h14 S,b HT c8 E,b HT n8 W,b HT c3 NE,b HT m3 NW', [
      'p2',
      'o1',
      'o2',
    ]);
    const chosen = selection(crowd, ['square:h8', 'square:h9']);
    const { says, tone } = theBlock(skin.main(chessView(crowd), 0, chosen, 'face:N'), 'notice');
    expect(tone).toBe('warning');
    const count = Number(/by (\d+):/.exec(says)?.[1]);
    expect(count).toBeGreaterThan(3);
    expect(says.match(/tank [A-P]\d+/g)).toHaveLength(3);
    expect(says).toContain(`${count - 3} more`);
  });

  test('a drive that opens the own command tank to a shot is warned of first', () => {
    const bare = positionOf('w CLT a1 N,w HT p1 N,b CLT n16 S,b HT a10 S');
    const away = selection(bare, ['square:p1', 'square:p2']);
    const { says } = theBlock(skin.main(chessView(bare), 0, away, 'face:N'), 'notice');
    expect(says).toMatch(/command tank open.*A10/);
  });

  test('in Japanese nothing is left in English', () => {
    const chosen = selection(picturePosition, ['square:i9', 'square:j9']);
    const blocks = chessSkin({ language: 'ja' }).main(chessView(picturePosition), 0, chosen, 'face:E');
    const { title, note, rows } = theBlock(blocks, 'rows');
    const words = [title, note?.says, ...rows.map(({ says }) => says)].join(' ');
    expect(words).not.toMatch(/[a-z]{3,}/);
  });
});

describe('a refusal on the board', () => {
  test('outlines its evidence and draws the ghost of the nearest allowed drive', () => {
    const view = chessView(picturePosition);
    const command = { type: 'drive', seat: 0, from: 'i9', to: 'l8', facing: 'E', fireAt: null } as const;
    const refusal = tankChess.refuse(view, command);
    if (refusal === null) throw new Error('that is allowed');
    const record = recordingStage();
    skin.drawWhyNot(view, { command, refusal }, record.stage);
    expect(record.ids('evidence:')).toEqual((refusal.evidence ?? []).map((ref) => `evidence:${ref}`));
    expect(record.ids('instead/ghost').length).toBeGreaterThan(0);
    expect(record.ids('dim:').length).toBeGreaterThan(240);
  });

  test('keeps the words beside the ghost off the evidence, however little of the board is in sight', () => {
    const bare = positionOf('w CLT a1 N,w HT h3 N,b CLT n16 S', ['h5']);
    const view = chessView(bare);
    const command = { type: 'drive', seat: 0, from: 'h3', to: 'h5', facing: 'N', fireAt: null } as const;
    const refusal = tankChess.refuse(view, command);
    const at = skin.place(view, 'square:h4');
    const proof = skin.place(view, 'square:h5');
    if (refusal === null || at === null || proof === null) throw new Error('that is allowed');
    const record = recordingStage();
    const inSight = { x: at.x - 200, y: at.y - 220, width: 460, height: 480 };
    skin.drawWhyNot(view, { command, refusal }, { ...record.stage, visibleBox: inSight, pixelsPerUnit: 0.85 });
    const tag = record.put.get('instead/tag')?.item;
    if (tag?.kind !== 'tag') throw new Error('no words beside the ghost');
    const beside = tag.x >= proof.x + proof.width || tag.x + tag.width <= proof.x;
    expect(beside || tag.y >= proof.y + proof.height || tag.y + tag.height <= proof.y).toBe(true);
  });
});

describe('motion', () => {
  const view = chessView(picturePosition);
  const unit = view.pieces.find(({ at }) => at === 'i9')?.id ?? '';

  test('a drive ends where the route ends, in its facing', async () => {
    const record = recordingStage();
    const event: Extract<Event, { type: 'drove' }> = {
      type: 'drove',
      seat: 0,
      unit,
      kind: 'MT',
      from: 'i9',
      to: 'k10',
      facing: 'NE',
      steps: 3,
      route: [
        { move: 'ahead', at: 'j9', facing: 'E' },
        { move: 'left', at: 'j9', facing: 'NE' },
        { move: 'ahead', at: 'k10', facing: 'NE' },
      ],
      reverse: false,
      record: '',
    };
    await skin.animations.drove?.(event, record.stage, view);
    const hull = record.moves.filter(({ id }) => id === `unit:${unit}/hull`);
    expect(hull.map(({ to }) => to)).toEqual([{ x: 570, y: 450 }, { angle: 45 }, { x: 630, y: 390 }]);
    expect(record.sounds).toEqual(['engine', 'engine']);
  });

  test('a shot swings the turret to the target before it fires, and leaves the turret at home', async () => {
    const record = recordingStage();
    const event: Extract<Event, { type: 'fired' }> = {
      type: 'fired',
      seat: 0,
      unit,
      kind: 'MT',
      from: 'j9',
      at: 'l7',
      target: 'x',
      targetKind: 'LT',
      face: 'side',
      gun: 2,
      armour: 0,
    };
    await skin.animations.fired?.(event, record.stage, view);
    expect(record.moves[0]).toMatchObject({ id: `unit:${unit}/turret`, to: { angle: 135 } });
    expect(record.flashes).toEqual(['blast', 'shell']);
    expect(record.moves.at(-1)).toMatchObject({ to: { x: 570, y: 450 } });
  });
});
