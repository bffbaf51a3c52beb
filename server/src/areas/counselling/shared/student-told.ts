import type { NotificationType } from '../../../blocks/manifest/notification-type.ts';

/** Notice to the student that there is something about an appointment, and not which. */
export const psychStudentTold: NotificationType = {
  type: 'PSYCH_STUDENT',
  group: 'COUNSELLING',
  channels: ['IN_APP', 'EMAIL', 'SMS'],
  isSensitive: true,
  isFor: (actor) => actor.studentId !== null,
  texts: {
    ko: {
      name: '상담 일정',
      title: () => '상담 일정 안내',
      body: '나의 상담 이력에서 확인해 주세요.',
      action: '확인하기',
    },
    en: {
      name: 'Counselling appointments',
      title: () => 'About a counselling appointment',
      body: 'Please check your counselling history.',
      action: 'View',
    },
  },
};
