/** Changes of tests by their office, as the change log names them; never what somebody answered. */
import { namesById } from '../../blocks/manifest/logged-name-store.ts';
import type { LoggedRecord } from '../../blocks/manifest/logged-record.ts';

export const TEST_RECORDS: readonly LoggedRecord[] = [
  {
    entity: 'ability_norm',
    name: { ko: '검사 규준', en: 'Test norm' },
    selectNames: namesById('ability_norm'),
    acts: {
      'norms.import': { ko: '파일로 추가', en: 'Added by sheet' },
      'norms.replace': { ko: '다시 올림', en: 'Uploaded again' },
      'norms.use': { ko: '사용 시작', en: 'Put in use' },
      'norms.delete': { ko: '삭제', en: 'Deleted' },
      'norms.export': { ko: '엑셀 내려받기', en: 'Excel downloaded' },
    },
  },
  {
    entity: 'ability_assignment',
    name: { ko: '검사 배정', en: 'Test assignment' },
    selectNames: namesById('ability_assignment'),
    acts: {
      'test_assignments.create': { ko: '배정', en: 'Assigned' },
      'test_assignments.change': { ko: '배정 변경', en: 'Assignment changed' },
      'test_assignments.remind': { ko: '안내 발송', en: 'Reminder sent' },
    },
  },
];
