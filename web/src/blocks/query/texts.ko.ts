export const ko = {
  retry: '다시 불러오기',
  errorText: '잠시 뒤 다시 해 주세요.',
};
