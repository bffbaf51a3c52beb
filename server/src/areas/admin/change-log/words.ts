import type { Locale } from '../../../platform/http/messages.ts';

export const changeWords = {
  ko: {
    yes: '예',
    no: '아니요',
    sheet: {
      at: '일시',
      by: '바꾼 사람',
      number: '번호',
      act: '한 일',
      kind: '대상',
      record: '이름',
      differences: '내용',
    },
    portal: '나루',
  },
  en: {
    yes: 'Yes',
    no: 'No',
    sheet: {
      at: 'When',
      by: 'Changed by',
      number: 'Number',
      act: 'What',
      kind: 'Of',
      record: 'Name',
      differences: 'Change',
    },
    portal: 'Naru',
  },
} as const satisfies Record<Locale, unknown>;
