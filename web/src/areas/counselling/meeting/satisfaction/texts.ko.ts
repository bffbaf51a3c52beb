export const ko = {
  title: '학생 만족도',
  errorTitle: '만족도를 불러오지 못했어요.',
  goneTitle: '열려 있는 상담 설문이 없어요',
  goneText: '상담 뒤에 묻는 설문이 열리면 여기에 결과가 모여요.',
};
