export const ko = {
  title: (who: string) => `${who} 교수님이 쓴 내용이 이 신청과 함께 전해져요.`,
  read: '내용 보기',
  content: (who: string) => `${who} 교수님의 제안으로 신청해요.`,
};
