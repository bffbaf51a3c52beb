/** Sentences about portfolios: what does not hold, why, and what to do. */
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import type { Locale } from '../../../platform/http/messages.ts';

export const startWords = {
  ko: {
    found: '내 포트폴리오',
    draft: '작성 중',
    published: '게시 중',
    full: `포트폴리오는 ${SHOWN_MOST.portfolios}개까지 만들 수 있어요. 쓰지 않는 포트폴리오를 먼저 삭제해 주세요.`,
    noOther: '복사할 포트폴리오를 찾지 못했어요. 목록을 새로 고친 뒤 다시 골라 주세요.',
    nominated: '우수 포트폴리오로 추천되었거나 전시 중이에요. 우수 포트폴리오에서 먼저 내린 뒤 삭제해 주세요.',
    noChoices: '무엇을 보여 줄지 아직 고르지 않았어요. 처음부터 다시 골라 주세요.',
  },
  en: {
    found: 'My portfolios',
    draft: 'Draft',
    published: 'Published',
    full: `You can have up to ${SHOWN_MOST.portfolios} portfolios. Delete one that you no longer use first.`,
    noOther: 'We couldn’t find the portfolio to copy. Refresh the list and choose again.',
    nominated:
      'This portfolio is nominated or on show. Withdraw it from the excellent portfolios first, then delete it.',
    noChoices: 'You haven’t chosen what to show yet. Start over and choose again.',
  },
} as const satisfies Record<Locale, unknown>;
