/** Settings of Excel files. */
import { numberSetting, type Setting } from '../../platform/settings/declare.ts';

export const MOST_ROWS = numberSetting('excel.mostRows', {
  defaultValue: 10_000,
  min: 1,
  max: 10_000,
  description: {
    ko: '바로 받을 수 있는 엑셀 파일의 최대 행 수 (넘으면 따로 준비)',
    en: 'Maximum rows of an Excel file downloaded right away; longer ones are prepared in the background',
  },
});

export const KEPT_DAYS = numberSetting('excel.keptDays', {
  defaultValue: 7,
  min: 1,
  max: 30,
  description: { ko: '준비한 엑셀 파일을 보관하는 일수', en: 'How many days a prepared Excel file is kept' },
});

export const EXPORT_SETTINGS: readonly Setting[] = [MOST_ROWS, KEPT_DAYS];
