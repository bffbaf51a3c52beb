/** Settings of legal counselling. */
import { numberSetting, type Setting } from '../../../platform/settings/declare.ts';

export const ANSWER_DAYS = numberSetting('counselling.lawAnswerDays', {
  defaultValue: 7,
  min: 1,
  max: 60,
  description: {
    ko: '법률상담에 며칠 안에 답변하는지 (쉬는 기간은 제외)',
    en: 'Days within which legal counselling requests are answered, not counting pauses',
  },
});

export const RETENTION_YEARS = numberSetting('counselling.retentionYears', {
  defaultValue: 5,
  min: 1,
  max: 30,
  description: {
    ko: '법률상담이 끝난 뒤 내용을 몇 년 동안 보관하는지',
    en: 'How many years legal counselling cases are kept after they end',
  },
});

export const LAW_SETTINGS: readonly Setting[] = [ANSWER_DAYS, RETENTION_YEARS];
