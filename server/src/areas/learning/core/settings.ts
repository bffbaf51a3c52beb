/** Settings of programmes. */
import { numberSetting, type Setting } from '../../../platform/settings/declare.ts';

export const NO_SHOW_MOST = numberSetting('learning.noShowMost', {
  defaultValue: 0,
  min: 0,
  max: 10,
  description: {
    ko: '연락 없이 몇 번 빠지면 프로그램 신청을 제한할지 (0이면 제한하지 않아요)',
    en: 'How many programmes missed without notice restrict a person from applying (0 for no restriction)',
  },
});

export const NO_SHOW_DAYS = numberSetting('learning.noShowDays', {
  defaultValue: 30,
  min: 1,
  max: 365,
  description: {
    ko: '연락 없이 빠진 일을 며칠 동안 신청 제한에 셀지',
    en: 'For how many days a programme missed without notice counts towards the restriction',
  },
});

export const LEARNING_SETTINGS: readonly Setting[] = [NO_SHOW_MOST, NO_SHOW_DAYS];
