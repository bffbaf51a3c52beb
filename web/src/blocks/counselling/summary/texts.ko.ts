import { addParticle } from '../../../platform/format/particle.ts';

export const ko = {
  label: '상담',
  failed: '상담 소식을 불러오지 못했어요.',
  none: '예정된 상담이 없어요',
  ask: '상담 신청',
  noneAtDesk: '답하거나 기록할 상담이 없어요',
  noneAtDeskText: '학생이 상담을 신청하면 여기에 보여요.',
  next: (when: string) => `다음 상담은 ${addParticle(when, '이에요/예요')}`,
  awaited: (when: string) => `${when} 상담이 답변을 기다려요`,
  answerCounsellor: (count: string) => `답을 기다리는 신청이 ${count}건 있어요`,
  record: (count: string) => `남길 기록이 ${count}건 있어요`,
  shareTitle: '지도교수',
  share: (name: string) => `${name} 교수님에게 예전 상담 기록을 보여 줄까요?`,
  shareYes: '보여 주기',
  shared: '이제 지도교수가 예전 기록을 볼 수 있어요.',
  answerTitle: '답하기',
  recordTitle: '기록하기',
  nextTitle: '다음 상담',
  prep: (name: string) => `${name} 준비 자료 보기`,
  caseTitle: '진행 중인 상담',
  cases: (count: string) => `진행 중인 상담이 ${count}건 있어요`,
};
