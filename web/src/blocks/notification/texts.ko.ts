export const ko = {
  bell: '알림',
  unread: (count: string) => `알림, 읽지 않은 알림 ${count}개`,
};
