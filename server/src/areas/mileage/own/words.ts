/** Words about a person's own mileage. */
import type { Locale } from '../../../platform/http/messages.ts';
import type { LineTitle } from './title-store.ts';

const number = new Intl.NumberFormat('en-US');
const signed = new Intl.NumberFormat('en-US', { signDisplay: 'always' });
const joinFacts = (facts: readonly string[]): string => facts.filter((fact) => fact !== '').join(' · ');
const inEnglish = (points: number): string => `${number.format(points)} ${points === 1 ? 'point' : 'points'}`;

const owedInKorean = (owed: number): string => (owed === 0 ? '' : `갚을 점수 ${number.format(owed)}점`);
const owedInEnglish = (owed: number): string => (owed === 0 ? '' : `you owe ${inEnglish(owed)}`);

/** A line in a notice: its points, what it is about, and what its owner owes by now. */
type Said = Pick<LineTitle, 'points' | 'title' | 'owed'>;

export const ownWords = {
  ko: {
    points: (points: number) => `${number.format(points)}점`,
    found: { lines: '마일리지 내역', claims: '마일리지 인정 신청', uses: '마일리지 사용 신청' },
    line: (points: number, title: string) => joinFacts([`${number.format(points)}점`, title]),
    taken: ({ points, title, owed }: Said) => joinFacts([`${number.format(points)}점`, title, owedInKorean(owed)]),
    correction: ({ points, title, owed }: Said) =>
      joinFacts([`${signed.format(points)}점`, title, owedInKorean(points < 0 ? owed : 0)]),
    survey: (title: string, points: number) => ({
      title: `설문 답하기: ${title}`,
      reason: `설문에 답하면 ${number.format(points)}점을 받아요.`,
      actionLabel: '답하기',
    }),
    expiring: (points: number) => ({
      title: `마일리지 ${number.format(points)}점 쓰기`,
      reason: '이번 학기가 끝나면 사라져요.',
      actionLabel: '사용처 보기',
    }),
  },
  en: {
    points: inEnglish,
    found: { lines: 'Mileage', claims: 'Claims of mileage', uses: 'Requests to use mileage' },
    line: (points: number, title: string) => joinFacts([inEnglish(points), title]),
    taken: ({ points, title, owed }: Said) => joinFacts([inEnglish(points), title, owedInEnglish(owed)]),
    correction: ({ points, title, owed }: Said) =>
      joinFacts([
        `${signed.format(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
        title,
        owedInEnglish(points < 0 ? owed : 0),
      ]),
    survey: (title: string, points: number) => ({
      title: `Answer the survey: ${title}`,
      reason: `Your answer brings ${inEnglish(points)}.`,
      actionLabel: 'Answer',
    }),
    expiring: (points: number) => ({
      title: `Use ${inEnglish(points)} of mileage`,
      reason: 'They expire at the end of this term.',
      actionLabel: 'See uses',
    }),
  },
} as const satisfies Record<Locale, unknown>;
