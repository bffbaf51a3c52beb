import { findingKo } from './finding/texts.ko.ts';

export const ko = {
  ...findingKo,
  label: '역량',
  failed: '역량을 불러오지 못했어요.',
  see: '결과 보기',
  measure: '점수 (100점 만점)',
  noResult: '내 역량을 알아볼까요?',
  noResultText: '검사를 마치면 무엇을 잘하고 무엇을 키우면 좋을지 그림으로 보여 드려요.',
  take: '검사하러 가기',
  doubtful: '신뢰도 주의',
  taken: (day: string) => `${day}에 마쳤어요`,
  now: (day: string) => `이번 (${day})`,
  before: (day: string) => `지난번 (${day})`,
  nowColumn: '이번',
  beforeColumn: '지난번',
  scale: '척도',
} as const;
