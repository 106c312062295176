import enNames from '../../../i18n/tankAce/en/names';
import en from '../../../i18n/tankAce/en/record';
import enReport from '../../../i18n/tankAce/en/report';
import jaNames from '../../../i18n/tankAce/ja/names';
import ja from '../../../i18n/tankAce/ja/record';
import jaReport from '../../../i18n/tankAce/ja/report';
import type { RecordText } from '../../../i18n/tankAce/record';
import type { Pen } from '../../../i18n/tankAce/report';
import type { Style } from '../../board/gameScene';

/** What a service record is written with. */
export function recordWords({ text, language }: Style): { readonly record: RecordText; readonly pen: Pen } {
  return language === 'ja'
    ? { record: ja, pen: { text, report: jaReport, roster: jaNames, locale: language } }
    : { record: en, pen: { text, report: enReport, roster: enNames, locale: language } };
}
