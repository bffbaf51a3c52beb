export const ko = {
  title: '졸업 자가진단',
  blockedTitle: '브라우저가 새 탭을 막았어요',
  blockedText: '아래를 누르면 학사시스템의 졸업 자가진단이 새 탭에서 열려요.',
  open: '졸업 자가진단 열기',
  noCodeTitle: '열 수 있는 졸업 자가진단이 없어요',
  noCodeText: '학적에 대학이나 대학원 소속이 적혀 있지 않아요. 소속 학과 사무실에 확인해 주세요.',
  noAddressTitle: '아직 연결된 졸업 자가진단이 없어요',
  noAddressText: '학교가 학사시스템 주소를 정하면 여기에서 바로 열려요.',
  errorTitle: '졸업 자가진단을 열지 못했어요.',
};
