export const ko = {
  bell: '알림',
  unread: (count: string) => `${count}, 읽지 않은 알림`,
};
