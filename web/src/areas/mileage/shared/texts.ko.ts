import { addParticle } from '../../../platform/format/particle.ts';

/** Figures of one step, as texts: those it looked at, and the points after it. */
export interface StepFigures {
  readonly amount: string;
  readonly limit: string;
  readonly points: string;
}

export const ko = {
  excel: '엑셀로 받기',
  owed: (points: string) => `갚을 점수 ${points}점`,
  /** A sentence for each step by which a rule comes to its points. */
  steps: {
    PIECE: ({ amount, limit, points }: StepFigures) => `한 건에 ${limit}점, ${amount}건이라 ${points}점이에요.`,
    HOUR: ({ amount, limit, points }: StepFigures) =>
      `한 시간에 ${limit}점, ${amount}시간이라 ${points}점이에요. 소수점 아래는 버려요.`,
    GRADE: ({ amount, limit, points }: StepFigures) =>
      `점수·급수 ${addParticle(amount, '은/는')} ${limit} 이상이라 ${points}점이에요.`,
    PROMISED: ({ points }: StepFigures) => `프로그램을 열 때 정해 둔 ${points}점이에요.`,
    NO_RULE: () => '그날 적용되는 규칙이 없어서 0점이에요.',
    REGISTER: () => '그날의 학적으로는 이 항목의 점수를 받을 수 없어서 0점이에요.',
    BELOW: ({ amount, limit }: StepFigures) =>
      `점수·급수 ${addParticle(amount, '은/는')} 가장 낮은 기준인 ${limit}보다 낮아서 0점이에요.`,
    CAP_ONCE: ({ limit }: StepFigures) => `한 번에 ${limit}점까지만 인정돼요.`,
    BEST: ({ amount }: StepFigures) => `같은 종류는 하나만 인정돼요. 이미 ${amount}점을 받아서 더해지지 않았어요.`,
    DIFFERENCE: ({ amount, points }: StepFigures) =>
      `같은 종류로 이미 ${amount}점을 받아서 차이인 ${points}점만 더해져요.`,
    CAP_TERM: ({ amount, limit, points }: StepFigures) =>
      `이 항목은 한 학기에 ${limit}점까지예요. 그 학기에 이미 ${amount}점이 있어서 ${points}점만 인정돼요.`,
    CAP_LIFE: ({ amount, limit, points }: StepFigures) =>
      `이 항목은 졸업까지 ${limit}점까지예요. 이미 ${amount}점이 있어서 ${points}점만 인정돼요.`,
    BY_HAND: ({ points }: StepFigures) => `담당자가 ${points}점으로 반영했어요. 한도는 따지지 않았어요.`,
    UNANSWERED: ({ amount }: StepFigures) => `만족도 설문에 기간 안에 답하지 않아 ${amount}점을 받지 못했어요.`,
  },
};
