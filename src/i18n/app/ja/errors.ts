import type { ErrorText } from '../../errorText';

export const errors: ErrorText = {
  record: {
    tooLarge: '2 MB を超えているため、棋譜として読み込めません。',
    notJson: '棋譜ではありません。{where}（行:桁）から先を読み取れません。',
    tooDeep: '棋譜の {where} で入れ子が {expected} 段を超えています。',
    notRecord: 'これは棋譜ではありません。',
    unknownFormat: '棋譜の形式は {found} となっていますが、読み込めるのは {expected} です。',
    missingField: '棋譜に {where} がありません。',
    unknownField: '棋譜の {where} に不明な項目があります。',
    badField: '棋譜の {where} は{expected}でなければなりませんが、{found} になっています。',
    tooManyCommands: '棋譜の手数が {found} あります。読み込めるのは {expected} 手までです。',
    noLink: 'このリンクには対局が含まれていません。',
    damagedLink: 'リンクが壊れています。コピーの際に一部が欠けたのかもしれません。',
    unknownGame: 'この棋譜のゲームは収録されていません：{found}',
    wrongVersion:
      'この棋譜はルールのバージョン {found} で記録されています。現在のバージョン {expected} では同じ展開になりません。',
    unknownSetup: 'この棋譜の初期配置はこのゲームにありません：{found}',
    wrongSeats: '棋譜の席数は {found} ですが、このゲームの席数は {expected} です。',
    badOption: '棋譜の {where} の設定はこのゲームでは使えません：{rule}',
    badCommand: '棋譜の {where} は、このゲームにない手です：{found}',
    refusedCommand: '棋譜の {where} はルール上指せません：{rule}',
    wrongResult: '棋譜には結果が {found} とありますが、実際の結果は {expected} です。',
    failed: '棋譜を最後まで再生できません。{where} でゲームが停止しました。',
  },
  expected: {
    text: '文字列',
    shortText: 'もっと短い文字列',
    seed: '文字列か整数',
    dice: 'この版が知っているダイスの振り方',
    wholeNumber: '整数',
    number: '有限の数',
    list: 'リスト',
    object: '名前付きの値のまとまり',
    seats: '1 から 8 席のリスト',
    controller: 'プレイヤーかCPU',
    level: 'easy・normal・hard のいずれか',
    seat: '0 から数えた席の番号',
    result: '結果か null',
    moment: 'この対局の中の時点',
  },
  saves: {
    full: 'ブラウザーの保存領域がいっぱいです。保存した対局を削除するか、この対局をファイルに保存してください。',
    blocked:
      'ブラウザーがこのページでの保存を許可していません。ページを閉じると対局は失われます。残すにはファイルに保存してください。',
    missing: 'このブラウザーでは対局を保存できません。ページを閉じると失われます。残すにはファイルに保存してください。',
    gone: 'この保存データはもうありません。',
    damaged: 'この保存データは読み込めなくなっています。',
    elsewhere: 'この対局は別のウィンドウでも進められました。ここでの続きは、別の対局として並べて保存します。',
    bound:
      'このアイアンマンの軍歴は別のウィンドウで進められました。保存は1つだけなので、ここでの続きは残りません。ページを読み直してください。',
    silent:
      'ブラウザーの保存領域から応答がありません。対局は続けられますが、ページを閉じると失われます。残すにはファイルに保存してください。',
    failed: '保存できませんでした。一手ごとに保存し直します。ファイルに保存することもできます。',
  },
  refusals: {
    seat: 'あなたの席ではありません。',
    over: '対局はすでに終わっています。',
  },
};
