import { defineWords } from '../use-words.ts';

/** Words of fields for days. */
export const dateWords = defineWords({
  ko: {
    open: '달력 열기',
    calendar: '날짜 고르기',
    from: '시작하는 날',
    to: '끝나는 날',
    pickFrom: '시작하는 날을 골라 주세요',
    pickTo: '끝나는 날을 골라 주세요',
  },
  en: {
    open: 'Open calendar',
    calendar: 'Choose a date',
    from: 'First day',
    to: 'Last day',
    pickFrom: 'Choose the first day',
    pickTo: 'Choose the last day',
  },
});
