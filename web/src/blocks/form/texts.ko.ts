import { addParticle } from '../../platform/format/particle.ts';

export const ko = {
  missing: (name: string) => `${addParticle(name, '을/를')} 적어 주세요.`,
  unchosen: (name: string) => `${addParticle(name, '을/를')} 골라 주세요.`,
  wrong: (name: string) => `${addParticle(name, '을/를')} 다시 확인해 주세요.`,
  choice: (name: string) => `${addParticle(name, '을/를')} 다시 골라 주세요.`,
  mustAgree: '동의해야 보낼 수 있어요.',
  tooShort: (name: string, n: string) => `${addParticle(name, '은/는')} ${n}자 이상 적어 주세요.`,
  tooLong: (name: string, n: string) => `${addParticle(name, '은/는')} ${n}자까지 적을 수 있어요.`,
  tooSmall: (name: string, n: string) => `${addParticle(name, '은/는')} ${n} 이상이어야 해요.`,
  tooBig: (name: string, n: string) => `${addParticle(name, '은/는')} ${n}까지 쓸 수 있어요.`,
  tooFew: (name: string, n: string) => `${addParticle(name, '을/를')} ${n}개 이상 골라 주세요.`,
  tooMany: (name: string, n: string) => `${addParticle(name, '은/는')} ${n}개까지 고를 수 있어요.`,
  summary: (count: number) => `${count}곳을 고쳐 주세요`,
  leaveTitle: '쓰던 내용을 두고 나갈까요?',
  leaveText: '아직 저장하지 않았어요. 이 창을 닫기 전에는 다시 와서 이어 쓸 수 있어요.',
  stay: '계속 쓰기',
  leave: '나가기',
  codesError: '선택할 항목을 불러오지 못했어요. 화면을 다시 열어 주세요.',
  codesNone: '선택할 항목이 없어요',
  codeUnused: '지금은 고를 수 없어요',
};
