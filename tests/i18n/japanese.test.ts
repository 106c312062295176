import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** A thing with its one Japanese name, and the words that stood for it beside that name. */
interface Term {
  readonly name: string;
  /** Words that no longer stand anywhere in the books and dictionaries concerned. */
  readonly rejected: RegExp;
  /** A wording in which one of them stood: the check must find it. */
  readonly stood: string;
  /** The games concerned; all of them and the frame around them where nothing is said. */
  readonly within?: readonly string[];
  /** Where the letters of a rejected word mean something else. */
  readonly unless?: RegExp;
}

const WEST = ['tankOnTank'];
const CHESS = ['tankChess'];
const KILLERS = ['tankKillers'];
const COUNTED =
  'ステップ|マス|ヘクス|ターン|両(?!軍|方|者|陣|端|側)|個|枚|発|門|列|ラウンド|段階|回(?![りすっ転])|AP|VP';

const terms: readonly Term[] = [
  { name: '視線', rejected: /照準線/, stood: '目標への照準線が通りません。' },
  { name: '視線が通る', rejected: /視線良好|視線：良好/, stood: '視線良好' },
  { name: '視線を遮', rejected: /妨げ|妨害/, stood: '森は照準線を妨げます。', within: WEST },
  { name: 'ヘクスサイド', rejected: /辺/, unless: /長辺/g, stood: '辺 {hexes} を通る', within: WEST },
  { name: '両側とも視線を遮る', rejected: /両側がふさが/, stood: '辺の両側がふさがっている', within: WEST },
  { name: 'が観測', rejected: /目を借り/, stood: '{names}の目を借りる' },
  { name: '観測できる味方もいない', rejected: /見てくれ/, stood: '見てくれる味方もいない' },
  { name: 'アメリカンタンクエース', rejected: /アメリカン・|タンク・エース/, stood: 'アメリカン・タンク・エース' },
  { name: 'ティーガー', rejected: /タイガー/, stood: 'キングタイガー' },
  { name: '独軍', rejected: /アメリカ軍|ドイツ軍/, stood: 'ドイツ軍の番', within: WEST },
  { name: 'ドイツ軍', rejected: /米軍|独軍/, stood: '独軍の番', within: [...KILLERS, 'tankDuel', 'tankAce'] },
  { name: '入門', rejected: /学ぶ/, stood: 'タンクチェスを学ぶ' },
  { name: 'ダイス', rejected: /サイコロ|さいころ/, stood: 'サイコロなし。' },
  { name: '隠されたアクションポイント', rejected: /行動力/, stood: '見えない行動力' },
  { name: '集中射撃', rejected: /合同射撃|集団射撃/, stood: '合同射撃' },
  { name: '先攻', rejected: /先手/, stood: '先手は米軍。', within: [...WEST, ...KILLERS] },
  { name: 'ソフトターゲット', rejected: /軟目標|ソフトユニット|人員ユニット/, stood: '軟目標と歩兵の前進' },
  { name: '市街', rejected: /街/, unless: /市街|街路|街区/g, stood: '街E6の歩兵' },
  { name: 'グループ', rejected: /一団|一群/, stood: '一団の移動終了', within: WEST },
  { name: '目標マーカー', rejected: /目標物|目標カウンター/, stood: '目標物カウンターを置く' },
  { name: '元に戻す', rejected: /待った/, stood: '待った' },
  { name: '背面', rejected: /後面/, stood: '側面I、後面0' },
  { name: '火力', rejected: /砲の数字|砲\{gun|砲[IV]+/, stood: '砲{gun#} 対 装甲', within: CHESS },
  { name: '離脱', rejected: /脱出/, stood: '盤外へ脱出', within: CHESS },
  { name: '前進', rejected: /走[るらりっ行]/, stood: 'D7まで走らせてください。', within: CHESS },
  { name: '隅から斜めには出られません', rejected: /隅越え/, stood: '隅越えはできません。' },
  { name: '撃破されていない', rejected: /生きている/, stood: '生きている自軍の駒' },
  { name: '悪手の前に警告', rejected: /大失敗/, stood: '大失敗の前に警告する' },
  { name: 'CPU', rejected: /ボット/, unless: /ロボット/g, stood: 'ボット同士の実戦' },
  { name: 'プレイヤー', rejected: /^人$|人間/, stood: '人' },
  { name: 'ランダム', rejected: /おまかせ/, stood: 'おまかせ' },
  { name: '次もフェイズは続く', rejected: /次では終わらない/, stood: '次では終わらない' },
  { name: '必ず終了', rejected: /必ず ?最後/, stood: '必ず 最後' },
  { name: 'AP不要', rejected: /無料/, stood: '保留は無料。', within: WEST },
  { name: '道路ボーナス', rejected: /道路行軍/, stood: '道路行軍で一ヘクス先まで' },
  { name: '側面強襲', rejected: /一突き/, stood: '側面への一突き' },
  { name: '攻撃阻止', rejected: /攻撃喪失|行動喪失/, stood: '攻撃喪失サブフェイズ' },
  { name: '貫徹値+', rejected: /Pen(?![a-z])/, unless: /（Pen）/g, stood: 'Penに+2', within: KILLERS },
  {
    name: '対歩兵値+',
    rejected: /Inf[をにのが）]|Inf \d|またはInf/,
    unless: /（Inf）/g,
    stood: 'Infに+3',
    within: KILLERS,
  },
  { name: '練度', rejected: /プロフェッショナリズム/, stood: 'プロフェッショナリズム' },
  { name: 'カード記号は中戦車。すべてのカードで中戦車として扱う。', rejected: /コード上/, stood: 'コード上は中戦車' },
  { name: 'M7プリースト', rejected: /M7(?!プリースト)/, stood: 'M7自走砲', within: KILLERS },
  { name: '元にするシナリオ', rejected: /始めの形/, stood: '始めの形' },
  { name: '地形', rejected: /下地/, stood: '下地' },
  { name: '登場方法', rejected: /現れ方/, stood: '現れ方' },
  { name: 'データを守るため停止しました', rejected: /被害が出る前/, stood: '被害が出る前に停止しました。' },
  {
    name: '5ステップ',
    rejected: new RegExp(`(?<![同唯単統])[一二三四五六七八九十]+(${COUNTED})`),
    unless: /必殺の一発/g,
    stood: '五ステップ',
  },
  {
    name: '：',
    rejected: /[ぁ-んァ-ヶ一-龠）」]:|:(?= ?[ぁ-んァ-ヶ一-龠])/,
    unless: /`[^`]*`|（行:桁）/g,
    stood: '裁定: はい',
  },
];

interface Text {
  readonly game: string;
  readonly place: string;
  readonly words: string;
}

const SOURCES = new URL('../../src/', import.meta.url);
const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;
const COMMENT = /^\s*(?:\/\/|\/\*|\*)/;
const QUOTED = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`/g;

/** The Japanese strings of a line of code; the whole line where one of them goes over several. */
function quotedIn(line: string): readonly string[] {
  if (!JAPANESE.test(line) || COMMENT.test(line)) return [];
  const strings = [...line.matchAll(QUOTED)].map(([, one, two, three]) => one ?? two ?? three ?? '');
  return JAPANESE.test(line.replace(QUOTED, '')) ? [line] : strings.filter((each) => JAPANESE.test(each));
}

/** Every line a Japanese player may read, wherever in the sources it stands. */
const texts: readonly Text[] = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') || path.endsWith('/ja.md'))
  .flatMap((path) => {
    const lines = readFileSync(new URL(path, SOURCES), 'utf8').split('\n');
    const game = /tank[A-Z]\w+/.exec(path)?.[0] ?? 'app';
    return lines.flatMap((line, index) =>
      (path.endsWith('.md') ? [line] : quotedIn(line)).map((words) => ({ game, place: `${path}:${index + 1}`, words })),
    );
  });

const rejects = ({ rejected, unless }: Term, words: string): boolean =>
  rejected.test(unless === undefined ? words : words.replace(unless, ''));

test('dictionaries, descriptions and rule indexes of all games are read', () => {
  const games = [...new Set(texts.map(({ game }) => game))].sort();
  expect(games).toEqual(['app', 'tankAce', 'tankChess', 'tankDuel', 'tankKillers', 'tankOnTank']);
  const read = (file: string) => texts.some(({ place }) => place.startsWith(`${file}:`));
  for (const file of ['i18n/app/ja/frame.ts', 'i18n/tankChess/describe.ts', 'rules/tankDuel/rulebook/ja.md']) {
    expect(read(file), file).toBe(true);
  }
});

test('a string is found in code, a comment is not', () => {
  expect(quotedIn("  town: '街', // 街")).toEqual(["  town: '街', // 街"]);
  expect(quotedIn("  town: '街', plain: 'town',")).toEqual(['街']);
  expect(quotedIn('/** 街の言葉。 */')).toEqual([]);
});

describe.each(terms.map((term) => [term.name, term] as const))('%s', (name, term) => {
  const concerned = texts.filter(({ game }) => term.within?.includes(game) ?? true);

  test('is what the thing is called', () => {
    expect(concerned.some(({ words }) => words.includes(name))).toBe(true);
    expect(rejects(term, name)).toBe(false);
  });

  test('has no other word beside it', () => {
    expect(rejects(term, term.stood)).toBe(true);
    expect(concerned.filter(({ words }) => rejects(term, words))).toEqual([]);
  });
});
