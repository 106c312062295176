import { describe, expect, test } from 'vitest';
import { memoryChannel } from '../../src/session/channel';

describe('a channel in memory', () => {
  test('carries messages both ways, in order, to all who listen', () => {
    const [here, there] = memoryChannel<number, string>();
    const heard: unknown[] = [];
    there.listen((message) => heard.push(message));
    there.listen((message) => heard.push(-message));
    here.listen((message) => heard.push(message));
    here.send(1);
    here.send(2);
    there.send('back');
    expect(heard).toEqual([1, -1, 2, -2, 'back']);
  });

  test('keeps what comes before anybody listens', () => {
    const [here, there] = memoryChannel<number>();
    here.send(1);
    here.send(2);
    const heard: number[] = [];
    there.listen((message) => heard.push(message));
    here.send(3);
    expect(heard).toEqual([1, 2, 3]);
  });

  test('carries copies: nobody reaches through it', () => {
    const [here, there] = memoryChannel<{ list: number[] }>();
    const sent = { list: [1] };
    const heard: { list: number[] }[] = [];
    there.listen((message) => heard.push(message));
    here.send(sent);
    sent.list.push(2);
    expect(heard).toEqual([{ list: [1] }]);
  });

  test('is heard no more by whoever stopped, nor by anybody once either end is closed', () => {
    const [here, there] = memoryChannel<number>();
    const heard: number[] = [];
    const stop = there.listen((message) => heard.push(message));
    there.listen((message) => heard.push(message * 10));
    here.send(1);
    stop();
    here.send(2);
    there.close();
    here.send(3);
    there.listen((message) => heard.push(message));
    expect(heard).toEqual([1, 10, 20]);
  });
});
