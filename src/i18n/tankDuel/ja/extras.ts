import { roomFrame } from '../../app/ja/rooms';
import type { DuelText } from '../extras';
import { briefing } from './briefing';
import { examples } from './examples';
import { lessons } from './lessons';
import { puzzles } from './puzzles';

/** 入門と問題の言葉。 */
export const extras: DuelText = {
  rooms: { learn: '入門', puzzles: '問題' },
  about: {
    learn: '丘陵のT-34 2両で、規則を一つずつ試す12の場面。',
    puzzles: '最も確率の高い砲撃はどれか。カードを1枚ずつ数えて確かめる。',
  },
  ...roomFrame,
  briefing,
  board: 'テーブル。矢印キーで戦車とカードをたどり、Enterで選択、Escapeで戻る。',
  examples,
  lessons,
  puzzles,
};
