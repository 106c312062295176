import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/i18n';
import { openLanguageSwitch, wordsFor } from '../../../src/scenes/frame/language';

/** Words that come when they are let. */
function library() {
  const waiting: { readonly language: Language; come(): void; fail(): void }[] = [];
  const load = (language: Language) =>
    new Promise<string>((resolve, reject) => {
      waiting.push({ language, come: () => resolve(`${language} words`), fail: () => reject(new Error('offline')) });
    });
  return { waiting, load };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

async function opened() {
  const speech = openLanguageSwitch('en');
  const speaker = { ...speech, settings: () => ({ language: speech.language() }) };
  const { waiting, load } = library();
  const following = wordsFor(speaker, load);
  waiting[0]?.come();
  const words = await following;
  waiting.length = 0;
  return { speech, speaker, words, waiting, load };
}

describe('another language', () => {
  test('is spoken when its words are there, not before', async () => {
    const { speech, words, waiting } = await opened();
    const change = speech.speak('ja');
    await settled();
    expect([speech.language(), words.now()]).toEqual(['en', 'en words']);
    waiting[0]?.come();
    expect(await change).toBe(true);
    expect([speech.language(), words.now()]).toEqual(['ja', 'ja words']);
  });

  test('taken back before its words are there is never spoken', async () => {
    const { speech, words, waiting } = await opened();
    const there = speech.speak('ja');
    const back = speech.speak('en');
    waiting[0]?.come();
    expect(await Promise.all([there, back])).toEqual([false, false]);
    expect([speech.language(), words.now()]).toEqual(['en', 'en words']);
  });

  test('whose words do not come changes nothing, and that is told', async () => {
    const { speech, words, waiting } = await opened();
    const change = speech.speak('ja');
    waiting[0]?.fail();
    await expect(change).rejects.toThrow('offline');
    expect([speech.language(), words.now()]).toEqual(['en', 'en words']);
    const again = speech.speak('ja');
    waiting[1]?.come();
    expect(await again).toBe(true);
    expect(words.now()).toBe('ja words');
  });

  test('whose words do not come after it was taken back is nobody’s trouble', async () => {
    const { speech, waiting } = await opened();
    const there = speech.speak('ja');
    await speech.speak('en');
    waiting[0]?.fail();
    expect(await there).toBe(false);
  });

  test('reaches who comes in while the words are being fetched', async () => {
    const { speech, speaker, words, waiting, load } = await opened();
    const change = speech.speak('ja');
    const late = wordsFor(speaker, load);
    expect(waiting.map(({ language }) => language)).toEqual(['ja', 'en']);
    waiting[1]?.come();
    const came = await late;
    expect(came.now()).toBe('en words');
    waiting[0]?.come();
    await settled();
    expect(words.now(), 'nobody speaks before everybody can').toBe('en words');
    waiting[2]?.come();
    expect(await change).toBe(true);
    expect([words.now(), came.now()]).toEqual(['ja words', 'ja words']);
  });

  test('reaches who is still fetching the words of the one before', async () => {
    const { speech, speaker, waiting, load } = await opened();
    const late = wordsFor(speaker, load);
    const change = speech.speak('ja');
    for (const each of waiting.slice(1)) each.come();
    expect(await change).toBe(true);
    waiting[0]?.come();
    expect((await late).now()).toBe('ja words');
  });

  test('does not wait for who has left', async () => {
    const { speech, words, waiting } = await opened();
    words.stop();
    expect(await speech.speak('ja')).toBe(true);
    expect(waiting).toEqual([]);
    expect(words.now()).toBe('en words');
  });

  test('is not followed by who never got the first words', async () => {
    const { speech, speaker, waiting, load } = await opened();
    const late = wordsFor(speaker, load);
    waiting[0]?.fail();
    await expect(late).rejects.toThrow('offline');
    const change = speech.speak('ja');
    waiting[1]?.come();
    expect(await change).toBe(true);
    expect(waiting).toHaveLength(2);
  });
});
