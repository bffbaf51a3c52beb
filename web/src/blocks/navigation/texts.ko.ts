export const ko = {
  inPreparation: '준비 중이에요. 열리면 메뉴에서 바로 들어갈 수 있어요.',
  product: '나루',
  home: '홈',
  here: '지금 있는 곳',
};
