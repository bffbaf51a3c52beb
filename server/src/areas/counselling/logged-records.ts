/** Changes of rooms and of advisors, as the change log names them; never a meeting, a case or what was said there. */
import { namesById } from '../../blocks/manifest/logged-name-store.ts';
import type { LoggedRecord } from '../../blocks/manifest/logged-record.ts';

export const COUNSELLING_RECORDS: readonly LoggedRecord[] = [
  {
    entity: 'room',
    name: { ko: '상담실', en: 'Room' },
    selectNames: namesById('room'),
    acts: {
      'room.create': { ko: '상담실 추가', en: 'Room added' },
      'room.change': { ko: '상담실 변경', en: 'Room changed' },
    },
  },
  {
    entity: 'room_closure',
    name: { ko: '상담실 사용 중지', en: 'Room closure' },
    acts: {
      'room.block': { ko: '사용 중지', en: 'Closed for a time' },
      'room.unblock': { ko: '사용 중지 해제', en: 'Closure lifted' },
    },
  },
  {
    entity: 'advisor_assignment',
    name: { ko: '지도교수 배정', en: 'Advisor assignment' },
    acts: {
      'advisors.assign': { ko: '배정', en: 'Assigned' },
      'advisors.end': { ko: '배정 종료', en: 'Ended' },
    },
  },
];
