/** Words of shown work on the home. */
import type { Locale } from '../../../platform/http/messages.ts';

const count = (one: number, what: string): string => (one === 1 ? `1 ${what}` : `${one} ${what}s`);

export const summaryWords = {
  ko: {
    missing: {
      someone: '정해진 것',
      programme: (name: string) => `${name} 수료`,
      programmes: (competency: string, left: number) => `${competency}프로그램 ${left}개 더`,
      hours: (competency: string, left: number) => `${competency}프로그램 ${left}시간 더`,
      mileage: (left: number) => `마일리지 ${left.toLocaleString('ko')}점 더`,
      test: (name: string) => `${name} 받기`,
      badge: (name: string) => `${name} 배지 받기`,
      families: { '01': '핵심역량 진단', '02': '학습전략 진단', '03': '진로·직무 진단' },
    },
    hidden: {
      title: (title: string) => `포트폴리오 고치기: ${title}`,
      reason: '신고를 받고 담당자가 가렸어요. 고쳐서 다시 게시하면 담당자가 살펴봐요.',
      actionLabel: '이유 보기',
    },
    link: {
      title: (title: string) => `비밀 링크가 곧 끝나요: ${title}`,
      reason: '더 보여 주려면 새 링크를 만들어 보내세요.',
      actionLabel: '링크 보기',
    },
    badge: {
      title: (title: string) => `배지 유효 기간이 곧 끝나요: ${title}`,
      reason: '끝나면 이력서와 포트폴리오에 나오지 않아요.',
      actionLabel: '배지 보기',
    },
  },
  en: {
    missing: {
      someone: 'a set one',
      programme: (name: string) => `Complete “${name}”`,
      programmes: (competency: string, left: number) => count(left, `more ${competency}programme`),
      hours: (competency: string, left: number) => `${count(left, 'more hour')} of ${competency}programmes`,
      mileage: (left: number) => `${left.toLocaleString('en')} more mileage ${left === 1 ? 'point' : 'points'}`,
      test: (name: string) => `Take a test: ${name}`,
      badge: (name: string) => `Earn the “${name}” badge`,
      families: { '01': 'core competencies', '02': 'learning strategy', '03': 'career and job' },
    },
    hidden: {
      title: (title: string) => `Fix your portfolio: ${title}`,
      reason: 'Staff hid it after a report. Change it and publish it again, and they will look at it.',
      actionLabel: 'See why',
    },
    link: {
      title: (title: string) => `A secret link ends soon: ${title}`,
      reason: 'To keep showing your portfolio, make a new link and send that one.',
      actionLabel: 'View links',
    },
    badge: {
      title: (title: string) => `A badge expires soon: ${title}`,
      reason: 'After that it no longer appears on your résumé or portfolio.',
      actionLabel: 'View badge',
    },
  },
} as const satisfies Record<Locale, unknown>;
