/** Sentences about items: what does not hold, and what to do. */
import type { Reason } from '../../../platform/http/failure.ts';

export const ITEM_REASONS = {
  CODE_TAKEN: {
    ko: '다른 항목이 쓰고 있는 코드예요. 다른 코드를 적어 주세요.',
    en: 'Another item has this code. Enter another one.',
  },
  TYPE_TAKEN: {
    ko: '이 프로그램의 항목이 이미 있어요. 다른 프로그램을 골라 주세요.',
    en: 'These programmes have an item already. Choose others.',
  },
  TEST_TAKEN: {
    ko: '진단검사 항목이 이미 있어요. 그 항목의 규칙을 바꾸거나 다른 방법을 골라 주세요.',
    en: 'Tests have an item already. Change its rule, or choose another way.',
  },
  MEETING_TAKEN: {
    ko: '상담 항목이 이미 있어요. 그 항목의 규칙을 바꾸거나 다른 방법을 골라 주세요.',
    en: 'Counselling sessions have an item already. Change its rule, or choose another way.',
  },
  BOTH_LANGUAGES: {
    ko: '증빙은 한국어와 영어로 함께 적어 주세요.',
    en: 'Name the evidence in both Korean and English.',
  },
} as const satisfies Readonly<Record<string, Reason>>;
