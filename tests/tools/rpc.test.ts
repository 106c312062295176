import { describe, expect, test } from 'vitest';
import { answerLine, codes, limits, type Method } from '../../tools/lib/jsonRpc';
import { linesOf } from '../../tools/lib/lines';
import { rpcMethods } from '../../tools/lib/rpcMethods';

interface Reply {
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

function session() {
  const methods = rpcMethods();
  const send = async (line: string): Promise<Reply> => JSON.parse((await answerLine(line, methods)) ?? 'null');
  const call = (method: string, params: object = {}) => send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
  const ok = async (method: string, params: object = {}) => {
    const reply = await call(method, params);
    expect(reply.error, method).toBeUndefined();
    return reply.result;
  };
  return { send, call, ok, methods };
}

const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

async function newGame(deal: object = { game: 'tankChess', setup: 'standard16', seed: 7 }) {
  const { ok, ...rest } = session();
  const id = String(field(await ok('game.new', deal), 'id'));
  const legal = async (seat: number) => {
    const commands = await ok('game.legal', { id, seat });
    if (!Array.isArray(commands)) throw new Error('no list');
    return commands;
  };
  return { ok, ...rest, id, legal };
}

describe('a game over rpc', () => {
  test('is listed, opened, looked at, played, taken back, saved and loaded', async () => {
    const { ok, id, legal } = await newGame();
    const listed = await ok('games.list');
    expect(Array.isArray(listed) && listed.map((game) => field(game, 'id'))).toContain('tankChess');
    const before = await ok('game.view', { id, seat: 0 });
    expect(await ok('game.view', { id, seat: null })).toEqual(before);
    const [command] = await legal(0);
    expect(await ok('game.whyNot', { id, command })).toBeNull();
    const played = await ok('game.play', { id, command });
    expect(field(played, 'over')).toBe(false);
    expect(field(played, 'events')).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'drove' })]));
    expect(await legal(0)).toEqual([]);
    const after = await ok('game.view', { id, seat: 0 });

    const save = await ok('game.save', { id });
    const again = field(await ok('game.load', { save }), 'id');
    expect(again).not.toBe(id);
    expect(await ok('game.view', { id: again, seat: 0 })).toEqual(after);

    expect(await ok('game.undo', { id })).toEqual({ commands: 0 });
    expect(await ok('game.view', { id, seat: 0 })).toEqual(before);
    expect(await ok('game.view', { id: again, seat: 0 })).toEqual(after);
  });

  describe('saved while something is hidden', () => {
    const deal = { game: 'tankKillers', seed: 7 };
    test('is whole for the caller who opened it: he is the table', async () => {
      const { ok, id } = await newGame(deal);
      const save = await ok('game.save', { id });
      expect(field(save, 'seed')).toBe('7');
      expect(field(await ok('game.load', { save }), 'id')).not.toBe(id);
    });

    test('holds for a seat, or for nobody, only what it may know', async () => {
      const { ok, id, call } = await newGame(deal);
      for (const seat of [0, 1, null]) {
        const save = await ok('game.save', { id, seat });
        expect(field(save, 'view')).toEqual(await ok('game.view', { id, seat }));
        expect(field(save, 'eyes')).toBe(seat);
        expect([field(save, 'seed'), field(save, 'commands')]).toEqual([undefined, undefined]);
        expect((await call('game.load', { save })).error?.code).toBe(codes.badRecord);
      }
      expect((await call('game.save', { id, seat: 2 })).error?.code).toBe(codes.params);
    });

    test('holds what everybody may know where a seat is away, and all once it is over', async () => {
      const { ok, id, call } = await newGame({ ...deal, seats: ['here', 'away'] });
      const save = await ok('game.save', { id });
      expect(field(save, 'view')).toEqual(await ok('game.view', { id, seat: null }));
      await ok('game.play', { id, command: { type: 'resign', seat: 0 } });
      expect(field(await ok('game.save', { id }), 'seed')).toBe('7');
      expect((await call('game.new', { ...deal, seats: ['here', 'there'] })).error?.code).toBe(codes.params);
    });

    test('knows nothing of a seat that is away: no view, no list, no bot, no save, no undo', async () => {
      const { ok, call, id } = await newGame({ game: 'tankKillers', seed: 7, seats: ['here', 'away'] });
      for (const [method, more] of Object.entries({
        'game.view': {},
        'game.legal': {},
        'game.save': {},
        'game.undo': {},
        'game.bot': { level: 'easy' },
      })) {
        expect((await call(method, { id, seat: 1, ...more })).error?.code, method).toBe(codes.notPossible);
      }
      await ok('game.view', { id, seat: 0 });
      await ok('game.play', { id, command: { type: 'resign', seat: 0 } });
      await ok('game.view', { id, seat: 1 });
    });

    test('is whole for anybody in a game without secrets', async () => {
      const { ok, id } = await newGame();
      expect(await ok('game.save', { id, seat: 1 })).toEqual(await ok('game.save', { id }));
    });
  });

  test('undo gives nobody a look at what another has hidden, and a concession stands', async () => {
    const { ok, call, id, legal } = await newGame({ game: 'tankKillers', seed: 7, options: { autoPass: false } });
    let taken = 0;
    for (let commands = 0; commands < 60; commands++) {
      const seat = (await legal(0)).length > 0 ? 0 : 1;
      const [command] = await legal(seat);
      await ok('game.play', { id, command });
      expect((await call('game.undo', { id, seat: 1 - seat })).error?.code).toBe(codes.notPossible);
      if ((await call('game.undo', { id, seat })).error !== undefined) continue;
      taken += 1;
      await ok('game.play', { id, command });
    }
    expect(taken).toBeGreaterThan(0);
    await ok('game.play', { id, command: { type: 'resign', seat: 0 } });
    for (const seat of [0, 1]) {
      expect((await call('game.undo', { id, seat })).error?.code).toBe(codes.notPossible);
    }
  });

  test('gives a bot that answers with a legal command and what it saw', async () => {
    const { ok, id } = await newGame();
    const answer = await ok('game.bot', { id, seat: 0, level: 'easy' });
    expect(await ok('game.whyNot', { id, command: field(answer, 'command') })).toBeNull();
    expect(field(answer, 'view')).toEqual(await ok('game.view', { id, seat: 0 }));
  });

  test('the seal given at the start is the hash of the seed in the save', async () => {
    const { ok } = session();
    const opened = await ok('game.new', { game: 'tankChess' });
    const save = await ok('game.save', { id: field(opened, 'id') });
    const { seal } = await import('../../src/session/record/seal');
    expect(field(opened, 'seal')).toBe(seal(String(field(save, 'seed'))));
  });

  test('resigning ends it', async () => {
    const { ok, call, id } = await newGame();
    const end = await ok('game.play', { id, command: { type: 'resign', seat: 1 } });
    expect(end).toMatchObject({ over: true, result: { rule: 'resigned', winners: [0] } });
    const late = await call('game.play', { id, command: { type: 'resign', seat: 0 } });
    expect(late.error?.code).toBe(codes.refused);
  });
});

