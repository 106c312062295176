/** Said before any dictionary is here. */
export const bootText = {
  en: {
    loading: 'Loading',
    failed: 'The game could not be loaded. Check the connection, then reload the page.',
    reload: 'Reload',
    scripts: 'Hull Down is played with JavaScript, which is switched off in this browser.',
  },
  ja: {
    loading: '読み込み中',
    failed: 'ゲームを読み込めませんでした。接続を確かめて、ページを再読み込みしてください。',
    reload: '再読み込み',
    scripts: 'Hull DownはJavaScriptで動きます。このブラウザではJavaScriptが無効になっています。',
  },
};
