/** Words about days of letters, and about letters and cards that a search found. */
import type { Locale } from '../../../platform/http/messages.ts';

const dDay = (days: number): string => (days === 0 ? 'D-day' : `D-${days}`);
const dueIn = (days: number): string =>
  days === 0 ? 'due today' : days === 1 ? 'due tomorrow' : `due in ${days} days`;

export const letterDayWords = {
  ko: {
    todo: (name: string, days: number, counts: { readonly answered: number; readonly questions: number }) => ({
      title: `자기소개서 마감 ${dDay(days)}: ${name}`,
      reason:
        counts.questions === 0
          ? '아직 문항이 없어요.'
          : `문항 ${counts.questions}개 중 ${counts.answered}개 작성했어요.`,
      actionLabel: '이어서 쓰기',
    }),
    calendar: '자기소개서 마감',
    groups: { letters: '자기소개서', cards: '경험 카드' },
  },
  en: {
    todo: (name: string, days: number, counts: { readonly answered: number; readonly questions: number }) => ({
      title: `Cover letter ${dueIn(days)}: ${name}`,
      reason:
        counts.questions === 0
          ? 'It has no questions yet.'
          : `${counts.answered} of ${counts.questions} questions answered.`,
      actionLabel: 'Keep writing',
    }),
    calendar: 'Cover letter due',
    groups: { letters: 'Cover letters', cards: 'Experience cards' },
  },
} as const satisfies Record<Locale, unknown>;
