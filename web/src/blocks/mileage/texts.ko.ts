import { addParticle } from '../../platform/format/particle.ts';

export const ko = {
  label: '마일리지',
  see: '내역',
  failed: '마일리지를 불러오지 못했어요.',
  points: (points: string) => `${points}점`,
  unit: '점',
  bar: '쓸 수 있는 마일리지',
  barText: (available: string, max: string) => `${available}점, 눈금 끝은 ${max}점`,
  next: (missing: string, name: string) => `${missing}점 더 모으면 ${addParticle(name, '을/를')} 신청할 수 있어요`,
  reached: (name: string) => `지금 ${addParticle(name, '을/를')} 신청할 수 있어요`,
  noGoal: '쓸 수 있는 마일리지',
  /** The deadline comes in words, empty where there is none. */
  until: (day: string) => `${day}까지 `,
  apply: (until: string) => (until === '' ? '' : `${until}신청할 수 있어요`),
  worth: (until: string, won: string) => `${until}신청하면 ${won}원을 받아요`,
  worthMost: (until: string, won: string) => `${until}신청하면 최대 ${won}원을 받아요`,
};
