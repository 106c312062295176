import type { ScenarioId } from '../../../rules/tankDuel/data/scenarios';

export const scenarios: { readonly [id in ScenarioId]: { readonly name: string; readonly about: string } } = {
  meeting: { name: '遭遇戦', about: '二つの小隊が平原で出会い、撃ち合う。' },
  highGround: { name: '高地を守れ', about: '丘陵は4枚。終了時に単独で押さえた側が大きく勝ち越す。' },
  breakthrough: { name: '突破', about: '戦場を端から端まで走り抜け、反対側から離脱する。' },
  centre: { name: '中央の王', about: '中央から400m以内に入り、とどまる。' },
  bridgehead: { name: '橋頭堡', about: 'Pak 40を後ろに控えたドイツ軍の窪地を、ソ連軍が攻める。' },
  city: { name: '市街戦', about: '瓦礫に歩兵がひそむ市街戦。ハッチの開閉も大事になる。' },
  rasputitsa: { name: '泥濘期', about: '泥濘。道路を押さえた側が動けて、得点もできる。' },
  blizzard: { name: '吹雪', about: '雪嵐。自車の視程より先は誰にも見えない。' },
  minefield: { name: '啓開路', about: '地雷入りのデッキで、啓開路を押し進む。' },
  ambush: { name: '夕暮れの待ち伏せ', about: '突撃砲2両が、森の中で縦隊を待ち伏せる。' },
  firstTigers: { name: '最初のティーガー', about: '1943年初頭。ティーガー1両とその護衛に、T-34中隊が挑む。' },
  pantherAutumn: { name: '秋のパンター', about: '1943年秋。新型パンターと最初の85mm砲が出会う。' },
  ironRoad: { name: '西への鉄路', about: '1944年夏。突破を図るソ連軍と、道をふさぐドイツ軍。' },
  lastGuns: { name: '最後の砲', about: '1945年。両軍の最重量級が高地を争う。' },
  singleCombat: { name: '一騎打ち', about: '一対一。いちばん手早く遊べる。' },
};
