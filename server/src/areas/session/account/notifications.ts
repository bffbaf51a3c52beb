import type { NotificationType } from '../../../blocks/manifest/notification-type.ts';

/** Sent at night too, because somebody else may have changed it. */
export const passwordChanged: NotificationType = {
  type: 'PASSWORD_CHANGED',
  group: 'ACCOUNT',
  channels: ['IN_APP', 'EMAIL'],
  isMandatory: true,
  isUrgent: true,
  isSensitive: false,
  texts: {
    ko: {
      name: '비밀번호 변경',
      title: () => '비밀번호가 바뀌었어요',
      body: '직접 바꾸지 않았다면 바로 비밀번호를 다시 정하고 담당 부서에 알려 주세요.',
      action: '내 계정 보기',
    },
    en: {
      name: 'Password changes',
      title: () => 'Your password was changed',
      body: 'If this wasn’t you, set a new password right away and contact the office in charge.',
      action: 'View account',
    },
  },
};
