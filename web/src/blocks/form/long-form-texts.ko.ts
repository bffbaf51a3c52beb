import { addAt } from '../../platform/format/particle.ts';

export const ko = {
  restored: '전에 쓰던 내용을 불러왔어요',
  restoredText: (moment: string) => `${addAt(moment)} 저장한 내용이에요.`,
  startOver: '새로 쓰기',
  count: (length: string, most: string) => `${length} / ${most}자`,
  saved: (moment: string) => `${moment} 저장했어요`,
  saveFailed: '적은 내용을 저장하지 못했어요. 이 화면을 닫으면 사라져요.',
  progress: '작성 단계',
  step: (at: string, count: string) => `${at} / ${count}단계`,
  stepName: (about: { at: string; count: string; title: string }) =>
    `${about.count}단계 중 ${about.at}단계, ${about.title}`,
  back: '이전',
  next: '다음',
};
