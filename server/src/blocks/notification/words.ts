/** Sentences of e-mails and text messages that belong to no type. */
export const words = {
  ko: {
    digestSubject: (count: number) => `읽지 않은 알림 ${count}개가 있어요`,
    digestIntro: '지난 하루 동안 온 알림이에요.',
    digestMore: (count: number) => `그 밖에 ${count}개가 더 있어요.`,
    openList: '알림 보기',
    why: '알림을 이메일로도 받기로 해서 보냈어요.',
    whyMandatory: '꼭 알려 드려야 하는 내용이라 보냈어요.',
    preference: '알림 설정',
    gone: '알림',
    sensitive: '상담 일정 안내',
  },
  en: {
    digestSubject: (count: number) =>
      count === 1 ? 'You have 1 unread notification' : `You have ${count} unread notifications`,
    digestIntro: 'These notifications came over the last day.',
    digestMore: (count: number) => `And ${count} more.`,
    openList: 'See your notifications',
    why: 'You get this because your notifications also come by email.',
    whyMandatory: 'You get this because it is something we always tell you.',
    preference: 'Notification settings',
    gone: 'Notification',
    sensitive: 'About your counselling',
  },
} as const;
