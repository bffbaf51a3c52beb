import { joinFacts } from '../../../platform/format/facts.ts';
import { addParticle } from '../../../platform/format/particle.ts';

export const ko = {
  purpose: (least: number) => `답이 ${least}개 모일 때마다 함께 세요. 그래서 누구의 답인지 짐작할 수 없어요.`,
  counted: (count: string) => `답 ${count}개를 세었어요`,
  waiting: (count: string, least: number) => `${count}개는 같은 조건의 답이 ${least}개가 될 때까지 기다리고 있어요.`,
  nothingYet: '아직 보여 줄 결과가 없어요',
  nothingText: (least: number) => `답이 ${least}개 이상 모이면 결과가 보여요.`,
  ordinal: (no: number) => `${no}.`,
  meanOf: (mean: string, answered: string) => joinFacts([`평균 ${mean}점`, `${answered}명`]),
  answered: (count: string) => `${count}명이 답했어요`,
  mostly: (answer: string, share: string) => `${addParticle(`‘${answer}’`, '이/가')} ${share}로 가장 많아요`,
  nobody: '아직 아무도 답하지 않았어요',
  measure: '답한 사람 수 (명)',
  people: (count: string) => `${count}명`,
  answerColumn: '답',
  countColumn: '답한 사람',
  texts: (count: string) => `적어 준 글 ${count}개`,
  textsNote: '순서는 섞여 있어요.',
  moreTexts: (count: string) => `${count}개 더 보기`,
};
