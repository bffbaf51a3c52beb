import { addParticle } from '../../../platform/format/particle.ts';

export const findingKo = {
  up: (name: string, by: string) => `지난번보다 ${addParticle(name, '이/가')} ${by}점 올랐어요`,
  down: (name: string, by: string) => `지난번보다 ${addParticle(name, '이/가')} ${by}점 내려갔어요`,
  same: '지난번과 거의 같아요',
  highest: (name: string) => `${addParticle(name, '이/가')} 가장 높아요`,
  even: '고르게 나왔어요',
  none: '점수를 낼 만큼 답하지 않았어요',
} as const;
