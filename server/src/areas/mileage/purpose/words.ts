/** Sentences about what a purpose asks for: what does not hold, and what to do. */
import type { Reason } from '../../../platform/http/failure.ts';

export const PURPOSE_REASONS = {
  LEAST_UNIT: {
    ko: '최소 마일리지는 단위로 나누어떨어지게 적어 주세요.',
    en: 'Enter a least that is a multiple of the unit.',
  },
  MOST_UNIT: {
    ko: '최대 마일리지는 단위로 나누어떨어지게 적어 주세요.',
    en: 'Enter a most that is a multiple of the unit.',
  },
  MOST_LEAST: {
    ko: '최대 마일리지는 최소 마일리지 이상이어야 해요.',
    en: 'The most can’t be below the least.',
  },
  LIFE_TERM: {
    ko: '재학하는 동안의 횟수는 한 학기 횟수 이상이어야 해요.',
    en: 'The number while studying can’t be below the number per term.',
  },
  BOTH_LANGUAGES: {
    ko: '설명은 한국어와 영어로 함께 적어 주세요.',
    en: 'Write the description in both Korean and English.',
  },
  MONEY: {
    ko: '돈으로 지급하는지는 바꿀 수 없어요. 1점의 금액을 적어 주세요.',
    en: 'Whether it is paid in money can’t be changed. Enter what a point is worth.',
  },
} as const satisfies Readonly<Record<string, Reason>>;
