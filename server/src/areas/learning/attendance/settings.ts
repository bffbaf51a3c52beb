/** Settings of attendance. */
import { numberSetting, type Setting } from '../../../platform/settings/declare.ts';

export const LATE_MINUTES = numberSetting('learning.lateMinutes', {
  defaultValue: 10,
  min: 0,
  max: 120,
  description: {
    ko: '시작하고 몇 분이 지나면 지각으로 셀지',
    en: 'How many minutes after its beginning a session counts people as late',
  },
});

export const GRACE_MINUTES = numberSetting('learning.graceMinutes', {
  defaultValue: 10,
  min: 0,
  max: 120,
  description: {
    ko: '회차가 끝나고 몇 분까지 출석 코드를 받을지',
    en: 'How many minutes after its end a session still takes attendance codes',
  },
});

export const ATTENDANCE_SETTINGS: readonly Setting[] = [LATE_MINUTES, GRACE_MINUTES];
