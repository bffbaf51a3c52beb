/** Settings of counselling rooms. */
import { numberSetting, type Setting } from '../../../platform/settings/declare.ts';

export const ROOM_RELEASE_MINUTES = numberSetting('psychological.roomReleaseMinutes', {
  defaultValue: 15,
  min: 5,
  max: 60,
  description: {
    ko: '상담실 예약 시간이 시작되고 몇 분 안에 체크인하지 않으면 예약을 해제하는지 (그만큼 먼저 체크인할 수 있음)',
    en: 'Minutes after the start when a reserved room is released if nobody has checked in; check-in opens the same number of minutes before',
  },
});

export const ROOM_SETTINGS: readonly Setting[] = [ROOM_RELEASE_MINUTES];
