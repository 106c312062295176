import type { Json } from '../../src/rules/core/game';

/** The codes of the specification, and below -32000 our own. */
export const codes = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
  noSuchGame: -32001,
  refused: -32002,
  notPossible: -32003,
  badRecord: -32004,
  tooMuch: -32005,
} as const;

/** How much one line may ask for: more would hold the door against everybody behind it. */
export const limits = { batch: 100, answerBytes: 16 * 1024 * 1024, depth: 64 } as const;

/** An answer other than a result. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

export type Params = { readonly [name: string]: unknown };
export type Method = (params: Params) => unknown;

type Id = string | number | null;

interface Reply {
  readonly jsonrpc: '2.0';
  readonly id: Id;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

const failure = (id: Id, error: RpcError): Reply => ({
  jsonrpc: '2.0',
  id,
  error: {
    code: error.code,
    message: error.message,
    ...(error.data === undefined ? {} : { data: error.data }),
  },
});

/** Answers one line: a request, a batch of them, or garbage. Null where nothing is to be said. Never throws. */
export async function answerLine(line: string, methods: ReadonlyMap<string, Method>): Promise<string | null> {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return print(failure(null, new RpcError(codes.parse, 'this is not JSON')));
  }
  if (!Array.isArray(message)) {
    const reply = await answer(message, methods);
    return reply === null ? null : print(reply);
  }
  if (message.length === 0) return print(failure(null, new RpcError(codes.request, 'an empty batch')));
  if (message.length > limits.batch) {
    return print(failure(null, new RpcError(codes.tooMuch, `a batch may have ${limits.batch} requests`)));
  }
  const replies: string[] = [];
  let room = limits.answerBytes;
  for (const each of message) {
    const reply = await answer(each, methods);
    if (reply === null) continue;
    const text = print(reply, room);
    room = Math.max(0, room - text.length);
    replies.push(text);
  }
  return replies.length === 0 ? null : `[${replies.join(',')}]`;
}

async function answer(message: unknown, methods: ReadonlyMap<string, Method>): Promise<Reply | null> {
  if (!isObject(message)) return failure(null, new RpcError(codes.request, 'a request is an object'));
  const id = isId(message.id) ? message.id : null;
  const fault = faultOf(message);
  if (fault !== null) return failure(id, new RpcError(codes.request, fault));
  const reply = await result(String(message.method), message.params ?? {}, id, methods);
  return message.id === undefined ? null : reply;
}

async function result(name: string, params: unknown, id: Id, methods: ReadonlyMap<string, Method>): Promise<Reply> {
  const method = methods.get(name);
  if (method === undefined) {
    return failure(id, new RpcError(codes.method, 'no such method', { methods: [...methods.keys()] }));
  }
  if (!isObject(params)) return failure(id, new RpcError(codes.params, 'params are given by name, as an object'));
  if (isDeeper(params, limits.depth)) {
    return failure(id, new RpcError(codes.params, `params may be nested ${limits.depth} deep`));
  }
  try {
    return { jsonrpc: '2.0', id, result: (await method(params)) ?? null };
  } catch (error) {
    if (error instanceof RpcError) return failure(id, error);
    return failure(id, new RpcError(codes.internal, error instanceof Error ? error.message : String(error)));
  }
}

function faultOf(message: Params): string | null {
  if (message.jsonrpc !== '2.0') return 'jsonrpc must be "2.0"';
  if (typeof message.method !== 'string') return 'method must be text';
  return message.id === undefined || isId(message.id) ? null : 'id must be text, a number or null';
}

function isId(value: unknown): value is Id {
  return value === null || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

export function isObject(value: unknown): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Level by level, without calling itself: what is nested too deeply for the rules must not be so for this question. */
function isDeeper(value: unknown, most: number): boolean {
  let level: readonly object[] = inner([value]);
  for (let depth = 0; depth < most && level.length > 0; depth++) {
    level = inner(level.flatMap((each): readonly unknown[] => Object.values(each)));
  }
  return level.length > 0;
}

function inner(values: readonly unknown[]): readonly object[] {
  return values.filter((each) => typeof each === 'object' && each !== null);
}

/** What is longer than there is room for is said to be. */
function print(reply: Reply, room: number = limits.answerBytes): string {
  try {
    const text = JSON.stringify(reply);
    if (text.length <= room) return text;
    const error = new RpcError(codes.tooMuch, `the answer to a line may have ${limits.answerBytes} bytes`);
    return JSON.stringify(failure(reply.id, error));
  } catch {
    return JSON.stringify(failure(reply.id, new RpcError(codes.internal, 'the answer cannot be written as JSON')));
  }
}