describe('bad input', () => {
  test.each([
    ['not json', codes.parse],
    ['{"jsonrpc":"2.0","id":1,', codes.parse],
    ['[]', codes.request],
    ['7', codes.request],
    ['null', codes.request],
    ['{"id":1,"method":"games.list"}', codes.request],
    ['{"jsonrpc":"2.0","id":{},"method":"games.list"}', codes.request],
    ['{"jsonrpc":"2.0","id":1,"method":5}', codes.request],
    ['{"jsonrpc":"2.0","id":1,"method":"game.cheat"}', codes.method],
    ['{"jsonrpc":"2.0","id":1,"method":"__proto__"}', codes.method],
    ['{"jsonrpc":"2.0","id":1,"method":"game.view","params":[1]}', codes.params],
  ])('%s', async (line, code) => {
    expect((await session().send(line)).error?.code).toBe(code);
  });

  test.each([
    ['game.new', { game: 'ludo' }, codes.params],
    ['game.new', { game: '__proto__' }, codes.params],
    ['game.new', { game: 'tankChess', setup: 'moon' }, codes.params],
    ['game.new', { game: 'tankChess', seats: 9 }, codes.params],
    ['game.new', { game: 'tankChess', options: { cheats: true } }, codes.params],
    ['game.new', { game: 'tankChess', seed: { a: 1 } }, codes.params],
    ['game.view', { id: 'g9', seat: 0 }, codes.noSuchGame],
    ['game.load', { save: 'x' }, codes.badRecord],
    ['game.load', { save: { format: 'hull-down/1' } }, codes.badRecord],
    ['ask', { game: 'tankChess', question: 'meaningOfLife' }, codes.params],
    ['ask', { game: 'tankChess', question: 'constructor' }, codes.params],
    ['ask', { game: 'tankChess', question: 'turns', position: { size: 99 } }, codes.params],
  ])('%s %j', async (method, params, code) => {
    expect((await session().call(method, params)).error?.code).toBe(code);
  });

  test('leaves the game as it was', async () => {
    const { ok, call, id } = await newGame();
    const before = await ok('game.view', { id, seat: null });
    const commands = [null, 1, 'drive', [], {}, { type: 'drive' }, { type: 'drive', seat: 0, from: 'zz', to: 9 }];
    for (const command of commands) {
      expect((await call('game.play', { id, command })).error?.code).toBe(codes.params);
    }
    expect((await call('game.view', { id, seat: 5 })).error?.code).toBe(codes.params);
    expect((await call('game.bot', { id, seat: 1, level: 'easy' })).error?.code).toBe(codes.notPossible);
    expect((await call('game.undo', { id })).error?.code).toBe(codes.notPossible);
    expect(await ok('game.view', { id, seat: null })).toEqual(before);
  });

  test('a refused command names its rule', async () => {
    const { ok, call, id, legal } = await newGame();
    const [command] = await legal(0);
    const reply = await call('game.play', { id, command: { ...command, seat: 1 } });
    expect(reply.error?.code).toBe(codes.refused);
    expect(field(reply.error?.data, 'rule')).toMatch(/^TC-/);
    expect(reply.error?.data).toEqual(await ok('game.whyNot', { id, command: { ...command, seat: 1 } }));
  });

  test('a refused command is answered with the nearest like it that is allowed', async () => {
    const { ok, call } = session();
    const id = field(await ok('game.new', { game: 'tankOnTank', setup: 'S1', seed: 1 }), 'id');
    const both = await Promise.all([0, 1].map((seat) => ok('game.legal', { id, seat })));
    const entry = both.flat().find((each) => field(each, 'type') === 'enter');
    const command = { type: 'enter', seat: field(entry, 'seat'), unit: field(entry, 'unit'), to: 'D5' };
    const refusal = await ok('game.whyNot', { id, command });
    expect(field(refusal, 'rule')).toMatch(/^TOT-/);
    expect(field(refusal, 'instead')).toEqual({ ...command, to: 'D10' });
    expect((await call('game.play', { id, command })).error?.data).toEqual(refusal);
    expect(await ok('game.whyNot', { id, command: field(refusal, 'instead') })).toBeNull();
  });

  test('a batch answers each of its parts, notifications nothing', async () => {
    const { methods } = session();
    const note = { jsonrpc: '2.0', method: 'games.list' };
    expect(await answerLine(JSON.stringify(note), methods)).toBeNull();
    expect(await answerLine(JSON.stringify([note]), methods)).toBeNull();
    const replies: Reply[] = JSON.parse(
      (await answerLine(JSON.stringify([1, note, { ...note, id: 'b' }]), methods)) ?? '',
    );
    expect(replies.map(({ id, error }) => [id, error?.code])).toEqual([
      [null, codes.request],
      ['b', undefined],
    ]);
  });

  test('nothing nests too deeply to be answered', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const { send } = session();
    const line = `{"jsonrpc":"2.0","id":1,"method":"game.load","params":{"save":{"format":${deep}}}}`;
    expect((await send(line)).error?.code).toBe(codes.params);
    expect((await send('{"jsonrpc":"2.0","id":2,"method":"games.list"}')).id).toBe(2);
    const nested = (depth: number) =>
      `{"jsonrpc":"2.0","id":1,"method":"game.view","params":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
    expect((await send(nested(limits.depth))).error?.code).toBe(codes.noSuchGame);
    expect((await send(nested(limits.depth + 1))).error?.code).toBe(codes.params);
  });

  test('a batch of too many is refused before anything of it is done', async () => {
    const { methods, call } = session();
    const open = { jsonrpc: '2.0', id: 1, method: 'game.new', params: { game: 'tankChess', seed: 7 } };
    const send = async (requests: number): Promise<unknown> =>
      JSON.parse((await answerLine(JSON.stringify(Array.from({ length: requests }, () => open)), methods)) ?? '');
    expect(field(field(await send(limits.batch + 1), 'error'), 'code')).toBe(codes.tooMuch);
    expect((await call('game.view', { id: 'g1', seat: 0 })).error?.code).toBe(codes.noSuchGame);
    expect(await send(limits.batch)).toHaveLength(limits.batch);
  });

  test('what would be too long an answer is said to be, alone and in a batch', async () => {
    const half = 'x'.repeat(limits.answerBytes / 2 - 100);
    const methods = new Map<string, Method>([
      ['half', () => half],
      ['much', () => half + half + half],
    ]);
    const ask = (method: string) => ({ jsonrpc: '2.0', id: method, method });
    const answered = async (lines: unknown): Promise<unknown> =>
      JSON.parse((await answerLine(JSON.stringify(lines), methods)) ?? '');
    expect(field(field(await answered(ask('much')), 'error'), 'code')).toBe(codes.tooMuch);
    const replies = await answered([ask('half'), ask('half'), ask('half')]);
    if (!Array.isArray(replies)) throw new Error('no list');
    expect(replies.map((reply) => field(field(reply, 'error'), 'code'))).toEqual([undefined, undefined, codes.tooMuch]);
  });

  test('so many games may be open, and closing one makes room', async () => {
    const { call, ok } = session();
    const deal = { game: 'tankChess', seed: 7 };
    for (let game = 0; game < 500; game++) await ok('game.new', deal);
    expect((await call('game.new', deal)).error?.code).toBe(codes.tooMuch);
    await ok('game.close', { id: 'g1' });
    await ok('game.new', deal);
  });

  test('nobody can say that a clock has run out', async () => {
    const { call, id } = await newGame();
    for (const method of ['game.play', 'game.whyNot']) {
      expect((await call(method, { id, command: { type: 'flag', seat: 1 } })).error?.code).toBe(codes.params);
    }
  });
});

test('lines are cut across chunks, and one that is too long is only reported', async () => {
  async function* chunks() {
    yield Buffer.from('one\ntw');
    yield Buffer.from('o\n\n');
    yield 'x'.repeat(30);
    yield Buffer.from(`${'x'.repeat(30)}\nlast`);
  }
  const lines: unknown[] = [];
  for await (const line of linesOf(chunks(), 50)) lines.push(line);
  expect(lines).toEqual([{ text: 'one' }, { text: 'two' }, { text: '' }, { tooLong: true }, { text: 'last' }]);
});
