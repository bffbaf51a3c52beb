export const ko = {
  restored: '전에 쓰던 내용을 불러왔어요',
  restoredText: (moment: string) => `${moment}에 저장한 내용이에요.`,
  startOver: '새로 쓰기',
  count: (length: string, most: string) => `${length} / ${most}자`,
  saved: (moment: string) => `${moment} 저장했어요`,
  saveFailed: '적은 내용을 저장하지 못했어요. 이 화면을 닫으면 사라져요.',
  filesRunning: '파일이 아직 올라가고 있어요. 다 올라간 뒤에 보내 주세요.',
};
