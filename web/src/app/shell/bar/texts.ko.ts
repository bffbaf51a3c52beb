export const ko = {
  back: '뒤로 가기',
};
