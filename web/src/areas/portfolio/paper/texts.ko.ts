export const ko = {
  print: '인쇄하기',
  printResume: '인쇄',
  printLetter: '인쇄',
  printWithComments: '의견과 함께 인쇄',
  printAlone: '글만 인쇄',
};
