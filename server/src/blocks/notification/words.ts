/** Sentences of emails and text messages that belong to no type. */
export const words = {
  ko: {
    digestSubject: (count: number) => `읽지 않은 알림 ${count}개가 있어요`,
    digestIntro: '지난 하루 동안 온 알림이에요.',
    digestMore: (count: number) => `${count}개가 더 있어요.`,
    openList: '알림 보기',
    why: '이메일로도 알림을 받도록 설정되어 있어서 보냈어요.',
    whyMandatory: '꼭 알려 드려야 하는 내용이라 보냈어요.',
    preference: '알림 설정',
    gone: '알림',
    sensitive: '상담 일정 안내',
  },
  en: {
    digestSubject: (count: number) =>
      count === 1 ? 'You have 1 unread notification' : `You have ${count} unread notifications`,
    digestIntro: 'These are your notifications from the last day.',
    digestMore: (count: number) => `And ${count} more.`,
    openList: 'View notifications',
    why: 'You’re getting this because you’ve chosen to receive notifications by email.',
    whyMandatory: 'You’re getting this because it’s something we always notify you about.',
    preference: 'Notification settings',
    gone: 'Notification',
    sensitive: 'About your counselling',
  },
} as const;
