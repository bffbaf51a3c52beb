export const ko = {
  template: '양식 내려받기',
  file: '파일',
  reading: '파일을 확인하고 있어요',
  problems: (count: string) => `잘못된 줄이 ${count}개 있어요`,
  line: (line: string) => `${line}번째 줄`,
  download: '잘못된 줄 내려받기',
};
