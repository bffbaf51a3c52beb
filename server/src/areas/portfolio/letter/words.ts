/** Sentences about cover letters: what does not hold, and what to do. */
import type { Locale } from '../../../platform/http/messages.ts';

export const letterWords = {
  ko: {
    tooMany: (most: number) => `자기소개서는 ${most}개까지 만들 수 있어요. 쓰지 않는 것을 삭제해 주세요.`,
    otherQuestion: '다른 자기소개서에 있는 문항이에요. 문항을 새로 추가해 주세요.',
    twice: '같은 문항이 두 번 들어 있어요. 하나를 빼 주세요.',
    copyOf: (title: string) => (title === '' ? '' : `${title} 복사본`),
  },
  en: {
    tooMany: (most: number) => `You can keep up to ${most} cover letters. Delete one you don’t need.`,
    otherQuestion: 'This question belongs to another cover letter. Add it as a new one.',
    twice: 'This question is listed twice. Remove one of them.',
    copyOf: (title: string) => (title === '' ? '' : `Copy of ${title}`),
  },
} as const satisfies Record<Locale, unknown>;
