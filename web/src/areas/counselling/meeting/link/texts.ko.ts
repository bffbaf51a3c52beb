export const ko = {
  title: '외부 포트폴리오',
  going: '학교가 정한 사이트로 가고 있어요',
  goingText: '자동으로 열리지 않으면 아래를 눌러 주세요.',
  go: '사이트 열기',
  noneTitle: '아직 연결된 사이트가 없어요',
  noneText: '학교가 주소를 정하면 여기에서 바로 열려요.',
  errorTitle: '주소를 불러오지 못했어요.',
};
